import type { ResultOrder } from "#app/domain/ranking/weather-ranking";
import type { ClockMinutes } from "#app/domain/calendar/clock";
import { londonDateOf } from "#app/domain/calendar/london-time";
import type { Preferences } from "#app/domain/accounts/preferences";
import type { Filters } from "#app/domain/filters/filters";
import type { Postcode } from "#app/domain/geo/postcode";
import type { CardContext } from "#app/presenters/trips/destination-card";
import {
  type ResultsLayout,
  dayParameter,
  leaveParameter,
  nightsParameter,
  orderParameter,
  originParameter,
  searchParameters,
  seaParameter,
  styleParameter,
  travelDateParameter,
} from "#app/domain/search/address";

/** What a results page is drawn for. */
export interface SearchPageContext extends CardContext {
  /** When they wish to leave home; null for the usual time. */
  readonly leave: ClockMinutes | null;
  /** The visitor chose the day. */
  readonly hasDay: boolean;
  /** How many nights they stay over. */
  readonly nights: number;
  readonly origin: Postcode;
  readonly drivingHours: number;
  readonly order: ResultOrder;
  readonly filters: Filters;
  /** The visitor's; null for a guest. */
  readonly preferences: Preferences | null;
  /** How the address asks for the results; null for the list, with the map beside it where there is room. */
  readonly view: ResultsLayout | null;
  readonly offset: number;
  readonly limit: number;
  /** Says in a sentence what in the address was corrected. */
  readonly note: string | null;
}

/** What of a search is the visitor's own, or is said in other words in an address that others are sent. */
const NOT_SHARED = [
  "postcode",
  "from",
  "drivingHours",
  "travelDate",
  "offset",
  "limit",
  "temperatureUnit",
  "distanceUnit",
];

/**
 * The address of this search that people send to each other: "/search?from=LS6&hours=2&date=2026-11-22", with all
 * else that was chosen. It names the district of the postcode, and a day that stays that day.
 */
export function sharedSearchUrl(
  params: URLSearchParams,
  { origin, drivingHours, date }: Pick<SearchPageContext, "origin" | "drivingHours" | "date">,
): string {
  const shared = new URLSearchParams({ from: origin.outcode, hours: String(drivingHours), date });
  for (const [name, value] of params) if (!NOT_SHARED.includes(name)) shared.append(name, value);
  return `/search?${shared.toString()}`;
}

/**
 * The part of a search that a destination's own page needs, in a fixed order, and what its way back to the results needs:
 * the filters, the order and the view.
 */
export function destinationQuery(context: SearchPageContext): string {
  return searchParameters({
    ...originParameter(context.origin),
    drivingHours: context.drivingHours,
    temperatureUnit: context.temperatureUnit,
    distanceUnit: context.distanceUnit,
    travelDate: context.hasDay
      ? dayParameter(context.date)
      : travelDateParameter(context.date, londonDateOf(context.nowMs)),
    leave: leaveParameter(context.leave),
    ...nightsParameter(context.nights),
    ...styleParameter(context.style),
    ...orderParameter(context.order),
    view: context.view,
    ...context.filters,
    ...seaParameter(context.style, context.filters.bySea),
  });
}
