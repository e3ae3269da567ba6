import {
  ACCOUNTS_UNAVAILABLE,
  ACCOUNT_FORMS,
  CONFIRM_EMAIL_PATH,
  type ConfirmEmailView,
} from "#app/presenters/accounts/view";
import { FormScene } from "#app/components/art/empty-scenes";
import { IntentButtons } from "#app/components/forms/intent-buttons";
import { MessagePage } from "#app/components/layout/pages/message-page";
import { ButtonLink } from "#app/components/ui/button";

/** Without signing in, the owner of the mailbox says whether the account is theirs. */
export function ConfirmEmailPage({ view }: { view: ConfirmEmailView }) {
  switch (view.state) {
    case "asked":
      return (
        <MessagePage
          scene={<FormScene />}
          title="Is this your account?"
          actions={<Answers token={view.token} answers={{ confirm: "Yes, It’s Mine", disown: "No" }} />}
        >
          <p>
            The account <strong className="wrap-anywhere">{view.username}</strong> uses your email address. If
            it's yours, we can send you a link when you've forgotten your password. If it isn't, we'll remove
            your address from the account.
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
            We can now send you a link to reset the password of{" "}
            <strong className="wrap-anywhere">{view.username}</strong> . You can close this page.
          </p>
        </MessagePage>
      );
    case "removed":
      return (
        <MessagePage scene={<FormScene />} title="Address removed" actions={<ToHome />}>
          <p>The account no longer has your email address, and we won't write to you about it.</p>
        </MessagePage>
      );
    case "spent":
      return (
        <MessagePage scene={<FormScene />} title="This link no longer works" actions={<ToHome />}>
          <p>
            The account now has another address, or none. To get a new link, save the address again in your
            account settings.
          </p>
        </MessagePage>
      );
  }
}

function ToHome() {
  return <ButtonLink to="/" tone="sun" label="Go to Home" />;
}

const UNANSWERED = { title: ACCOUNT_FORMS.confirmEmail.title, message: ACCOUNTS_UNAVAILABLE };

const Answers = ({ token, answers }: { token: string; answers: { confirm?: string; disown: string } }) => (
  <IntentButtons
    action={`${CONFIRM_EMAIL_PATH}?token=${token}`}
    className="flex flex-wrap justify-center gap-3"
    presses={answers}
    main="confirm"
    size="regular"
    unanswered={UNANSWERED}
  />
);
