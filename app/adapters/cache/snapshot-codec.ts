import type { Place } from "#app/domain/catalogue/destination";
import { isInstant, isRecord } from "#app/domain/values";
import {
  packForecasts,
  unpackForecasts,
  type PackedForecast,
  type PackedForecasts,
} from "./forecast-packing";
import type { PublishedTides } from "#app/domain/tides/published-tides";
import { gunzip, gzip } from "./gzip";
import type { PackedLabels } from "./labels-codec";
import type { PackedMasks } from "./masks-codec";
import { type PackedSeaTable, packSea, unpackSea } from "./sea-codec";
import type { SealedSnapshot } from "./sealed-snapshot";

export const SNAPSHOT_KEY = "snapshot:1";

/** Raise it with every change of the layout. While KV has another version, the database is read. */
const FORMAT = 3;
/** The bytes begin with the length of the compressed head, as 32 bits, the lowest byte first. */
const LENGTH_BYTES = 4;
/** Ends the JSON in the head, which contains no bare line break; the days follow. */
const LINE_BREAK = 10;

/** What the snapshot's key holds: everything except the details, which have their own key. */
export interface StoredSnapshot extends Omit<SealedSnapshot, "detailsJson" | "labels" | "masks"> {
  /** What filters need to know of the details; null if the publication has none. */
  readonly masks: PackedMasks | null;
  /** How the places are joined to the roads; null if the publication has none. */
  readonly labels: PackedLabels | null;
  /** Epoch milliseconds: the details' key expires some time after it. */
  readonly detailsWrittenAt: number;
}

interface SnapshotJson extends Omit<
  StoredSnapshot,
  "forecasts" | "places" | "labels" | "masks" | "tides" | "sea"
> {
  readonly masks?: PackedMasks;
  readonly tides?: PublishedTides;
  readonly sea?: readonly PackedSeaTable[];
  /** The labels' graph, and their length at the end of the bytes. */
  readonly labels?: { readonly graphKey: string; readonly length: number };
  readonly format: number;
  readonly providers: readonly string[];
  readonly forecasts: readonly (PackedForecast | null)[];
  /** Each place is its shape's index followed by its values. */
  readonly places: readonly (readonly unknown[])[];
  /** Which fields places have: a few lists for thousands of places. */
  readonly shapes: readonly (readonly string[])[];
}

/** What is computed once per publication instead of in every isolate. */
export type Prepared = Partial<Pick<StoredSnapshot, "labels" | "masks" | "tides">>;

/**
 * Returns the bytes to store: the compressed head, which is one line of JSON and the days of all forecasts,
 * then their hours, then the labels. Hours are not compressed: decompressing them would take as long as reading the rest.
 * `packed` contains the forecasts if they are already packed.
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

/** Rejects if the bytes are not a whole snapshot of a known layout. */
export async function decodeSnapshot(bytes: Uint8Array): Promise<StoredSnapshot> {
  const headEnd = LENGTH_BYTES + new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const head = await gunzip(bytes.subarray(LENGTH_BYTES, headEnd));
  const daysAt = head.indexOf(LINE_BREAK) + 1;
  const json: unknown = JSON.parse(new TextDecoder().decode(head.subarray(0, daysAt)));
  if (!isUsable(json)) throw new RangeError("not a snapshot of a known layout");
  // Copies the bytes, so that the original buffer can be freed.
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

/** Packs each place as its shape's index and its values: field names would be half of the line. */
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

/** Checks only for damage, such as a truncated value: our own publisher writes the JSON, so its shape is known. */
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
