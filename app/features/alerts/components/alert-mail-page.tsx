import type { AlertMailPageView } from "#app/features/alerts/presenters/pages";
import { FormScene } from "#app/components/art/empty-scenes";
import { IntentButtons } from "#app/components/forms/intent-buttons";
import { MessagePage } from "#app/components/layout/pages/message-page";
import { ButtonLink } from "#app/components/ui/button";
import { panel } from "#app/components/ui/panel";
import { AlertForm } from "./alert-form";

/** A link in an email leads here: without signing in, the reader can confirm, change or end the emails. */
export function AlertMailPage({ view }: { view: AlertMailPageView }) {
  if (view.state === "asked" || view.state === "on") return <Choice view={view} />;
  const [title, text] = NOTHING_TO_DO[view.state];
  const toHome = <ButtonLink to="/" tone="sun" label="Back to Home" />;
  return (
    <MessagePage scene={<FormScene />} title={title} actions={toHome}>
      <p>{text}</p>
    </MessagePage>
  );
}

function Choice({ view }: { view: Extract<AlertMailPageView, { action: string }> }) {
  const { state, address, action, guest } = view;
  const isAsked = state === "asked";
  return (
    <MessagePage
      scene={<FormScene />}
      title={isAsked ? "Do you want these emails?" : "Alerts by email"}
      actions={
        <IntentButtons
          action={action}
          className="flex flex-wrap justify-center gap-3"
          presses={isAsked ? { confirm: "Yes, Email Me", stop: "No, Thanks" } : { stop: "Stop the Emails" }}
          main={isAsked ? "confirm" : "stop"}
          size="regular"
        />
      }
    >
      {isAsked ? (
        <p key="asked">
          Sunny Escape would email <strong className="wrap-anywhere">{address}</strong>{" "}
          <span>
            {guest
              ? `once a week where the weekend is best. ${guest.what}.`
              : "what the alerts find: at most one email a day, one a week about the weekend, one more if a forecast gets worse, and none at night."}
          </span>
        </p>
      ) : (
        <p key="on">
          <span>{guest ? "Your weekends" : "Your alerts"}</span> go to{" "}
          <strong className="wrap-anywhere">{address}</strong>. Stopping the emails{" "}
          <span>{guest ? "deletes this address and its search." : "changes nothing else."}</span>
        </p>
      )}
      {!isAsked && guest && (
        <div className={panel({ pad: "card", className: "w-full text-left" })}>
          <AlertForm view={guest} isGuest />
        </div>
      )}
    </MessagePage>
  );
}

const NOTHING_TO_DO = {
  sent: [
    "Check your email",
    "We've sent you a link. Open it and say yes: until then we won't send anything else.",
  ],
  ended: [
    "No more emails",
    "We won't email this address again. If you have an account, its alerts stay on the site.",
  ],
  spent: [
    "This link no longer works",
    "The emails have been stopped, or the link wasn't used in time. It won't send you any emails.",
  ],
} as const;
