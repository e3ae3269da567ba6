import { joinBytes } from "#app/domain/bytes";
import type { Place } from "#app/domain/catalogue/destination";
import { HOURLY_BYTES_A_DAY } from "#app/domain/weather/hourly";
import { isRecord } from "#app/domain/values";
import { packForecasts, unpackForecasts, type PackedForecasts } from "./forecast-packing";
import {
  type PackedLabels,
  type PackedMasks,
  type PackedRows,
  gunzip,
  gzip,
  packRows,
  unpackRows,
} from "./snapshot-parts";
import type { SealedSnapshot } from "./sealed-snapshot";

export const SNAPSHOT_KEY = "snapshot:1";

/** Raise the number with every change of the layout: readers use the database while KV holds another format. */
const FORMAT = `5 with ${HOURLY_BYTES_A_DAY}`;
/** The size of the compressed head at the start: 32 bits, lowest byte first. */
const LENGTH_BYTES = 4;

export interface StoredSnapshot extends Omit<SealedSnapshot, "detailsJson" | "labels" | "masks"> {
  readonly masks: PackedMasks | null;
  readonly labels: PackedLabels | null;
  /** Epoch milliseconds. The details' key expires some time after this. */
  readonly detailsWrittenAt: number;
}

interface SnapshotJson extends Omit<StoredSnapshot, "forecasts" | "places" | "labels"> {
  readonly format: string;
  readonly forecasts: Omit<PackedForecasts, "hours">;
  readonly places: PackedRows;
  /** The graph that the labels belong to, and the number of their bytes at the end. */
  readonly labels: { readonly graphKey: string; readonly length: number } | null;
}

type Prepared = Partial<Pick<StoredSnapshot, "labels" | "masks" | "tides">>;

/**
 * Layout: the compressed head (JSON), the hours, the labels. Hours are not compressed: decompressing them would
 * take as long as reading the rest.
 */
export async function encodeSnapshot(
  snapshot: SealedSnapshot,
  detailsWrittenAt: number,
  { labels = null, masks = null, tides = null }: Prepared = {},
): Promise<Uint8Array> {
  const { detailsJson: _, ...content } = snapshot;
  const { hours, ...forecasts } = packForecasts(content.forecasts);
  const json: SnapshotJson = {
    ...content,
    format: FORMAT,
    detailsWrittenAt,
    masks,
    tides,
    labels: labels && { graphKey: labels.graphKey, length: labels.bytes.length },
    places: packRows(content.places),
    forecasts,
  };
  const head = await gzip(new TextEncoder().encode(JSON.stringify(json)));
  const length = new Uint8Array(LENGTH_BYTES);
  new DataView(length.buffer).setUint32(0, head.length, true);
  return joinBytes([length, head, hours, labels?.bytes ?? new Uint8Array()]);
}

export async function decodeSnapshot(bytes: Uint8Array): Promise<StoredSnapshot> {
  const headEnd = LENGTH_BYTES + new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const head = await gunzip(bytes.subarray(LENGTH_BYTES, headEnd));
  const json: unknown = JSON.parse(new TextDecoder().decode(head));
  if (!isCurrent(json)) throw new RangeError("not a snapshot of a known layout");
  const { format: _, places: rows, forecasts: packed, labels, ...rest } = json;
  // Copied, so that the original buffer can be freed.
  const hoursEnd = bytes.length - (labels?.length ?? 0);
  const hours = new Uint8Array(bytes.subarray(headEnd, hoursEnd));
  const [places, forecasts] = [unpackRows<Place>(rows), unpackForecasts({ ...packed, hours })];
  if (places.length !== forecasts.length) throw new RangeError("not a forecast for each place");
  return {
    ...rest,
    places,
    forecasts,
    labels: labels && { graphKey: labels.graphKey, bytes: new Uint8Array(bytes.subarray(hoursEnd)) },
  };
}

/** Our own publisher wrote it, and damage fails the checksum. */
const isCurrent = (json: unknown): json is SnapshotJson => isRecord(json) && json["format"] === FORMAT;
