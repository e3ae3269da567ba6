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
  const hasSamePlaces = previous?.placesVersion === stored.placesVersion;
  const hasSameDetails = hasSamePlaces && previous.detailsKey === stored.detailsKey;
  const [detailsJson, labels, masks] = await Promise.all([
    readDetails(kv, stored.detailsKey, previous),
    hasSamePlaces ? previous.labels : stored.labels && unpackLabels(stored.labels),
    hasSameDetails ? previous.masks : stored.masks && unpackMasks(stored.masks),
  ]);
  if (detailsJson.length !== stored.places.length) throw new Error("details of another snapshot");
  return { ...stored, detailsJson, labels, masks };
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
