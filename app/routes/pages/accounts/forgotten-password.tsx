import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ForgottenPasswordPage } from "#app/components/accounts/recovery-pages";
import { FORGOTTEN_FORM } from "#app/http/actions/accounts/recovery-forms.server";
import { answerForm } from "#app/http/actions/form-action.server";
import type { ForgottenPasswordView } from "#app/presenters/accounts/view";
import { titled } from "#app/components/layout/titled";

export { clientAction, shouldRevalidate } from "#app/components/forms/form-client-action";

export const meta = titled("Forgotten your password?", "noindex");

export function loader({ request, context }: LoaderFunctionArgs): ForgottenPasswordView {
  const { canSendMail, contactEmail } = context.app.config;
  const isSent = new URL(request.url).searchParams.get("sent") === "true";
  return { state: !canSendMail ? "no-mail" : isSent ? "sent" : "asking", contactEmail };
}

export const action = (args: ActionFunctionArgs) => answerForm(args, () => FORGOTTEN_FORM);

export default function ForgottenPassword() {
  return <ForgottenPasswordPage {...useLoaderData<typeof loader>()} />;
}
