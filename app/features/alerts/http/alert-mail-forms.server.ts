import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { redirectWithToast } from "#app/http/session/flash.server";
import { ALERT_BUTTONS, ALERT_FORM } from "#app/features/alerts/presenters/view";
import { savedWords } from "#app/features/alerts/presenters/words";
import { type PageForm, type PostedForm, formByIntent } from "#app/http/actions/form-action.server";
import { guestTimingSchema } from "./alert-schemas";

export const mailPagePath = (key: string): string => `/alerts/mail?token=${key}`;

export const mailKeyOf = (request: Request): string => new URL(request.url).searchParams.get("token") ?? "";

/** "", which is nobody's, if this site has not made the key. */
const tokenOf = async ({ request, context }: ActionFunctionArgs): Promise<string> =>
  (await context.app.alerts.mail.tokenOf(mailKeyOf(request))) ?? "";

/** Links from before 28 November 2026 have the token alone, and only end the emails. */
const stop = async (args: ActionFunctionArgs): Promise<void> =>
  args.context.app.alerts.mail.stop({ token: (await tokenOf(args)) || mailKeyOf(args.request) });

type Submit = Extract<PageForm, { readonly needs: "anyone" }>["submit"];

const formOf = (submit: Submit): PageForm => ({
  id: ALERT_BUTTONS.id,
  needs: "anyone",
  texts: ["intent"],
  failure: { title: ALERT_BUTTONS.title, message: "That didn't work. Please try again in a moment." },
  submit,
});

const CONFIRM = formOf(async (_, args) => {
  const path = mailPagePath(mailKeyOf(args.request));
  const isConfirmed = await args.context.app.alerts.mail.confirm(await tokenOf(args));
  return isConfirmed
    ? redirectWithToast(args, path, { title: "Your alerts come by email now" })
    : redirect(path);
});

async function change(posted: PostedForm, args: ActionFunctionArgs) {
  const { timing } = posted.read(guestTimingSchema);
  const { alerts, clock } = args.context.app;
  const path = mailPagePath(mailKeyOf(args.request));
  if (!(await alerts.mail.change(await tokenOf(args), timing))) return redirect(path);
  const description = savedWords(timing, clock());
  return redirectWithToast(args, path, { title: "Alert saved", description });
}

const CHANGE = { ...formOf(change), id: ALERT_FORM.id, texts: ["intent", "timing"] };

const STOP = formOf(async (_, args) => {
  await stop(args);
  return redirect("/alerts/mail?ended");
});

/** Mail programs post it by themselves (RFC 8058) and follow no redirect. */
const ONE_CLICK = formOf(async (posted, args) => {
  await stop(args);
  return posted.showAgain();
});

const buttonOf = formByIntent({ confirm: CONFIRM, change: CHANGE, stop: STOP });

export const alertMailFormOf = (form: FormData): PageForm | null =>
  form.get("List-Unsubscribe") === "One-Click" ? ONE_CLICK : buttonOf(form);
