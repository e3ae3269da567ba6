import type { Destination } from "#app/domain/catalogue/destination";
import { adminAddress, tabOf } from "#app/presenters/admin/address-view";
import type { AdminSubject } from "#app/presenters/admin/catalogue-view";
import type { PostedForm } from "#app/http/actions/form-action.server";
import { ownPath } from "#app/http/address/own-path";

/**
 * Returns the address after a change: the form's `returnTo` if it is within /admin, otherwise the form's
 * tab.
 */
export function afterChangePath(posted: PostedForm, subject: AdminSubject, destination: Destination): string {
  const tab = tabOf(subject);
  const path =
    subject === "destination"
      ? adminAddress({ tab })
      : adminAddress({ tab, destination: destination.id, list: subject });
  return dashboardPath(posted, path);
}

/** Returns the form's `returnTo` if it is within the dashboard, otherwise `otherwise`. */
export function dashboardPath(posted: PostedForm, otherwise: string): string {
  const wanted = ownPath(posted.text("returnTo"), otherwise);
  return /^\/admin(\?|$)/.test(wanted) ? wanted : otherwise;
}
