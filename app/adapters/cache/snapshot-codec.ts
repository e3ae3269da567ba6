import type { Place } from "#app/domain/catalogue/destination";
import { isInstant, isRecord } from "#app/domain/values";
import {
  packForecasts,
  unpackForecasts,
  type PackedForecast,
  type PackedForecasts,
} from "./forecast-packing";
import type { PublishedTides } from "#app/domain/tides/published-tides";
import {
  type PackedLabels,
  type PackedMasks,
  type PackedSeaTable,
  gunzip,
  gzip,
  packSea,
  unpackSea,
} from "./snapshot-parts";
import type { SealedSnapshot } from "./sealed-snapshot";

export const SNAPSHOT_KEY = "snapshot:1";

/** Raise it with every change of the layout: readers use the database while KV holds another format. */
const FORMAT = 3;
/** The size of the compressed head at the start: 32 bits, lowest byte first. */
const LENGTH_BYTES = 4;
/** Separates the JSON in the head from the days after it: JSON contains no bare line break. */
const LINE_BREAK = 10;

/** The details have a key of their own. */
export interface StoredSnapshot extends Omit<SealedSnapshot, "detailsJson" | "labels" | "masks"> {
  readonly masks: PackedMasks | null;
  readonly labels: PackedLabels | null;
  /** Epoch milliseconds. The details' key expires some time after this. */
  readonly detailsWrittenAt: number;
}

interface SnapshotJson extends Omit<
  StoredSnapshot,
  "forecasts" | "places" | "labels" | "masks" | "tides" | "sea"
> {
  readonly masks?: PackedMasks;
  readonly tides?: PublishedTides;
  readonly sea?: readonly PackedSeaTable[];
  /** The graph that the labels belong to, and the number of their bytes at the end. */
  readonly labels?: { readonly graphKey: string; readonly length: number };
  readonly format: number;
  readonly providers: readonly string[];
  readonly forecasts: readonly (PackedForecast | null)[];
  /** A place is a list: the index of its shape, then its values. */
  readonly places: readonly (readonly unknown[])[];
  /** A few lists of fields for thousands of places. */
  readonly shapes: readonly (readonly string[])[];
}

type Prepared = Partial<Pick<StoredSnapshot, "labels" | "masks" | "tides">>;

/**
 * Layout: the compressed head (one line of JSON, then the days of all forecasts), the hours, the labels.
 * Hours are not compressed: decompressing them would take as long as reading the rest.
 */
export async function encodeSnapshot(
  snapshot: SealedSnapshot,
  detailsWrittenAt: number,
  { labels = null, masks = null, tides = null }: Prepared = {},
  packed: PackedForecasts = packForecasts(snapshot.forecasts),
): Promise<Uint8Array> {
  const { providers, lists, days, hours } = packed;
  const stored: SnapshotJson = {
    format: FORMAT,
    version: snapshot.version,
    publishedAt: snapshot.publishedAt,
    provider: snapshot.provider,
    placesVersion: snapshot.placesVersion,
    detailsKey: snapshot.detailsKey,
    detailsWrittenAt,
    ...(masks && { masks }),
    ...(tides && { tides }),
    ...(snapshot.sea.length > 0 && { sea: packSea(snapshot.sea) }),
    ...(snapshot.calibration && { calibration: snapshot.calibration }),
    ...(labels && { labels: { graphKey: labels.graphKey, length: labels.bytes.length } }),
    providers,
    ...packPlaces(snapshot.places),
    forecasts: lists,
  };
  const head = await gzip(joined([new TextEncoder().encode(`${JSON.stringify(stored)}\n`), days]));
  const length = new Uint8Array(LENGTH_BYTES);
  new DataView(length.buffer).setUint32(0, head.length, true);
  return joined([length, head, hours, labels?.bytes ?? new Uint8Array()]);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const part of parts) {
    bytes.set(part, end);
    end += part.length;
  }
  return bytes;
}

/** Rejects if the bytes are not a complete snapshot in the current format. */
export async function decodeSnapshot(bytes: Uint8Array): Promise<StoredSnapshot> {
  const headEnd = LENGTH_BYTES + new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const head = await gunzip(bytes.subarray(LENGTH_BYTES, headEnd));
  const daysAt = head.indexOf(LINE_BREAK) + 1;
  const json: unknown = JSON.parse(new TextDecoder().decode(head.subarray(0, daysAt)));
  if (!isUsable(json)) throw new RangeError("not a snapshot of a known layout");
  // Copied, so that the original buffer can be freed.
  const hoursEnd = bytes.length - (json.labels?.length ?? 0);
  const hours = new Uint8Array(bytes.subarray(headEnd, hoursEnd));
  const labels = json.labels && {
    graphKey: json.labels.graphKey,
    bytes: new Uint8Array(bytes.subarray(hoursEnd)),
  };
  const { providers, forecasts: lists } = json;
  return {
    version: json.version,
    publishedAt: json.publishedAt,
    provider: json.provider,
    placesVersion: json.placesVersion,
    detailsKey: json.detailsKey,
    detailsWrittenAt: json.detailsWrittenAt,
    places: unpackPlaces(json),
    forecasts: unpackForecasts({ providers, lists, days: head.subarray(daysAt), hours }),
    labels: labels ?? null,
    masks: json.masks ?? null,
    tides: json.tides ?? null,
    sea: unpackSea(json.sea ?? []),
    ...(json.calibration && { calibration: json.calibration }),
  };
}

/** Field names would be half of the text. */
function packPlaces(places: readonly Place[]): Pick<SnapshotJson, "places" | "shapes"> {
  const shapes = new Map<string, { readonly index: number; readonly fields: readonly string[] }>();
  const rows = places.map((place) => {
    const present = Object.entries(place).filter(([, value]) => value !== undefined);
    const fields = present.map(([field]) => field);
    const shape = shapes.get(fields.join()) ?? { index: shapes.size, fields };
    shapes.set(fields.join(), shape);
    return [shape.index, ...present.map(([, value]): unknown => value)];
  });
  return { shapes: [...shapes.values()].map(({ fields }) => fields), places: rows };
}

function unpackPlaces({ places, shapes }: Pick<SnapshotJson, "places" | "shapes">): Place[] {
  return places.map((row) => {
    const place: Record<string, unknown> = {};
    const fields = shapes[row[0] as number] ?? [];
    for (let index = 0; index < fields.length; index += 1) place[fields[index] as string] = row[index + 1];
    return place as unknown as Place;
  });
}

/** Looks only for damage, such as a truncated value: our own publisher wrote the JSON. */
function isUsable(json: unknown): json is SnapshotJson {
  if (!isRecord(json)) return false;
  const { format, places, shapes, forecasts, providers, detailsKey, placesVersion, publishedAt } = json;
  return (
    format === FORMAT &&
    Array.isArray(places) &&
    Array.isArray(shapes) &&
    Array.isArray(forecasts) &&
    Array.isArray(providers) &&
    places.length === forecasts.length &&
    typeof detailsKey === "string" &&
    typeof placesVersion === "string" &&
    isInstant(publishedAt)
  );
}
