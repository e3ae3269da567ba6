import type { Place } from "#app/domain/catalogue/destination";
import { isInstant, isRecord } from "#app/domain/values";
import {
  packForecasts,
  unpackForecasts,
  type PackedForecast,
  type PackedForecasts,
} from "./forecast-packing";
import type { PublishedTides } from "#app/domain/tides/published-tides";
import type { PackedLabels } from "./labels-codec";
import type { PackedMasks } from "./masks-codec";
import { type PackedSeaTable, packSea, unpackSea } from "./sea-codec";
import type { SealedSnapshot } from "./sealed-snapshot";

export const SNAPSHOT_KEY = "snapshot:1";

/** Raise it with every change of the layout. While KV has another version, the database is read. */
const FORMAT = 2;
/** JSON never contains a bare line break: after the first one come the days and hours, then the labels. */
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
  /** Earlier releases did not write it, and ignore it when reading. */
  readonly masks?: PackedMasks;
  /** The same. */
  readonly tides?: PublishedTides;
  /** The same. */
  readonly sea?: readonly PackedSeaTable[];
  /**
   * The labels' graph, and their length at the end of the bytes. Earlier releases did not write it; they
   * can still read this snapshot because they take only the bytes of the forecasts.
   */
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
 * Returns the bytes to store: one line of JSON, then the days and hours of all forecasts, then the labels.
 * `packed` contains the forecasts if they are already packed.
 */
export function encodeSnapshot(
  snapshot: SealedSnapshot,
  detailsWrittenAt: number,
  { labels = null, masks = null, tides = null }: Prepared = {},
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
    ...(tides && { tides }),
    ...(snapshot.sea.length > 0 && { sea: packSea(snapshot.sea) }),
    ...(snapshot.calibration && { calibration: snapshot.calibration }),
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

/** Throws if the bytes are not a whole snapshot of a known layout. */
export function decodeSnapshot(bytes: Uint8Array): StoredSnapshot {
  const lineBreak = bytes.indexOf(LINE_BREAK);
  const end = lineBreak < 0 ? bytes.length : lineBreak;
  const json: unknown = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end)));
  if (!isUsable(json)) throw new RangeError("not a snapshot of a known layout");
  // Copies the bytes, so that the original buffer can be freed.
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
