import type { Place } from "#app/domain/catalogue/destination";
import { isInstant, isRecord } from "#app/domain/values";
import {
  packForecasts,
  unpackForecasts,
  type PackedForecast,
  type PackedForecasts,
} from "./forecast-packing";
import type { PackedLabels } from "./labels-codec";
import type { PackedMasks } from "./masks-codec";
import type { SealedSnapshot } from "./sealed-snapshot";

export const SNAPSHOT_KEY = "snapshot:1";

/** Raise it with every change of the layout. While KV holds another, the database is read. */
const FORMAT = 2;
/** JSON never holds a bare line break: what follows the first one are days and hours, then labels. */
const LINE_BREAK = 10;

/** What the snapshot's key holds: everything but the details, which have a key of their own. */
export interface StoredSnapshot extends Omit<SealedSnapshot, "detailsJson" | "labels" | "masks"> {
  /** What filters ask of the details; null if the publication has none. */
  readonly masks: PackedMasks | null;
  /** How the places are joined to the roads; null if the publication has none. */
  readonly labels: PackedLabels | null;
  /** Epoch milliseconds: the details' key expires some time after it. */
  readonly detailsWrittenAt: number;
}

interface SnapshotJson extends Omit<StoredSnapshot, "forecasts" | "places" | "labels" | "masks"> {
  /** Absent from what earlier releases wrote, which read past it. */
  readonly masks?: PackedMasks;
  /**
   * The labels' graph, and how many of the last bytes are theirs; absent from what earlier releases wrote. Those releases read
   * this snapshot as well: they take only the bytes that the forecasts need.
   */
  readonly labels?: { readonly graphKey: string; readonly length: number };
  readonly format: number;
  readonly providers: readonly string[];
  readonly forecasts: readonly (PackedForecast | null)[];
  /** Values behind the number of a shape. */
  readonly places: readonly (readonly unknown[])[];
  /** Which fields places have: a few lists for thousands of places. */
  readonly shapes: readonly (readonly string[])[];
}

/** What is worked out once for a publication, and not by every isolate. */
export type Prepared = Partial<Pick<StoredSnapshot, "labels" | "masks">>;

/**
 * The bytes to store: one line of JSON, then the days and hours of all forecasts, then the labels. `packed` are its forecasts,
 * where they are packed already.
 */
export function encodeSnapshot(
  snapshot: SealedSnapshot,
  detailsWrittenAt: number,
  { labels = null, masks = null }: Prepared = {},
  packed: PackedForecasts = packForecasts(snapshot.forecasts),
): Uint8Array {
  const { providers, lists, bytes: weather } = packed;
  const stored: SnapshotJson = {
    format: FORMAT,
    version: snapshot.version,
    publishedAt: snapshot.publishedAt,
    provider: snapshot.provider,
    placesVersion: snapshot.placesVersion,
    detailsKey: snapshot.detailsKey,
    detailsWrittenAt,
    ...(masks && { masks }),
    ...(labels && { labels: { graphKey: labels.graphKey, length: labels.bytes.length } }),
    providers,
    ...packPlaces(snapshot.places),
    forecasts: lists,
  };
  const line = new TextEncoder().encode(`${JSON.stringify(stored)}\n`);
  const bytes = new Uint8Array(line.length + weather.length + (labels?.bytes.length ?? 0));
  bytes.set(line);
  bytes.set(weather, line.length);
  if (labels) bytes.set(labels.bytes, line.length + weather.length);
  return bytes;
}

/** Throws where the bytes are not a whole snapshot of a known layout. */
export function decodeSnapshot(bytes: Uint8Array): StoredSnapshot {
  const lineBreak = bytes.indexOf(LINE_BREAK);
  const end = lineBreak < 0 ? bytes.length : lineBreak;
  const json: unknown = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end)));
  if (!isUsable(json)) throw new RangeError("not a snapshot of a known layout");
  // Copies, so that the line's own bytes can go.
  const weatherEnd = bytes.length - (json.labels?.length ?? 0);
  const weather = new Uint8Array(bytes.subarray(end + 1, weatherEnd));
  const labels = json.labels && {
    graphKey: json.labels.graphKey,
    bytes: new Uint8Array(bytes.subarray(weatherEnd)),
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
    forecasts: unpackForecasts({ providers, lists, bytes: weather }),
    labels: labels ?? null,
    masks: json.masks ?? null,
  };
}

/** Places as lists of their values behind the number of their shape: names of fields would be half of the line. */
function packPlaces(places: readonly Place[]): Pick<SnapshotJson, "places" | "shapes"> {
  const shapes = new Map<string, { readonly turn: number; readonly fields: readonly string[] }>();
  const rows = places.map((place) => {
    const told = Object.entries(place).filter(([, value]) => value !== undefined);
    const fields = told.map(([field]) => field);
    const shape = shapes.get(fields.join()) ?? { turn: shapes.size, fields };
    shapes.set(fields.join(), shape);
    return [shape.turn, ...told.map(([, value]): unknown => value)];
  });
  return { shapes: [...shapes.values()].map(({ fields }) => fields), places: rows };
}

function unpackPlaces({ places, shapes }: Pick<SnapshotJson, "places" | "shapes">): Place[] {
  return places.map((row) => {
    const place: Record<string, unknown> = {};
    const fields = shapes[row[0] as number] ?? [];
    for (let turn = 0; turn < fields.length; turn += 1) place[fields[turn] as string] = row[turn + 1];
    return place as unknown as Place;
  });
}

/** Checks only for damage such as a truncated value: our own publisher wrote it, so its shape is known. */
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
