import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { readToken } from "#app/domain/token";
import { redirectWithToast } from "#app/http/session/flash.server";
import { ALERT_BUTTONS } from "#app/features/alerts/presenters/view";
import { type PageForm, formByIntent } from "#app/http/actions/form-action.server";

/** "" if there is none. */
export const mailTokenOf = (request: Request): string => readToken(new URL(request.url).searchParams) ?? "";

const COMMON = {
  id: ALERT_BUTTONS.id,
  texts: ["intent"],
  failure: {
    title: ALERT_BUTTONS.title,
    message: "That didn't work. Please try again in a moment.",
  },
} as const;

const stop = ({ request, context }: ActionFunctionArgs): Promise<void> =>
  context.app.alerts.mail.stopByToken(mailTokenOf(request));

const CONFIRM: PageForm = {
  ...COMMON,
  needs: "anyone",
  async submit(_, args) {
    const token = mailTokenOf(args.request);
    const isConfirmed = await args.context.app.alerts.mail.confirm(token);
    const path = `/alerts/mail?token=${token}`;
    return isConfirmed
      ? redirectWithToast(args, path, { title: "Your alerts come by email now" })
      : redirect(path);
  },
};

const STOP: PageForm = {
  ...COMMON,
  needs: "anyone",
  async submit(_, args) {
    await stop(args);
    return redirect("/alerts/mail?ended");
  },
};

/** Mail programs post it by themselves (RFC 8058) and follow no redirect. */
const ONE_CLICK: PageForm = {
  ...COMMON,
  needs: "anyone",
  async submit(posted, args) {
    await stop(args);
    return posted.showAgain();
  },
};

const buttonOf = formByIntent({ confirm: CONFIRM, stop: STOP });

export const alertMailFormOf = (form: FormData): PageForm | null =>
  form.get("List-Unsubscribe") === "One-Click" ? ONE_CLICK : buttonOf(form);
