import type { RankingStyle } from "#app/domain/ranking/holiday-climate-index-bands";
import { searchParameters } from "#app/domain/search/address";
import type { SiteLink } from "#app/presenters/site-link-view";

/** The header's link, for signed-in visitors. */
export function alertLinks(marks: Readonly<Record<string, unknown>>, isSignedIn: boolean): SiteLink[] {
  const unread = Number(marks["unreadAlerts"] ?? 0);
  const label = unread ? `Alerts, ${unread} new` : "Alerts";
  return isSignedIn ? [{ to: "/alerts", label, unread }] : [];
}

/** The form for an alert with a search filled in, which has only the district of its postcode. */
export const alertOffer = (search: {
  readonly outcode: string;
  readonly drivingHours: number;
  readonly ranking: RankingStyle;
}): SiteLink => {
  const { outcode: from, drivingHours, ranking } = search;
  return {
    to: `/alerts/new?${searchParameters({ from, drivingHours, ranking })}`,
    label: "Tell me when it is sunny",
  };
};
