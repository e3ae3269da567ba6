import { type ActionFunctionArgs, type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { isPushConsent } from "#app/features/alerts/domain/push";
import { siteOrigin } from "#app/http/address/own-path";
import { clientAddress } from "#app/http/address/client-address";
import { ALERT_REFUSALS, PUSH_REFUSALS, alertMailRefusal } from "./alert-refusals";
import { redirectWithToast, type Toast } from "#app/http/session/flash.server";
import { sessionToken } from "#app/http/session/session.server";
import {
  ALERT_BUTTONS,
  ALERT_FORM,
  ALERT_MAIL_FORM,
  ALERT_PUSH_FORM,
  ASK_FOR_MAIL,
  RENEW_PUSH,
  START_PUSH,
  TEST_MAIL,
  TEST_PUSH,
} from "#app/features/alerts/presenters/view";
import { savedWords } from "#app/features/alerts/presenters/words";
import { readId } from "#app/schemas/fields";
import { testToast } from "#app/features/alerts/presenters/test-words";
import { alertMailSchema, alertSchema, guestAlertSchema } from "./alert-schemas";
import { type PageForm, formByIntent, postedId } from "#app/http/actions/form-action.server";

const FAILED = "We couldn't save this. Please try again in a moment.";

const ownToken = async ({ request, context }: ActionFunctionArgs): Promise<string> =>
  (await sessionToken(request, context)) ?? "";

const senderOf = ({ request, context }: ActionFunctionArgs) => ({
  site: siteOrigin(request, context),
  clientAddress: clientAddress(request),
});

export function alertForm(alertId: number | null): PageForm {
  return {
    id: ALERT_FORM.id,
    needs: "user",
    texts: ["search", "timing", "instead"],
    failure: { title: ALERT_FORM.title, message: FAILED },

    async submit(posted, args, { id: userId }) {
      const wish = posted.read(alertSchema);
      const { alerts } = args.context.app;
      const fault = await alerts.save(userId, alertId ?? readId(posted.text("instead")), wish);
      if (fault) return posted.refuse(ALERT_REFUSALS[fault]);
      const description = savedWords(wish, args.context.app.clock());
      return redirectWithToast(args, "/alerts", { title: "Alert saved", description });
    },
  };
}

/** Keeps the address and the search until the address is confirmed by the link that we send there. */
export const GUEST_FORM: PageForm = {
  id: ALERT_FORM.id,
  needs: "anyone",
  texts: ["search", "timing", "email"],
  failure: { title: ALERT_FORM.title, message: FAILED },
  async submit(posted, args) {
    const { email, wish } = posted.read(guestAlertSchema);
    const { alerts } = args.context.app;
    const fault = await alerts.faultOf(wish);
    if (fault) return posted.refuse(ALERT_REFUSALS[fault]);
    const asked = await alerts.mail.askGuest(wish, { email, ...senderOf(args) });
    return asked.ok ? redirect("/alerts/mail?sent") : posted.refuse(alertMailRefusal(asked));
  },
};

type Step = (
  alerts: AppLoadContext["app"]["alerts"],
  user: { readonly id: number; readonly token: string },
  alertId: number,
) => Promise<Toast | false>;

/** Each returns false if the user has no such alert. */
const STEPS: Readonly<Record<string, Step>> = {
  pause: async (alerts, { id }, alertId) =>
    (await alerts.setPaused(id, alertId, true)) && { title: "Alert paused" },
  resume: async (alerts, { id }, alertId) =>
    (await alerts.setPaused(id, alertId, false)) && { title: "Alert resumed" },
  remove: async (alerts, { id }, alertId) => (await alerts.remove(id, alertId)) && { title: "Alert deleted" },
  async "make-feed"(alerts, { id }) {
    await alerts.makeFeed(id);
    return { title: "Your private link", description: "It's below. An older link no longer works." };
  },
  async "end-feed"(alerts, { id }) {
    await alerts.endCalendar(id);
    return { title: "Private link ended", description: "It no longer shows anything to anyone." };
  },
  async "stop-push"(alerts, { id, token }) {
    await alerts.push.stop(id, token);
    return { title: "No more notifications here" };
  },
  async "stop-mail"(alerts, { id }) {
    await alerts.mail.stop({ userId: id });
    return { title: "No more emails" };
  },
  [TEST_MAIL]: async (alerts, { id, token }) => testToast("mail", await alerts.test(id, "mail", token)),
  [TEST_PUSH]: async (alerts, { id, token }) => testToast("push", await alerts.test(id, "push", token)),
};

const MAIL_FORM: PageForm = {
  id: ALERT_MAIL_FORM.id,
  needs: "user",
  texts: ["email"],
  failure: { title: ALERT_MAIL_FORM.title, message: FAILED },
  async submit(posted, args, { id }) {
    const { email } = posted.read(alertMailSchema);
    const asker = { userId: id, sessionToken: await ownToken(args) };
    const asked = await args.context.app.alerts.mail.ask({ ...asker, email, ...senderOf(args) });
    if (!asked.ok) return posted.refuse(alertMailRefusal(asked));
    return redirectWithToast(args, "/alerts", {
      title: "Check your email",
      description: "We've sent you a link. Once you say yes there, your alerts come by email.",
    });
  },
};

/** The service worker renews a consent in the background, so that has no toast. */
const PUSH_FORM: PageForm = {
  id: ALERT_PUSH_FORM.id,
  needs: "user",
  texts: ["intent", "endpoint", "p256dh", "auth"],
  failure: { title: ALERT_PUSH_FORM.title, message: FAILED },
  async submit(posted, args, { id: userId }) {
    const [endpoint, p256dh, auth] = [posted.text("endpoint"), posted.text("p256dh"), posted.text("auth")];
    const consent = { endpoint, p256dh, auth };
    if (!isPushConsent(consent)) return posted.refuse(PUSH_REFUSALS["unknown-service"]);
    const isRenewal = posted.text("intent") === RENEW_PUSH;
    const asker = { userId, token: await ownToken(args), isRenewal };
    const { site } = senderOf(args);
    if (!(await args.context.app.alerts.push.keep(asker, { ...consent, site })))
      return posted.refuse(PUSH_REFUSALS[isRenewal ? "not-notified" : "not-set-up"]);
    if (isRenewal) return redirect("/alerts");
    return redirectWithToast(args, "/alerts", { title: "Notifications are on for this device" });
  },
};

/** Without fields; redirects back with a toast. */
const button = (step: Step): PageForm => ({
  id: ALERT_BUTTONS.id,
  needs: "user",
  texts: ["intent", "alertId"],
  failure: { title: ALERT_BUTTONS.title, message: FAILED },
  async submit(posted, args, { id }) {
    const token = await ownToken(args);
    const done = await step(args.context.app.alerts, { id, token }, postedId(posted, "alertId"));
    return done ? redirectWithToast(args, "/alerts", done) : posted.refuse(ALERT_REFUSALS["not-found"]);
  },
});

const BUTTONS = Object.fromEntries(Object.entries(STEPS).map(([intent, step]) => [intent, button(step)]));

export const alertsFormOf = formByIntent({
  ...BUTTONS,
  [ASK_FOR_MAIL]: MAIL_FORM,
  [START_PUSH]: PUSH_FORM,
  [RENEW_PUSH]: PUSH_FORM,
});
