import type { ResultOrder } from "#app/domain/ranking/weather-ranking";
import type { SiteLink } from "#app/presenters/site-link-view";
import type { ClockMinutes } from "#app/domain/calendar/clock";
import { londonDateOf } from "#app/domain/calendar/london-time";
import type { User } from "#app/domain/accounts/account";
import type { Preferences } from "#app/domain/accounts/preferences";
import type { Filters } from "#app/domain/filters/filters";
import { type Postcode, startName } from "#app/domain/geo/postcode";
import type { PlaceContext } from "#app/presenters/trips/present";
import {
  type ResultsLayout,
  SHARED_PARAMETERS,
  dayParameter,
  leaveParameter,
  orderParameter,
  originParameter,
  othersParameter,
  searchParameters,
  seaParameter,
  styleParameter,
  travelDateParameter,
  unitsParameters,
} from "#app/domain/search/address";

export interface SearchPageContext extends PlaceContext {
  /** Minutes after midnight; null for the usual time. */
  readonly leave: ClockMinutes | null;
  readonly hasDay: boolean;
  readonly nights: number;
  readonly origin: Postcode;
  readonly drivingHours: number;
  readonly offer?: SiteLink;
  readonly order: ResultOrder;
  readonly filters: Filters;
  /** Null for a guest. */
  readonly preferences: (Preferences & Partial<Pick<User, "passes">>) | null;
  /** Null for the list, which has the map beside it if there is room. */
  readonly view: ResultsLayout | null;
  readonly offset: number;
  readonly limit: number;
  /** What was corrected in the address. */
  readonly note: string | null;
}

type SharedSearch = Pick<SearchPageContext, "origin" | "others" | "drivingHours" | "date">;

/** "/search?from=LS6&hours=2&date=2026-11-22": the district only, and the day as a date. Its readers have cards of their own. */
export function sharedSearchUrl(params: URLSearchParams, search: SharedSearch): string {
  const { origin, others = [], drivingHours, date } = search;
  const shared = new URLSearchParams({ from: startName(origin), hours: String(drivingHours), date });
  for (const other of others) shared.append("with", startName(other));
  for (const name of SHARED_PARAMETERS) for (const value of params.getAll(name)) shared.append(name, value);
  return `/search?${shared.toString()}`;
}

/** In a fixed order. Filters, order and view are for the link back to the results. */
export function destinationQuery(context: SearchPageContext): string {
  return searchParameters({
    ...originParameter(context.origin),
    ...othersParameter(context.others),
    drivingHours: context.drivingHours,
    ...unitsParameters(context),
    travelDate: context.hasDay
      ? dayParameter(context.date)
      : travelDateParameter(context.date, londonDateOf(context.nowMs)),
    leave: leaveParameter(context.leave),
    nights: context.nights || null,
    ...styleParameter(context.style),
    ...orderParameter(context.order),
    view: context.view,
    ...context.filters,
    ...seaParameter(context.style, context.filters.bySea),
  });
}
