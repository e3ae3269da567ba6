import type { ClockMinutes, LondonDate } from "#app/domain/calendar/clock";
import { type Filters, NO_FILTERS } from "#app/domain/filters/filters";
import type { Postcode } from "#app/domain/geo/postcode";
import type { RankingStyle } from "#app/domain/ranking/holiday-climate-index-bands";
import type { ResultOrder } from "#app/domain/ranking/weather-ranking";

export interface SearchQuery {
  readonly postcode: Postcode;
  /** Further starts, to meet people who come from there. */
  readonly others?: readonly Postcode[];
  /** Whole, 1–5. */
  readonly drivingHours: number;
  readonly date: LondonDate;
  /** If not, the answer is for tomorrow once no place has daylight left. */
  readonly hasDay: boolean;
  readonly style: RankingStyle;
  /** On `date`; null for the usual time. */
  readonly leave: ClockMinutes | null;
  readonly filters: Filters;
  /** 0 is a day out. Visitors can choose all days of the stay. */
  readonly nights: number;
  readonly order: ResultOrder;
  readonly offset: number;
  readonly limit: number;
}

export const plainSearch = (
  wish: Pick<SearchQuery, "postcode" | "drivingHours" | "date" | "limit"> & { readonly hasDay?: boolean },
): SearchQuery => ({
  hasDay: true,
  ...wish,
  style: "urban",
  leave: null,
  filters: NO_FILTERS,
  nights: 0,
  order: "best",
  offset: 0,
});
