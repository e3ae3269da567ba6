import type { PublishedMasks } from "#app/domain/filters/published-masks";
import type { HubLabels } from "#app/domain/roads/hub-labels";
import { isShownBeside, newestProvider } from "#app/domain/weather/forecast-origin";
import type { DetailsTexts } from "#app/services/ports";
import type { PublishedSea } from "#app/domain/sea/published-sea";
import type { KeyValueStore } from "./key-value-store";
import { unpackDetails } from "./details-codec";
import { unpackLabels, unpackMasks } from "./snapshot-parts";
import type { SealedSnapshot } from "./sealed-snapshot";
import { decodeSnapshot, SNAPSHOT_KEY, type StoredSnapshot } from "./snapshot-codec";

/** The age of KV's own copy, in addition to the age that an isolate allows. */
const SNAPSHOT_CACHE_TTL_SECONDS = 30;
/** Details never change under their name, but KV caches a miss for just as long, so this is short. */
const DETAILS_CACHE_TTL_SECONDS = 300;

/** One KV read, and a second one if its details differ from those of `previous`. Throws if unusable. */
export async function readPublishedSnapshot(
  kv: KeyValueStore,
  previous: SealedSnapshot | null,
): Promise<SealedSnapshot> {
  const bytes = await kv.getBytes(SNAPSHOT_KEY, { cacheTtl: SNAPSHOT_CACHE_TTL_SECONDS });
  if (bytes === null) throw new Error("no snapshot is published");
  const stored = await decodeSnapshot(bytes);
  const [detailsJson, labels, masks] = await Promise.all([
    readDetails(kv, stored.detailsKey, previous),
    readLabels(stored, previous),
    readMasks(stored, previous),
  ]);
  if (detailsJson.length !== stored.places.length) throw new Error("details of another snapshot");
  return { ...stored, detailsJson, labels, masks };
}

function readMasks(
  { masks, placesVersion, detailsKey }: StoredSnapshot,
  previous: SealedSnapshot | null,
): Promise<PublishedMasks | null> {
  const isSame = previous?.placesVersion === placesVersion && previous.detailsKey === detailsKey;
  if (isSame) return Promise.resolve(previous.masks);
  return masks ? unpackMasks(masks) : Promise.resolve(null);
}

function readLabels(
  { labels, placesVersion }: StoredSnapshot,
  previous: SealedSnapshot | null,
): Promise<HubLabels | null> {
  if (previous?.placesVersion === placesVersion) return Promise.resolve(previous.labels);
  return labels ? unpackLabels(labels) : Promise.resolve(null);
}

/** A snapshot from before a change of the provider may contain forecasts that must not be shown. */
export function withShowableForecasts(snapshot: SealedSnapshot, provider: string): SealedSnapshot {
  const isHidden = (part: { readonly provider: string } | null) =>
    part !== null && !isShownBeside(provider, part);
  const sea = snapshot.sea.filter((table) => !isHidden(table));
  if (!snapshot.forecasts.some(isHidden))
    return sea.length < snapshot.sea.length ? { ...snapshot, sea } : snapshot;
  const forecasts = snapshot.forecasts.map((forecast) => (isHidden(forecast) ? null : forecast));
  return { ...snapshot, forecasts, sea, provider: newestProvider(forecasts) };
}

async function readDetails(
  kv: KeyValueStore,
  detailsKey: string,
  previous: SealedSnapshot | null,
): Promise<DetailsTexts> {
  if (previous?.detailsKey === detailsKey) return previous.detailsJson;
  const bytes = await kv.getBytes(detailsKey, { cacheTtl: DETAILS_CACHE_TTL_SECONDS });
  if (bytes === null) throw new Error("the snapshot's details are missing");
  return unpackDetails(bytes);
}

/** Keeps unchanged lists, so that what was computed from them (orders, texts, drive times) stays valid. */
export function withKeptLists(snapshot: SealedSnapshot, previous: SealedSnapshot | null): SealedSnapshot {
  if (!previous) return snapshot;
  if (snapshot.version === previous.version) return previous;
  return {
    ...snapshot,
    places: snapshot.placesVersion === previous.placesVersion ? previous.places : snapshot.places,
    detailsJson: snapshot.detailsKey === previous.detailsKey ? previous.detailsJson : snapshot.detailsJson,
  };
}

/** Returns an empty list if nothing usable is published; the next run then requests the sea again. */
export async function readPublishedSea(kv: KeyValueStore): Promise<PublishedSea> {
  return (await readStored(kv))?.sea ?? [];
}

/** Returns null if nothing usable is published; the publisher then writes everything again. */
export async function readStored(kv: KeyValueStore): Promise<StoredSnapshot | null> {
  try {
    const bytes = await kv.getBytes(SNAPSHOT_KEY);
    return bytes && (await decodeSnapshot(bytes));
  } catch {
    return null;
  }
}
