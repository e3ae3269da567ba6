import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { isPushConsent } from "#app/features/alerts/domain/push";
import type { ChannelKind } from "#app/features/alerts/domain/delivery";
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
import {
  type FormAnswer,
  type PageForm,
  type PostedForm,
  formByIntent,
  postedId,
} from "#app/http/actions/form-action.server";

const FAILED = "We couldn't save this. Please try again in a moment.";

export function alertForm(alertId: number | null): PageForm {
  return {
    id: ALERT_FORM.id,
    needs: "user",
    texts: ["search", "timing", "instead"],
    failure: { title: ALERT_FORM.title, message: FAILED },

    async submit(posted, args, { id: userId }) {
      const wish = posted.read(alertSchema);
      const { alerts } = args.context.app;
      const changed = alertId ?? readId(posted.text("instead"));
      const saved =
        changed === null ? await alerts.add(userId, wish) : await alerts.change(userId, changed, wish);
      if (!saved.ok) return posted.refuse(ALERT_REFUSALS[saved.error]);
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
  async submit(posted, { request, context }) {
    const { email, wish } = posted.read(guestAlertSchema);
    const { alerts } = context.app;
    const fault = await alerts.faultOf(wish);
    if (fault) return posted.refuse(ALERT_REFUSALS[fault]);
    const from = { site: siteOrigin(request, context), clientAddress: clientAddress(request) };
    const asked = await alerts.mail.askGuest(wish, { email, ...from });
    return asked.ok ? redirect("/alerts/mail?sent") : posted.refuse(alertMailRefusal(asked));
  },
};

type Step = (
  posted: PostedForm,
  args: ActionFunctionArgs,
  user: { readonly id: number },
) => Promise<Toast | FormAnswer>;

const STEPS: Readonly<Record<string, Step>> = {
  pause: paused(true, "Alert paused"),
  resume: paused(false, "Alert resumed"),
  remove: (posted, { context }, { id }) =>
    found(posted, context.app.alerts.remove(id, postedId(posted, "alertId")), { title: "Alert deleted" }),
  async "make-feed"(_, { context }, { id }) {
    await context.app.alerts.makeFeed(id);
    return { title: "Your private link", description: "It's below. An older link no longer works." };
  },
  async "end-feed"(_, { context }, { id }) {
    await context.app.alerts.endCalendar(id);
    return { title: "Private link ended", description: "It no longer shows anything to anyone." };
  },
  async "stop-push"(_, { request, context }, { id }) {
    await context.app.alerts.push.stop(id, (await sessionToken(request, context)) ?? "");
    return { title: "No more notifications here" };
  },
  async "stop-mail"(_, { context }, { id }) {
    await context.app.alerts.mail.stop(id);
    return { title: "No more emails" };
  },
  [TEST_MAIL]: tested("mail"),
  [TEST_PUSH]: tested("push"),
};

function paused(isPaused: boolean, title: string): Step {
  return (posted, { context }, { id }) =>
    found(posted, context.app.alerts.setPaused(id, postedId(posted, "alertId"), isPaused), { title });
}

/** Sends one test message and reports how that went. */
function tested(kind: ChannelKind): Step {
  return async (_, { request, context }, { id }) => {
    const token = (await sessionToken(request, context)) ?? "";
    return testToast(kind, await context.app.alerts.test(id, kind, token));
  };
}

/** Sends a mail to the address that asks for a confirmation. */
const MAIL_FORM: PageForm = {
  id: ALERT_MAIL_FORM.id,
  needs: "user",
  texts: ["email"],
  failure: { title: ALERT_MAIL_FORM.title, message: FAILED },
  async submit(posted, args, { id }) {
    const { email } = posted.read(alertMailSchema);
    const { request, context } = args;
    const site = siteOrigin(request, context);
    const asked = await context.app.alerts.mail.ask({
      userId: id,
      sessionToken: (await sessionToken(request, context)) ?? "",
      email,
      site,
      clientAddress: clientAddress(request),
    });
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
    const { request, context } = args;
    const [endpoint, p256dh, auth] = [posted.text("endpoint"), posted.text("p256dh"), posted.text("auth")];
    const consent = { endpoint, p256dh, auth };
    if (!isPushConsent(consent)) return posted.refuse(PUSH_REFUSALS["unknown-service"]);
    const isRenewal = posted.text("intent") === RENEW_PUSH;
    const asker = { userId, token: (await sessionToken(request, context)) ?? "", isRenewal };
    const site = siteOrigin(request, context);
    if (!(await context.app.alerts.push.keep(asker, { ...consent, site })))
      return posted.refuse(PUSH_REFUSALS[isRenewal ? "not-notified" : "not-set-up"]);
    if (isRenewal) return redirect("/alerts");
    return redirectWithToast(args, "/alerts", { title: "Notifications are on for this device" });
  },
};

/** Without fields; redirects back with a toast. */
function button(step: Step): PageForm {
  return {
    id: ALERT_BUTTONS.id,
    needs: "user",
    texts: ["intent", "alertId"],
    failure: { title: ALERT_BUTTONS.title, message: FAILED },
    async submit(posted, args, user) {
      const done = await step(posted, args, user);
      return "answer" in done ? done : redirectWithToast(args, "/alerts", done);
    },
  };
}

const BUTTONS = Object.fromEntries(Object.entries(STEPS).map(([intent, step]) => [intent, button(step)]));

export const alertsFormOf = formByIntent({
  ...BUTTONS,
  [ASK_FOR_MAIL]: MAIL_FORM,
  [START_PUSH]: PUSH_FORM,
  [RENEW_PUSH]: PUSH_FORM,
});

async function found(posted: PostedForm, done: Promise<boolean>, toast: Toast): Promise<Toast | FormAnswer> {
  return (await done) ? toast : posted.refuse(ALERT_REFUSALS["not-found"]);
}
