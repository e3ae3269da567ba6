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

/** The search for which a results page is drawn. */
export interface SearchPageContext extends CardContext {
  /** The time of leaving home; null for the usual time. */
  readonly leave: ClockMinutes | null;
  /** Whether the visitor chose the day. */
  readonly hasDay: boolean;
  /** The number of nights. */
  readonly nights: number;
  readonly origin: Postcode;
  readonly drivingHours: number;
  readonly order: ResultOrder;
  readonly filters: Filters;
  /** The visitor's preferences; null for a guest. */
  readonly preferences: Preferences | null;
  /** The requested view of the results; null for the list, with the map beside it if there is room. */
  readonly view: ResultsLayout | null;
  readonly offset: number;
  readonly limit: number;
  /** A sentence that says what was corrected in the address. */
  readonly note: string | null;
}

/** Parameters that a shared address leaves out or names differently. */
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
 * The address of this search to share: "/search?from=LS6&hours=2&date=2026-11-22", with all other choices. It has the
 * postcode's district, and the day as a date.
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
 * The parameters that a destination's own page needs, in a fixed order, with those for its link back to the results:
 * filters, order and view.
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
