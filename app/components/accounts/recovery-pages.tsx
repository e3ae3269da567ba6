import { Link } from "#app/framework/link";
import { RECOVERY_LINK_MINUTES } from "#app/domain/accounts/password";
import { RECOVERY_REQUEST_RULES, newPasswordFaults } from "#app/domain/accounts/rules";
import { faultsIn } from "#app/domain/field-rules";
import type { ForgottenPasswordView, RecoverView } from "#app/presenters/accounts/view";
import { type FieldDefinition, FormField } from "#app/components/forms/form-field";
import { AccountForm, LARGE } from "./account-form";
import { AccountSheet } from "./account-sheet";
import { NewPasswordFields, PasswordOwner } from "./password-field";
import { ButtonLink } from "#app/components/ui/button";

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
  return (
    <AccountForm
      name="forgotten"
      action="/forgotten-password"
      check={(typed) => faultsIn(RECOVERY_REQUEST_RULES, typed)}
      button={{ label: "Send Me a Link", busyLabel: "Sending...", className: LARGE }}
    >
      {({ field }) => (
        <>
          <p>We'll email you a link to set a new password.</p>
          <FormField definition={ACCOUNT} field={field("account")} />
        </>
      )}
    </AccountForm>
  );
}

export function RecoverPage({ token, username }: RecoverView) {
  if (token === null || username === null) {
    return (
      <AccountSheet className={BELOW} title="This link no longer works">
        <p>{`It's been used, or its ${RECOVERY_LINK_MINUTES} minutes are over.`}</p>
        <p>
          <ButtonLink to="/forgotten-password" tone="sun" label="Ask for another link" />
        </p>
        <p>
          If you've just set a new password, <Link to="/auth">log in with it</Link>.
        </p>
      </AccountSheet>
    );
  }
  return (
    <AccountSheet className={BELOW} title="Set a new password">
      <AccountForm
        name="recovery"
        action={`/recover?token=${token}`}
        check={newPasswordFaults}
        button={{ label: "Set Password", busyLabel: "Setting it...", className: LARGE }}
      >
        {({ field }) => (
          <>
            <p className="wrap-anywhere">
              For the account <strong>{username}</strong>. You'll be logged out everywhere. Then log in with
              the new password.
            </p>
            <PasswordOwner username={username} />
            <NewPasswordFields field={field} label="New password" />
          </>
        )}
      </AccountForm>
    </AccountSheet>
  );
}
