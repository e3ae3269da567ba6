import { Link } from "@remix-run/react";
import { type AlertMailPageView, UNANSWERED } from "#app/presenters/alerts/view";
import { FormScene } from "#app/components/art/empty-scenes";
import { useButtons } from "#app/components/forms/use-buttons";
import { MessagePage } from "#app/components/layout/pages/message-page";
import { button } from "#app/components/ui/button";

/** The page behind a mail's link: agrees to the mails or ends them, without signing in. */
export function AlertMailPage({ view }: { view: AlertMailPageView }) {
  switch (view.state) {
    case "asked":
      return (
        <MessagePage
          scene={<FormScene />}
          title="Do you want these mails?"
          actions={
            <Answers token={view.token} answers={{ confirm: "Yes, Tell Me by Email", stop: "No, Thanks" }} />
          }
        >
          <p>
            Sunny Escape would tell <strong className="wrap-anywhere">{view.address}</strong> when an alert
            finds a sunny day: one mail a day at most, one more if a forecast gets worse, and none at night.
          </p>
        </MessagePage>
      );
    case "on":
      return (
        <MessagePage
          scene={<FormScene />}
          title="Alerts by email"
          actions={<Answers token={view.token} answers={{ stop: "Stop the Mails" }} />}
        >
          <p>
            What the alerts tell goes to <strong className="wrap-anywhere">{view.address}</strong>. Stopping
            the mails changes nothing else.
          </p>
        </MessagePage>
      );
    case "ended":
      return (
        <MessagePage scene={<FormScene />} title="No more mails" actions={<ToAlerts />}>
          <p>Nothing more is sent to this address. The alerts themselves stay, on the site.</p>
        </MessagePage>
      );
    case "spent":
      return (
        <MessagePage scene={<FormScene />} title="This link no longer works" actions={<ToAlerts />}>
          <p>The mails have been ended, or it was not used in time. No mails are sent because of it.</p>
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

function Answers({ token, answers }: { token: string; answers: { confirm?: string; stop: string } }) {
  const { Form, formProps, busyWith } = useButtons(() => UNANSWERED);
  return (
    <Form
      {...formProps}
      action={`/alerts/mail?token=${token}`}
      className="flex flex-wrap justify-center gap-3"
    >
      {Object.entries(answers).map(([intent, label], position) => (
        <button
          key={intent}
          type="submit"
          name="intent"
          value={intent}
          aria-disabled={busyWith !== null || undefined}
          className={button(position === 0 ? { tone: "sun" } : {})}
        >
          {label}
        </button>
      ))}
    </Form>
  );
}
