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

const TITLES = {
  asked: "Is this your account?",
  confirmed: "Email address confirmed",
  removed: "Address removed",
  spent: "This link no longer works",
};

/** Without signing in, the owner of the mailbox says whether the account is theirs. */
export function ConfirmEmailPage({ view }: { view: ConfirmEmailView }) {
  const actions =
    "token" in view ? <Answers {...view} /> : <ButtonLink to="/" tone="sun" label="Go to Home" />;
  return (
    <MessagePage scene={<FormScene />} title={TITLES[view.state]} actions={actions}>
      <p>
        <Words view={view} />
      </p>
    </MessagePage>
  );
}

function Words({ view }: { view: ConfirmEmailView }) {
  switch (view.state) {
    case "asked":
      return (
        <>
          The account <strong className="wrap-anywhere">{view.username}</strong> uses your email address. If
          it's yours, we can send you a link when you've forgotten your password. If it isn't, we'll remove
          your address from the account.
        </>
      );
    case "confirmed":
      return (
        <>
          We can now send you a link to reset the password of{" "}
          <strong className="wrap-anywhere">{view.username}</strong> . You can close this page.
        </>
      );
    case "removed":
      return "The account no longer has your email address, and we won't write to you about it.";
    case "spent":
      return "The account now has another address, or none. To get a new link, save the address again in your account settings.";
  }
}

const UNANSWERED = { title: ACCOUNT_FORMS.confirmEmail.title, message: ACCOUNTS_UNAVAILABLE };

const Answers = ({ state, token }: Extract<ConfirmEmailView, { token: string }>) => (
  <IntentButtons
    action={`${CONFIRM_EMAIL_PATH}?token=${token}`}
    className="flex flex-wrap justify-center gap-3"
    presses={
      state === "asked" ? { confirm: "Yes, It’s Mine", disown: "No" } : { disown: "Remove My Address" }
    }
    main="confirm"
    size="regular"
    unanswered={UNANSWERED}
  />
);
