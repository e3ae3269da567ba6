import { Link } from "#app/framework/link";
import { type AlertMailPageView, UNANSWERED } from "#app/features/alerts/presenters/view";
import { FormScene } from "#app/components/art/empty-scenes";
import { AnswerButtons } from "#app/components/forms/answer-buttons";
import { MessagePage } from "#app/components/layout/pages/message-page";
import { button } from "#app/components/ui/button";

/** A link in an email leads here: without signing in, the reader can confirm or end the emails. */
export function AlertMailPage({ view }: { view: AlertMailPageView }) {
  switch (view.state) {
    case "asked":
      return (
        <MessagePage
          scene={<FormScene />}
          title="Do you want these emails?"
          actions={<Answers token={view.token} answers={{ confirm: "Yes, Email Me", stop: "No, Thanks" }} />}
        >
          <p>
            Sunny Escape would email <strong className="wrap-anywhere">{view.address}</strong> what the alerts
            find: at most one email a day, one a week about the weekend, one more if a forecast gets worse,
            and none at night.
          </p>
        </MessagePage>
      );
    case "on":
      return (
        <MessagePage
          scene={<FormScene />}
          title="Alerts by email"
          actions={<Answers token={view.token} answers={{ stop: "Stop the Emails" }} />}
        >
          <p>
            Your alerts go to <strong className="wrap-anywhere">{view.address}</strong>. Stopping the emails
            changes nothing else.
          </p>
        </MessagePage>
      );
    case "ended":
      return (
        <MessagePage scene={<FormScene />} title="No more emails" actions={<ToAlerts />}>
          <p>We won't email this address again. Your alerts stay on the site.</p>
        </MessagePage>
      );
    case "spent":
      return (
        <MessagePage scene={<FormScene />} title="This link no longer works" actions={<ToAlerts />}>
          <p>The emails have been stopped, or the link wasn't used in time. It won't send you any emails.</p>
        </MessagePage>
      );
  }
}

function ToAlerts() {
  return (
    <Link to="/alerts" className={button({ tone: "sun" })}>
      My alerts
    </Link>
  );
}

const Answers = ({ token, answers }: { token: string; answers: { confirm?: string; stop: string } }) => (
  <AnswerButtons
    action={`/alerts/mail?token=${token}`}
    answers={answers}
    main={answers.confirm === undefined ? "stop" : "confirm"}
    unanswered={UNANSWERED}
  />
);
