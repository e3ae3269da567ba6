import { useEffect, useState } from "react";
import { ALERT_PUSH_FORM, START_PUSH, TEST_PUSH } from "#app/features/alerts/presenters/view";
import type { AlertsPageView } from "#app/features/alerts/presenters/pages";
import { IntentButtons } from "#app/components/forms/intent-buttons";
import { useHydrated } from "#app/components/behaviour/use-browser-state";
import { useButtons } from "#app/components/forms/use-buttons";
import { showToast } from "#app/components/layout/toasts/toast-store";
import { Button } from "#app/components/ui/button";
import { hint } from "#app/components/ui/field";
import { hasConsentHere, pushObstacle, subscribeHere, unsubscribeHere } from "./push-here";

type PushThatIsSetUp = Exclude<AlertsPageView["push"], { state: "not-set-up" }>;

export function PushPanel({ push }: { push: PushThatIsSetUp }) {
  const isOn = useConsentHere(push);
  return (
    <>
      {isOn ? <TurnOff /> : <TurnOn publicKey={push.publicKey} />}
      {push.elsewhere > 0 && (
        <p className={hint}>
          {push.elsewhere === 1
            ? "They're on for one other device."
            : `They're on for ${push.elsewhere} other devices.`}
        </p>
      )}
    </>
  );
}

/** If the server believes that this browser is notified. Only the browser is sure to know. */
function useConsentHere(push: PushThatIsSetUp): boolean {
  const [isHere, setHere] = useState(true);
  useEffect(() => {
    if (push.state === "on") hasConsentHere(push.publicKey).then(setHere, () => undefined);
  }, [push]);
  return push.state === "on" && isHere;
}

const STOP_PUSH = "stop-push";

const TurnOff = () => (
  <>
    <p>This device shows your alerts until you log out here.</p>
    <IntentButtons
      action="/alerts"
      preventScrollReset
      presses={{ [TEST_PUSH]: "Send Me a Test", [STOP_PUSH]: "Turn Off Here" }}
      busyLabels={{ [TEST_PUSH]: "Sending..." }}
      onPress={(intent) => {
        if (intent === STOP_PUSH) unsubscribeHere().catch(() => undefined);
      }}
    />
  </>
);

const POST = { method: "post", action: "/alerts", preventScrollReset: true } as const;

function TurnOn({ publicKey }: { publicKey: string }) {
  const obstacle = useHydrated() ? pushObstacle() : null;
  const { submit, busyWith } = useButtons();
  const [isAsking, setAsking] = useState(false);
  const isBusy = isAsking || busyWith !== null;

  async function ask() {
    setAsking(true);
    try {
      const consent = await subscribeHere(publicKey);
      if (consent) submit({ intent: START_PUSH, ...consent }, POST);
    } catch {
      const message = "Your browser's push service didn't answer. Please try again later.";
      showToast({ kind: "error", title: ALERT_PUSH_FORM.title, description: message });
    }
    setAsking(false);
  }

  return (
    <>
      <p>Let this device show your alerts while you're logged in here.</p>
      <p className={`${hint} hidden noscript:block`}>
        This needs JavaScript. The other ways work without it.
      </p>
      {obstacle === "" && (
        <div>
          <Button
            label={isBusy ? "Asking..." : "Notify This Device"}
            isBusy={isBusy}
            onClick={() => {
              if (!isBusy) void ask();
            }}
          />
        </div>
      )}
      {obstacle && <p className={hint}>{obstacle}</p>}
    </>
  );
}
