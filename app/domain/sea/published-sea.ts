import { daysBetween } from "#app/domain/calendar/calendar-day";
import type { LondonDate } from "#app/domain/calendar/clock";
import { DAY_MS, toTenth } from "#app/domain/units";

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
  /** All that the run asked for, by day from `firstDate` on; null without an answer. */
  readonly places: readonly { readonly id: number; readonly sea: readonly SeaDay[] | null }[];
}

/** No place is in more than one of them. */
export type PublishedSea = readonly SeaTable[];

const SEA_SHOWN_FOR_MS = DAY_MS;

/** To a quarter of a degree and a tenth of a metre. */
export const roundedSea = ({ temperatureC, waveMetres }: SeaDay): SeaDay => ({
  temperatureC: temperatureC === null ? null : Math.round(temperatureC * 4) / 4,
  waveMetres: waveMetres === null ? null : toTenth(waveMetres),
});

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
  for (const { provider, fetchedAt, firstDate, places } of published ?? []) {
    const place = places.find(({ id }) => id === placeId);
    if (!place) continue;
    const day = nowMs - fetchedAt <= SEA_SHOWN_FOR_MS && place.sea?.[daysBetween(firstDate, date)];
    return day && (day.temperatureC !== null || day.waveMetres !== null) ? { provider, ...day } : null;
  }
  return null;
}

/** Those not too old to show. A former table loses the places that the fresh one has. */
export function mergeSea(former: PublishedSea, fresh: SeaTable | null, nowMs: number): PublishedSea {
  const again = new Set(fresh?.places.map(({ id }) => id));
  const usable = former
    .filter(({ fetchedAt }) => nowMs - fetchedAt <= SEA_SHOWN_FOR_MS)
    .map((table) => ({ ...table, places: table.places.filter(({ id }) => !again.has(id)) }))
    .filter(({ places }) => places.length > 0);
  return fresh && fresh.places.length > 0 ? [fresh, ...usable] : usable;
}
