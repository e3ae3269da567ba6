import { redirect } from "@remix-run/cloudflare";
import type { ChannelKind } from "#app/domain/alerts/delivery";
import { ALERTS_FULL, DAY_BOXES } from "#app/domain/alerts/rules";
import { siteOrigin } from "#app/http/address/own-path";
import { clientAddress } from "#app/http/address/client-address";
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
} from "#app/presenters/alerts/view";
import { testToast } from "#app/presenters/alerts/test-words";
import { alertMailSchema, alertSchema, pushAddressSchema } from "#app/schemas/alert";
import type { AlertMailRefusal } from "#app/services/alerts/alert-mail";
import type { AlertRefusal } from "#app/services/alerts/alerts";
import {
  type FormRefusal,
  type OwnForm,
  type PageForm,
  type PostedForm,
  postedId,
} from "#app/http/actions/form-action.server";

const FAILED = "This could not be saved just now. Please try again in a moment.";

/** The one place where a failure of the alerts' use cases becomes words. */
const REFUSALS: Readonly<Record<AlertRefusal, FormRefusal & { readonly message: string }>> = {
  "unknown-district": {
    status: 400,
    message: "We know no such postcode district.",
    errors: { postcode: "We know no such postcode district." },
  },
  "not-covered": {
    status: 400,
    message: "Our roads do not reach that district, so we cannot tell what is within the drive.",
    errors: { postcode: "Our roads do not reach that district." },
  },
  "too-many": { status: 409, message: `${ALERTS_FULL} Delete one to make another.` },
  duplicate: {
    status: 409,
    message: "Another of your alerts says just that. Change something here, or delete one of the two.",
  },
  "not-found": { status: 404, message: "This alert is no longer there." },
};

/** The form of an alert: a new one where `alertId` is null, else a change of that one. */
export function alertForm(alertId: number | null): PageForm {
  return {
    id: ALERT_FORM.id,
    needs: "user",
    texts: ["postcode", "drivingHours", "threshold", "style"],
    flags: DAY_BOXES,
    failure: { title: ALERT_FORM.title, message: FAILED },

    async submit(posted, args, { id: userId }) {
      const wish = posted.read(alertSchema);
      const { alerts } = args.context.app;
      const saved =
        alertId === null ? await alerts.add(userId, wish) : await alerts.change(userId, alertId, wish);
      if (!saved.ok) throw posted.refuse(REFUSALS[saved.error]);
      const description = "It is looked at each hour from seven in the morning to nine in the evening.";
      return redirectWithToast(args, "/alerts", { title: "Alert saved", description });
    },
  };
}

type Step = (
  posted: PostedForm,
  ...rest: Parameters<OwnForm["submit"]> extends [unknown, ...infer Rest] ? Rest : never
) => Promise<Toast>;

/** What the buttons of /alerts do, by their intent. */
const STEPS: Readonly<Record<string, Step>> = {
  pause: (posted, { context }, { id }) =>
    found(posted, context.app.alerts.setPaused(id, postedId(posted, "alertId"), true), {
      title: "Alert paused",
    }),
  resume: (posted, { context }, { id }) =>
    found(posted, context.app.alerts.setPaused(id, postedId(posted, "alertId"), false), {
      title: "Alert resumed",
    }),
  remove: (posted, { context }, { id }) =>
    found(posted, context.app.alerts.remove(id, postedId(posted, "alertId")), { title: "Alert deleted" }),
  async "make-feed"(_, { context }, { id }) {
    await context.app.alerts.makeFeed(id);
    return {
      title: "Your private addresses",
      description: "They stand below, and no older one works any more.",
    };
  },
  async "end-feed"(_, { context }, { id }) {
    await context.app.alerts.endFeed(id);
    return { title: "Private addresses ended", description: "Whoever has them reads nothing any more." };
  },
  async "stop-push"(_, { request, context }, { id }) {
    await context.app.alertPush.stop(id, (await sessionToken(request, context)) ?? "");
    return { title: "No more notifications here" };
  },
  async "stop-mail"(_, { context }, { id }) {
    await context.app.alertMail.stop(id);
    return { title: "No more mails" };
  },
  [TEST_MAIL]: tested("mail"),
  [TEST_PUSH]: tested("push"),
};

/** Sends one message over a channel, and tells what became of it. */
function tested(kind: ChannelKind): Step {
  return async (_, { request, context }, { id }) => {
    const token = (await sessionToken(request, context)) ?? "";
    return testToast(kind, await context.app.testChannel(id, kind, token), context.app.clock());
  };
}

const MAIL_REFUSALS: Readonly<Record<AlertMailRefusal, FormRefusal>> = {
  "no-mail": { status: 503, message: "This site cannot send mail." },
  "not-sent": {
    status: 503,
    message: "The mail could not be sent just now. Please try again in a moment.",
    headers: { "Retry-After": "60" },
  },
  refused: { status: 400, errors: { email: "No mail can be sent to this address." } },
};

const askedEnough = (retryAfterSeconds: number): FormRefusal => ({
  status: 429,
  message: "We have asked often enough for today. Please try again tomorrow.",
  headers: { "Retry-After": String(retryAfterSeconds) },
});

/** Asks for mails to an address, which is then asked by mail. */
const MAIL_FORM: PageForm = {
  id: ALERT_MAIL_FORM.id,
  needs: "user",
  texts: ["email"],
  failure: { title: ALERT_MAIL_FORM.title, message: FAILED },
  async submit(posted, args, { id }) {
    const { email } = posted.read(alertMailSchema);
    const { request, context } = args;
    const site = siteOrigin(request, context);
    const question = { userId: id, address: email, site, from: clientAddress(request) };
    const asked = await context.app.alertMail.ask(question);
    if (!asked.ok)
      throw posted.refuse(
        asked.error === "throttled" ? askedEnough(asked.retryAfterSeconds) : MAIL_REFUSALS[asked.error],
      );
    return redirectWithToast(args, "/alerts", {
      title: "Look into your mailbox",
      description: "A mail with a link is on its way. Once you say yes there, your alerts come by mail.",
    });
  },
};

const pushAddressIn = (posted: PostedForm) => {
  const address = pushAddressSchema.safeParse(posted.values);
  if (address.success) return address.data;
  throw posted.refuse({ status: 400, message: "We do not know this browser's push service." });
};

const COMMON_PUSH = {
  id: ALERT_PUSH_FORM.id,
  needs: "user",
  texts: ["endpoint", "p256dh", "auth"],
  failure: { title: ALERT_PUSH_FORM.title, message: FAILED },
} as const;

/** Takes a browser's consent to be woken. */
const PUSH_FORM: PageForm = {
  ...COMMON_PUSH,
  async submit(posted, args, { id }) {
    const { request, context } = args;
    const address = pushAddressIn(posted);
    const token = (await sessionToken(request, context)) ?? "";
    const isOn = await context.app.alertPush.start(id, token, address, siteOrigin(request, context));
    if (!isOn) throw posted.refuse({ status: 503, message: "This site is not set up for notifications." });
    return redirectWithToast(args, "/alerts", { title: "This device is notified now" });
  },
};

/** Takes the browser's new address in place of its former one. Nobody looks on, so nothing is told. */
const PUSH_RENEWAL: PageForm = {
  ...COMMON_PUSH,
  async submit(posted, { request, context }, { id }) {
    const address = pushAddressIn(posted);
    const token = (await sessionToken(request, context)) ?? "";
    const isOn = await context.app.alertPush.renew(id, token, address, siteOrigin(request, context));
    if (!isOn) throw posted.refuse({ status: 409, message: "This device is not notified." });
    return redirect("/alerts");
  },
};

/** The form of /alerts for this intent: a button, or one that asks for mails or notifications; null for another. */
export function alertsFormOf(form: FormData): PageForm | null {
  const intent = form.get("intent");
  if (intent === ASK_FOR_MAIL) return MAIL_FORM;
  if (intent === START_PUSH) return PUSH_FORM;
  if (intent === RENEW_PUSH) return PUSH_RENEWAL;
  const step = typeof intent === "string" && Object.hasOwn(STEPS, intent) ? STEPS[intent] : undefined;
  if (!step) return null;
  return {
    id: ALERT_BUTTONS.id,
    needs: "user",
    texts: ["intent", "alertId"],
    failure: { title: ALERT_BUTTONS.title, message: FAILED },
    submit: async (posted, args, user) => redirectWithToast(args, "/alerts", await step(posted, args, user)),
  };
}

async function found(posted: PostedForm, done: Promise<boolean>, toast: Toast): Promise<Toast> {
  if (await done) return toast;
  throw posted.refuse(REFUSALS["not-found"]);
}
