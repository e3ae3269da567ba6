import { redirect } from "@remix-run/cloudflare";
import { readToken } from "#app/domain/token";
import { clientAddress } from "#app/http/address/client-address";
import { siteOrigin } from "#app/http/address/own-path";
import { redirectWithToast } from "#app/http/session/flash.server";
import { originOf } from "#app/http/session/known-device.server";
import { endSession } from "#app/http/session/session.server";
import { newPasswordSchema, recoveryRequestSchema } from "#app/schemas/account";
import type { PageForm } from "#app/http/actions/form-action.server";
import { accountFormBase, refused } from "./account-answers.server";

/** The same answer for every input, so it does not reveal who has an account. */
export const FORGOTTEN_FORM: PageForm = {
  ...accountFormBase("forgotten"),
  needs: "anyone",
  texts: ["account"],
  async submit(posted, { request, context }) {
    const asked = await context.app.accounts.requestRecovery({
      account: posted.read(recoveryRequestSchema).account,
      clientAddress: clientAddress(request),
      linkTo: linkTo(siteOrigin(request, context)),
      afterAnswer: (work) => context.waitUntil(work),
    });
    if (!asked.ok) return refused(posted, asked);
    return redirect("/forgotten-password?sent=true");
  },
};

export const RECOVERY_FORM: PageForm = {
  ...accountFormBase("recovery"),
  needs: "anyone",
  texts: ["password", "confirmPassword"],
  async submit(posted, args) {
    const { request, context } = args;
    const { password } = posted.read(newPasswordSchema);
    const token = readToken(new URL(request.url).searchParams) ?? "";
    const { device } = await originOf(request, context);
    const recovered = await context.app.accounts.recoverPassword({ token, password, device });
    if (!recovered.ok) return refused(posted, recovered);
    const toast = {
      title: "Password changed",
      description: [
        "Log in with your new password. You've been logged out everywhere.",
        ...context.app.accounts.endedByRecovery,
      ].join(" "),
    };
    return redirectWithToast(args, "/auth", toast, await endSession(request, context));
  },
};

/** The administrator makes a link for a person without an email address, shown only this once. */
export const RECOVERY_LINK_FORM: PageForm = {
  ...accountFormBase("recoveryLink"),
  needs: "admin",
  texts: ["username"],
  async submit(posted, { request, context }, author) {
    const username = posted.text("username");
    const made = await context.app.accounts.makeRecoveryLink({
      username,
      author,
      linkTo: linkTo(siteOrigin(request, context)),
    });
    if (!made.ok) return refused(posted, made);
    return posted.showAgain({ username: "", madeFor: made.value.username, link: made.value.url });
  },
};

const linkTo = (site: string) => (token: string) => `${site}/recover?token=${token}`;
