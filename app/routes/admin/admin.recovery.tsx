import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { RecoveryLinkPage } from "#app/components/admin/recovery-link-page";
import { RECOVERY_LINK_FORM } from "#app/http/actions/accounts/recovery-forms.server";
import { answerForm } from "#app/http/actions/form-action.server";
import { requireAdmin } from "#app/http/session/guards.server";
import { titled } from "#app/components/layout/titled";

export { clientAction, shouldRevalidate } from "#app/components/forms/form-client-action";

export const meta = titled("Accounts");

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return null;
}

export const action = (args: ActionFunctionArgs) => answerForm(args, () => RECOVERY_LINK_FORM);

export default RecoveryLinkPage;
