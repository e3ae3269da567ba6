import { Link } from "@remix-run/react";
import {
  ACCOUNTS_UNAVAILABLE,
  ACCOUNT_FORMS,
  CONFIRM_EMAIL_PATH,
  type ConfirmEmailView,
} from "#app/presenters/accounts/view";
import { FormScene } from "#app/components/art/empty-scenes";
import { useButtons } from "#app/components/forms/use-buttons";
import { MessagePage } from "#app/components/layout/pages/message-page";
import { button } from "#app/components/ui/button";

/** The page behind a question's link: its reader says whether the account's address is theirs, without signing in. */
export function ConfirmEmailPage({ view }: { view: ConfirmEmailView }) {
  switch (view.state) {
    case "asked":
      return (
        <MessagePage
          scene={<FormScene />}
          title="Is this your account?"
          actions={<Answers token={view.token} answers={{ confirm: "Yes, It Is Mine", disown: "No" }} />}
        >
          <p>
            The account <strong className="wrap-anywhere">{view.username}</strong> has your email address. If
            it is yours, a link to set a new password can be sent to you when you have forgotten yours. If it
            is not, your address is removed from it.
          </p>
        </MessagePage>
      );
    case "confirmed":
      return (
        <MessagePage
          scene={<FormScene />}
          title="Email address confirmed"
          actions={<Answers token={view.token} answers={{ disown: "Remove My Address" }} />}
        >
          <p>
            A link to set a new password for <strong className="wrap-anywhere">{view.username}</strong> can be
            sent to you. You can close this page.
          </p>
        </MessagePage>
      );
    case "removed":
      return (
        <MessagePage scene={<FormScene />} title="Address removed" actions={<ToHome />}>
          <p>The account has no email address any more, and nothing is sent to yours because of it.</p>
        </MessagePage>
      );
    case "spent":
      return (
        <MessagePage scene={<FormScene />} title="This link no longer works" actions={<ToHome />}>
          <p>
            The account has another address now, or none. To get a new link, save the address again in your
            account settings.
          </p>
        </MessagePage>
      );
  }
}

function ToHome() {
  return (
    <Link to="/" className={button({ tone: "sun" })}>
      Go to Home
    </Link>
  );
}

const UNANSWERED = { title: ACCOUNT_FORMS.confirmEmail.title, message: ACCOUNTS_UNAVAILABLE };

function Answers({ token, answers }: { token: string; answers: { confirm?: string; disown: string } }) {
  const { Form, formProps, busyWith } = useButtons(() => UNANSWERED);
  return (
    <Form
      {...formProps}
      action={`${CONFIRM_EMAIL_PATH}?token=${token}`}
      className="flex flex-wrap justify-center gap-3"
    >
      {Object.entries(answers).map(([intent, label]) => (
        <button
          key={intent}
          type="submit"
          name="intent"
          value={intent}
          aria-disabled={busyWith !== null || undefined}
          className={button(intent === "confirm" ? { tone: "sun" } : {})}
        >
          {label}
        </button>
      ))}
    </Form>
  );
}
