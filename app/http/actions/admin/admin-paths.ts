import type { Destination } from "#app/domain/catalogue/destination";
import type { AdminSubject } from "#app/presenters/admin/catalogue-view";
import type { PostedForm } from "../form-action.server";
import { ownPath } from "#app/http/answers/own-path";

const TABS: Readonly<Record<AdminSubject, string>> = {
  destination: "destinations",
  activity: "activities",
  hotel: "accommodations",
  campsite: "accommodations",
};

/**
 * Where the administrator is after a change: where the form's `returnTo` says, within /admin, or on the tab that
 * the form was on. The destination is null where nothing came of it.
 */
export function afterChangePath(
  posted: PostedForm,
  subject: AdminSubject,
  destination: Destination | null,
): string {
  const query = new URLSearchParams({ tab: TABS[subject] });
  if (subject !== "destination") query.set("destination", String(destination?.id ?? posted.text("id")));
  if (subject === "campsite") query.set("list", "campsites");
  const path = `/admin?${query.toString()}`;
  const wanted = ownPath(posted.text("returnTo"), path);
  return /^\/admin(\?|$)/.test(wanted) ? wanted : path;
}
