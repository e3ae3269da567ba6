import { startOfUtcDay } from "#app/domain/calendar/calendar-day";
import type { LondonDate } from "#app/domain/calendar/clock";
import { DAY_MS } from "#app/domain/units";

/** From 9:00 to 18:00 in London. An unknown value is null. */
export interface SeaDay {
  readonly temperatureC: number | null;
  /** The significant height: the mean of the highest third. */
  readonly waveMetres: number | null;
}

export interface SeaTable {
  readonly provider: string;
  readonly fetchedAt: number;
  readonly firstDate: LondonDate;
  readonly days: number;
  /** All that the run asked for, also those without an answer. */
  readonly placeIds: readonly number[];
  /** Two for each place and day: the temperature and the waves. */
  readonly bytes: Uint8Array;
}

/** No place is in more than one of them. */
export type PublishedSea = readonly SeaTable[];

const BYTES_A_DAY = 2;
const UNKNOWN = 255;
/** A byte counts quarters of a degree from -5 °C on, or tenths of a metre. */
const COLDEST_C = -5;
const STEPS_A_DEGREE = 4;
const STEPS_A_METRE = 10;

const SEA_SHOWN_FOR_MS = DAY_MS;

/** In order from `firstDate` on; null if the place has no forecast of the sea. */
export function seaTable(
  { provider, fetchedAt, firstDate, days }: Pick<SeaTable, "provider" | "fetchedAt" | "firstDate" | "days">,
  places: readonly { readonly id: number; readonly sea: readonly SeaDay[] | null }[],
): SeaTable {
  const bytes = new Uint8Array(places.length * days * BYTES_A_DAY).fill(UNKNOWN);
  places.forEach(({ sea }, row) => {
    sea?.slice(0, days).forEach(({ temperatureC, waveMetres }, day) => {
      const at = (row * days + day) * BYTES_A_DAY;
      bytes[at] = toByte(temperatureC === null ? null : (temperatureC - COLDEST_C) * STEPS_A_DEGREE);
      bytes[at + 1] = toByte(waveMetres === null ? null : waveMetres * STEPS_A_METRE);
    });
  });
  return { provider, fetchedAt, firstDate, days, placeIds: places.map(({ id }) => id), bytes };
}

const toByte = (steps: number | null): number =>
  steps === null ? UNKNOWN : Math.min(UNKNOWN - 1, Math.max(0, Math.round(steps)));

export interface SeaAtPlace extends SeaDay {
  readonly provider: string;
}

/** Null if it is unknown, or was fetched more than a day ago. */
export function seaAt(
  published: PublishedSea | null | undefined,
  placeId: number,
  date: LondonDate,
  nowMs: number,
): SeaAtPlace | null {
  for (const table of published ?? []) {
    const row = table.placeIds.indexOf(placeId);
    if (row < 0) continue;
    const day = (startOfUtcDay(date) - startOfUtcDay(table.firstDate)) / DAY_MS;
    const isShown = nowMs - table.fetchedAt <= SEA_SHOWN_FOR_MS && day >= 0 && day < table.days;
    return isShown ? seaInTable(table, row, day) : null;
  }
  return null;
}

function seaInTable({ bytes, days, provider }: SeaTable, row: number, day: number): SeaAtPlace | null {
  const at = (row * days + day) * BYTES_A_DAY;
  const [temperature = UNKNOWN, waves = UNKNOWN] = [bytes[at], bytes[at + 1]];
  if (temperature === UNKNOWN && waves === UNKNOWN) return null;
  return {
    provider,
    temperatureC: temperature === UNKNOWN ? null : temperature / STEPS_A_DEGREE + COLDEST_C,
    waveMetres: waves === UNKNOWN ? null : waves / STEPS_A_METRE,
  };
}

/** Those not too old to show. A former table loses the places that the fresh one has. */
export function mergeSea(former: PublishedSea, fresh: SeaTable | null, nowMs: number): PublishedSea {
  const again = new Set(fresh?.placeIds);
  const usable = former
    .filter(({ fetchedAt }) => nowMs - fetchedAt <= SEA_SHOWN_FOR_MS)
    .map((table) => withoutPlaces(table, again))
    .filter(({ placeIds }) => placeIds.length > 0);
  return fresh && fresh.placeIds.length > 0 ? [fresh, ...usable] : usable;
}

function withoutPlaces(table: SeaTable, gone: ReadonlySet<number>): SeaTable {
  const rows = table.placeIds.flatMap((id, row) => (gone.has(id) ? [] : [row]));
  if (rows.length === table.placeIds.length) return table;
  const width = table.days * BYTES_A_DAY;
  const bytes = new Uint8Array(rows.length * width);
  rows.forEach((row, index) =>
    bytes.set(table.bytes.subarray(row * width, (row + 1) * width), index * width),
  );
  return { ...table, placeIds: rows.map((row) => table.placeIds[row] as number), bytes };
}
