import type { ComponentProps } from "react";
import { Link } from "#app/framework/link";
import type { AlertMailPageView } from "#app/features/alerts/presenters/pages";
import { UNANSWERED } from "#app/features/alerts/presenters/view";
import { FormScene } from "#app/components/art/empty-scenes";
import { AnswerButtons } from "#app/components/forms/answer-buttons";
import { MessagePage } from "#app/components/layout/pages/message-page";
import { button } from "#app/components/ui/button";
import { panel } from "#app/components/ui/panel";
import { AlertForm } from "./alert-form";

/** A link in an email leads here: without signing in, the reader can confirm, change or end the emails. */
export function AlertMailPage({ view }: { view: AlertMailPageView }) {
  switch (view.state) {
    case "asked":
      return (
        <MessagePage
          scene={<FormScene />}
          title="Do you want these emails?"
          actions={
            <AnswerButtons
              action={view.action}
              answers={{ confirm: "Yes, Email Me", stop: "No, Thanks" }}
              main="confirm"
              unanswered={UNANSWERED}
            />
          }
        >
          <p>
            Sunny Escape would email <strong className="wrap-anywhere">{view.address}</strong>{" "}
            <span>
              {view.guest
                ? `once a week where the weekend is best. ${view.guest.what}.`
                : "what the alerts find: at most one email a day, one a week about the weekend, one more if a forecast gets worse, and none at night."}
            </span>
          </p>
        </MessagePage>
      );
    case "on":
      return (
        <MessagePage
          scene={<FormScene />}
          title="Alerts by email"
          actions={
            <AnswerButtons
              action={view.action}
              answers={{ stop: "Stop the Emails" }}
              main="stop"
              unanswered={UNANSWERED}
            />
          }
        >
          <p>
            <span>{view.guest ? "Your weekends" : "Your alerts"}</span> go to{" "}
            <strong className="wrap-anywhere">{view.address}</strong>. Stopping the emails{" "}
            <span>{view.guest ? "deletes this address and its search." : "changes nothing else."}</span>
          </p>
          {view.guest && <GuestForm view={view.guest} />}
        </MessagePage>
      );
    default: {
      const [title, text] = NOTHING_TO_DO[view.state];
      return (
        <MessagePage scene={<FormScene />} title={title} actions={<ToHome />}>
          <p>{text}</p>
        </MessagePage>
      );
    }
  }
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

const ToHome = () => (
  <Link to="/" className={button({ tone: "sun" })}>
    Back to Home
  </Link>
);

const GuestForm = ({ view }: Pick<ComponentProps<typeof AlertForm>, "view">) => (
  <div className={panel({ pad: "card", className: "w-full text-left" })}>
    <AlertForm view={view} isGuest />
  </div>
);
