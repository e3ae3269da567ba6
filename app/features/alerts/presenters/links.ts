import { savedSearch } from "#app/features/alerts/domain/alert";
import type { SiteLink } from "#app/presenters/site-link-view";

export function alertLinks(marks: Readonly<Record<string, unknown>>, isSignedIn: boolean): SiteLink[] {
  const unread = Number(marks["unreadAlerts"] ?? 0);
  const label = unread ? `Alerts, ${unread} new` : "Alerts";
  return isSignedIn ? [{ to: "/alerts", label, unread }] : [];
}

/** The form for an alert with this search, its day too, and of its postcode the district. */
export function alertOffer({
  params,
  outcode,
  drivingHours,
}: {
  readonly params: URLSearchParams;
  readonly outcode: string;
  readonly drivingHours: number;
}): SiteLink {
  const day = params.get("travelDate");
  const saved = savedSearch(params, outcode, drivingHours);
  return { to: `/alerts/new?${saved}${day ? `&travelDate=${day}` : ""}`, label: "Tell me when it is sunny" };
}
