import { Link } from "#app/framework/link";
import { RECOVERY_LINK_MINUTES } from "#app/domain/accounts/password";
import { RECOVERY_REQUEST_RULES, newPasswordFaults } from "#app/domain/accounts/rules";
import { faultsIn } from "#app/domain/field-rules";
import {
  type ForgottenPasswordView,
  type RecoverView,
  accountFormProps,
} from "#app/presenters/accounts/view";
import { EMPTY_FORM } from "#app/presenters/form-view";
import { type FieldDefinition, FormField, SubmitButton } from "#app/components/forms/form-field";
import { FormProblems } from "#app/components/forms/form-problems";
import { useForm } from "#app/components/forms/use-form";
import { AccountSheet } from "./account-sheet";
import { NewPasswordFields, PasswordOwner } from "./password-field";
import { button } from "#app/components/ui/button";
import { form } from "#app/components/ui/field";

const ACCOUNT: FieldDefinition = {
  name: "account",
  label: "Username or email address",
  autoComplete: "username",
  isRequired: true,
  isVerbatim: true,
};

const BELOW = "grid grid-cols-[minmax(0,1fr)] gap-4";

/** The answer is the same for every name. */
export function ForgottenPasswordPage({ state, contactEmail }: ForgottenPasswordView) {
  return (
    <AccountSheet
      className={BELOW}
      title={state === "sent" ? "Check your email" : "Forgotten your password?"}
    >
      {state === "no-mail" ? (
        <>
          <p>This site can't send email. Its administrator can make you a link to set a new password.</p>
          {contactEmail !== null && (
            <p>
              Write to <a href={`mailto:${contactEmail}?subject=Forgotten%20password`}>{contactEmail}</a> and
              give your username.
            </p>
          )}
        </>
      ) : state === "sent" ? (
        <>
          <p role="status">
            {`If that account exists and has an email address, we've sent it a link to set a new password. It works once, for ${RECOVERY_LINK_MINUTES} minutes.`}
          </p>
          <p>
            Nothing after a few minutes? Check your spam. We only write to confirmed email addresses
            <span>{contactEmail === null ? ": the administrator of this site can help." : ": "}</span>
            {contactEmail !== null && (
              <>
                <a href={`mailto:${contactEmail}?subject=Forgotten%20password`}>ask the administrator</a>.
              </>
            )}
          </p>
          <p>
            <Link to="/forgotten-password">Ask again</Link>
          </p>
        </>
      ) : (
        <ForgottenForm />
      )}
      <p>
        <Link to="/auth">Back to the login</Link>
      </p>
    </AccountSheet>
  );
}

function ForgottenForm() {
  const { Form, formProps, summary, problems, field, isBusy } = useForm({
    ...accountFormProps("forgotten"),
    first: EMPTY_FORM,
    check: (typed) => faultsIn(RECOVERY_REQUEST_RULES, typed),
  });
  return (
    <Form {...formProps} action="/forgotten-password" className={form}>
      <FormProblems ref={summary} problems={problems} />
      <p>We'll email you a link to set a new password.</p>
      <FormField definition={ACCOUNT} field={field("account")} />
      <SubmitButton
        isBusy={isBusy}
        label="Send Me a Link"
        busyLabel="Sending..."
        className={button({ tone: "sun", size: "large" })}
      />
    </Form>
  );
}

/** Or a note that the link no longer works. */
export function RecoverPage({ token, username }: RecoverView) {
  if (token === null || username === null) {
    return (
      <AccountSheet className={BELOW} title="This link no longer works">
        <p>{`It's been used, or its ${RECOVERY_LINK_MINUTES} minutes are over.`}</p>
        <p>
          <Link to="/forgotten-password" className={button({ tone: "sun" })}>
            Ask for another link
          </Link>
        </p>
        <p>
          If you've just set a new password, <Link to="/auth">log in with it</Link>.
        </p>
      </AccountSheet>
    );
  }
  return (
    <AccountSheet className={BELOW} title="Set a new password">
      <NewPasswordForm token={token} username={username} />
    </AccountSheet>
  );
}

function NewPasswordForm({ token, username }: { token: string; username: string }) {
  const { Form, formProps, summary, problems, field, isBusy } = useForm({
    ...accountFormProps("recovery"),
    first: EMPTY_FORM,
    check: newPasswordFaults,
  });
  return (
    <Form {...formProps} action={`/recover?token=${token}`} className={form}>
      <FormProblems ref={summary} problems={problems} />
      <p className="wrap-anywhere">
        For the account <strong>{username}</strong>. You'll be logged out everywhere. Then log in with the new
        password.
      </p>
      <PasswordOwner username={username} />
      <NewPasswordFields field={field} label="New password" />
      <SubmitButton
        isBusy={isBusy}
        label="Set Password"
        busyLabel="Setting it..."
        className={button({ tone: "sun", size: "large" })}
      />
    </Form>
  );
}
