import { useEffect, useRef, useState } from "react";
import {
  ALERT_PUSH_FORM,
  type AlertPushView,
  UNANSWERED,
  START_PUSH,
  TEST_PUSH,
} from "#app/features/alerts/presenters/view";
import { useHydrated } from "#app/components/behaviour/use-browser-state";
import { useButtons } from "#app/components/forms/use-buttons";
import { showToast } from "#app/components/layout/toasts/toast-store";
import { button } from "#app/components/ui/button";
import { hint } from "#app/components/ui/field";
import { panel } from "#app/components/ui/panel";
import {
  type BrowsersConsent,
  type PushObstacle,
  consentHere,
  pushObstacle,
  subscribeHere,
  unsubscribeHere,
} from "./push-here";

const OBSTACLES: Readonly<Record<Exclude<PushObstacle, "">, string>> = {
  unsupported: "This browser can't show notifications from websites.",
  "not-installed": "On an iPhone or iPad, first add this site to your home screen and open it from there.",
  denied: "Notifications from this site are blocked. Allow them in your browser's settings first.",
};

type PushThatIsSetUp = Exclude<AlertPushView, { state: "not-set-up" }>;

/** Turning them on makes the browser ask for permission. */
export function PushPanel({ push }: { push: PushThatIsSetUp }) {
  const here = useConsentHere(push);
  const isOutdated = here === "former" || push.state === "outdated";
  return (
    <section className={panel({ pad: "card", className: "grid gap-3" })} aria-labelledby="by-push">
      <h2 id="by-push" className="text-xl">
        Notifications
      </h2>
      {push.state === "on" && here === "current" ? (
        <TurnOff />
      ) : (
        <TurnOn publicKey={push.publicKey} isOutdated={isOutdated} />
      )}
      {push.elsewhere > 0 && (
        <p className={hint}>
          {push.elsewhere === 1
            ? "They're on for one other device."
            : `They're on for ${push.elsewhere} other devices.`}
        </p>
      )}
    </section>
  );
}

/** If the server believes that this browser is notified. Only the browser is sure to know. */
function useConsentHere(push: PushThatIsSetUp): "none" | "former" | "current" {
  const [here, setHere] = useState<"none" | "former" | "current">("current");
  useEffect(() => {
    if (push.state !== "on") return;
    consentHere(push.publicKey).then(setHere, () => undefined);
  }, [push]);
  return push.state === "on" ? here : "none";
}

const STOP_PUSH = "stop-push";

function TurnOff() {
  const { Form, formProps, busyWith } = useButtons(() => UNANSWERED);
  const press = { type: "submit", name: "intent", "aria-disabled": busyWith !== null || undefined } as const;
  return (
    <>
      <p>This device shows your alerts until you log out here.</p>
      <Form
        {...formProps}
        action="/alerts"
        preventScrollReset
        className="flex flex-wrap gap-2"
        onSubmit={(event) => {
          formProps.onSubmit(event);
          const { submitter } = event.nativeEvent as SubmitEvent;
          if (submitter instanceof HTMLButtonElement && submitter.value === STOP_PUSH)
            unsubscribeHere().catch(() => undefined);
        }}
      >
        <button {...press} value={TEST_PUSH} className={button({ size: "small" })}>
          {busyWith === TEST_PUSH ? "Sending..." : "Send Me a Test"}
        </button>
        <button {...press} value={STOP_PUSH} className={button({ size: "small" })}>
          Turn Off Here
        </button>
      </Form>
    </>
  );
}

/** Without a press if only the site's key has changed and the permission still holds. */
function TurnOn({ publicKey, isOutdated }: { publicKey: string; isOutdated: boolean }) {
  const obstacle = useHydrated() ? pushObstacle() : null;
  const { Form, formProps, busyWith } = useButtons(() => UNANSWERED);
  const [isAsking, setAsking] = useState(false);
  const [consent, setConsent] = useState<BrowsersConsent | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (consent) form.current?.requestSubmit();
  }, [consent]);
  const isBusy = isAsking || busyWith !== null;

  async function ask() {
    setAsking(true);
    try {
      setConsent(await subscribeHere(publicKey));
    } catch {
      const message = "Your browser's push service didn't answer. Please try again later.";
      showToast({ kind: "error", title: ALERT_PUSH_FORM.title, description: message });
    }
    setAsking(false);
  }
  const renewal = useRef(ask);
  useEffect(() => {
    if (isOutdated && pushObstacle() === "" && Notification.permission === "granted") void renewal.current();
  }, [isOutdated]);

  return (
    <>
      <p>
        {isOutdated
          ? "Please turn notifications on again on this device: the site has changed its keys."
          : "Let this device show your alerts while you're logged in here."}
      </p>
      <p className={`${hint} hidden noscript:block`}>
        This needs JavaScript. The other ways work without it.
      </p>
      {obstacle === "" && (
        <Form {...formProps} ref={form} action="/alerts" preventScrollReset>
          <input type="hidden" name="intent" value={START_PUSH} />
          <input type="hidden" name="endpoint" value={consent?.endpoint ?? ""} />
          <input type="hidden" name="p256dh" value={consent?.p256dh ?? ""} />
          <input type="hidden" name="auth" value={consent?.auth ?? ""} />
          <button
            type="button"
            aria-disabled={isBusy || undefined}
            className={button()}
            onClick={() => {
              if (!isBusy) void ask();
            }}
          >
            {isBusy ? "Asking..." : "Notify This Device"}
          </button>
        </Form>
      )}
      {obstacle !== null && obstacle !== "" && <p className={hint}>{OBSTACLES[obstacle]}</p>}
    </>
  );
}
