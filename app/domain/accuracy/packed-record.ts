import { FACETS, type Facet } from "#app/domain/ranking/holiday-climate-index-bands";
import type { RecordedVisit } from "./recorded-visit";

/** A place in a day's record: its weather, or a mark for a day that is not over yet. */
export type RecordEntry = RecordedVisit | MorningMark;

/**
 * Records that the place had a forecast by this service before the visit began. Only then can the evening's
 * run record the day from the service's hours.
 */
export interface MorningMark {
  readonly placeId: number;
  readonly provider: string;
  readonly score: null;
}

/** The stored entries of a day: fourteen bytes for each place. */
export interface PackedEntries {
  readonly providers: readonly string[];
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/*
 * The fourteen bytes of a place, the lowest byte of a number first: three for its id, one for the provider's
 * index, two for the score in tenths, one for hours of sun in tenths, one for millimetres of rain in tenths,
 * two for tenths of a degree, and four signed ones for the parts of the index in tenths.
 */
const BYTES_PER_ENTRY = 14;
const SCORE_AT = 4;
const SUN_AT = 6;
const RAIN_AT = 7;
const TEMPERATURE_AT = 8;
const PARTS_AT = 10;
const SUN_UNKNOWN = 255;
const NOT_OVER = 0xffff;

const tenths = (value: number, lowest: number, highest: number): number =>
  Math.min(highest, Math.max(lowest, Math.round(value * 10)));

/** Packs the entries in their order. Throws RangeError for an id of more than 24 bits. */
export function packEntries(entries: readonly RecordEntry[]): PackedEntries {
  const providers = [...new Set(entries.map(({ provider }) => provider))];
  const bytes = new Uint8Array(entries.length * BYTES_PER_ENTRY);
  const view = new DataView(bytes.buffer);
  entries.forEach((entry, index) => {
    const at = index * BYTES_PER_ENTRY;
    if (entry.placeId >= 2 ** 24) throw new RangeError(`place ${entry.placeId} is beyond 24 bits`);
    view.setUint32(at, entry.placeId | (providers.indexOf(entry.provider) << 24), true);
    if (entry.score === null) view.setUint16(at + SCORE_AT, NOT_OVER, true);
    else packWeather(view, at, entry);
  });
  return { providers, bytes };
}

function packWeather(view: DataView, at: number, entry: RecordedVisit): void {
  view.setUint16(at + SCORE_AT, tenths(entry.score, 0, 1000), true);
  view.setUint8(at + SUN_AT, entry.sunHours === null ? SUN_UNKNOWN : tenths(entry.sunHours, 0, 240));
  view.setUint8(at + RAIN_AT, tenths(entry.rainMm, 0, 255));
  view.setInt16(at + TEMPERATURE_AT, tenths(entry.temperatureC, -500, 600), true);
  FACETS.forEach((facet, index) =>
    view.setInt8(at + PARTS_AT + index, tenths(entry.parts[facet], -100, 100)),
  );
}

/** Unpacks the entries. Throws RangeError if the number of bytes is not a multiple of fourteen. */
export function unpackEntries({ providers, bytes }: PackedEntries): RecordEntry[] {
  if (bytes.length % BYTES_PER_ENTRY !== 0) throw new RangeError("a record of broken entries");
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.length / BYTES_PER_ENTRY }, (_, index) => {
    const at = index * BYTES_PER_ENTRY;
    const head = view.getUint32(at, true);
    const provider = providers[head >>> 24];
    if (provider === undefined) throw new RangeError("a record of an unknown provider");
    return unpackEntry(view, at, head & 0xffffff, provider);
  });
}

function unpackEntry(view: DataView, at: number, placeId: number, provider: string): RecordEntry {
  const score = view.getUint16(at + SCORE_AT, true);
  if (score === NOT_OVER) return { placeId, provider, score: null };
  const sun = view.getUint8(at + SUN_AT);
  const parts = FACETS.map((facet, index) => [facet, view.getInt8(at + PARTS_AT + index) / 10] as const);
  return {
    placeId,
    provider,
    score: score / 10,
    sunHours: sun === SUN_UNKNOWN ? null : sun / 10,
    rainMm: view.getUint8(at + RAIN_AT) / 10,
    temperatureC: view.getInt16(at + TEMPERATURE_AT, true) / 10,
    parts: Object.fromEntries(parts) as Record<Facet, number>,
  };
}
