import { redirect } from "@remix-run/cloudflare";
import { readToken } from "#app/domain/token";
import { type PageForm, formByIntent } from "#app/http/actions/form-action.server";
import { redirectWithToast } from "#app/http/session/flash.server";
import { CONFIRM_EMAIL_PATH } from "#app/presenters/accounts/view";
import { accountFormBase } from "./account-answers.server";

/** "" if there is none. */
export const emailTokenOf = (request: Request): string => readToken(new URL(request.url).searchParams) ?? "";

const COMMON = { ...accountFormBase("confirmEmail"), texts: ["intent"] };

const CONFIRM: PageForm = {
  ...COMMON,
  needs: "anyone",
  async submit(_, args) {
    const token = emailTokenOf(args.request);
    const isConfirmed = await args.context.app.accounts.confirmEmail(token);
    const path = `${CONFIRM_EMAIL_PATH}?token=${token}`;
    return isConfirmed ? redirectWithToast(args, path, { title: "Email address confirmed" }) : redirect(path);
  },
};

const DISOWN: PageForm = {
  ...COMMON,
  needs: "anyone",
  async submit(_, args) {
    await args.context.app.accounts.disownEmail(emailTokenOf(args.request));
    return redirect(`${CONFIRM_EMAIL_PATH}?removed`);
  },
};

export const confirmEmailFormOf = formByIntent({ confirm: CONFIRM, disown: DISOWN });
