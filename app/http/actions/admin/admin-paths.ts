import type { Destination } from "#app/domain/catalogue/destination";
import { adminAddress, tabOf } from "#app/presenters/admin/address-view";
import type { AdminSubject } from "#app/presenters/admin/catalogue-view";
import type { PostedForm } from "#app/http/actions/form-action.server";
import { ownPath } from "#app/http/address/own-path";

/**
 * Returns the page to show after a change: the form's `returnTo` if that is within /admin, otherwise the tab of the
 * form.
 */
export function afterChangePath(posted: PostedForm, subject: AdminSubject, destination: Destination): string {
  const tab = tabOf(subject);
  const path =
    subject === "destination"
      ? adminAddress({ tab })
      : adminAddress({ tab, destination: destination.id, list: subject });
  return dashboardPath(posted, path);
}

/** Returns the form's `returnTo` if that is within /admin; otherwise the second argument. */
export function dashboardPath(posted: PostedForm, otherwise: string): string {
  const wanted = ownPath(posted.text("returnTo"), otherwise);
  return /^\/admin(\?|$)/.test(wanted) ? wanted : otherwise;
}
