import { Link } from "#app/framework/link";
import { LOG_IN_RULES } from "#app/domain/accounts/rules";
import { USERNAME_MAX_LENGTH, USERNAME_MIN_LENGTH } from "#app/domain/accounts/username";
import { faultsIn } from "#app/domain/field-rules";
import { EMPTY_FORM } from "#app/presenters/form-view";
import { FormField, SubmitButton } from "#app/components/forms/form-field";
import { FormProblems } from "#app/components/forms/form-problems";
import { useForm } from "#app/components/forms/use-form";
import { accountFormProps } from "#app/presenters/accounts/view";
import { PasswordField } from "./password-field";
import { button } from "#app/components/ui/button";
import { form } from "#app/components/ui/field";

export const USERNAME = {
  name: "username",
  label: "Username",
  autoComplete: "username",
  minLength: USERNAME_MIN_LENGTH,
  maxLength: USERNAME_MAX_LENGTH,
  isRequired: true,
  isVerbatim: true,
} as const;

export function LogInForm({ action }: { action: string }) {
  const { Form, formProps, summary, problems, field, isBusy } = useForm({
    ...accountFormProps("login"),
    first: EMPTY_FORM,
    check: (typed) => faultsIn(LOG_IN_RULES, typed),
  });
  return (
    <Form {...formProps} action={action} className={form}>
      <FormProblems ref={summary} problems={problems} />
      <input type="hidden" name="intent" value="login" />
      <FormField definition={USERNAME} field={field("username")} />
      <PasswordField field={field("password")} label="Password" autoComplete="current-password" />
      <SubmitButton
        isBusy={isBusy}
        label="Log In"
        busyLabel="Logging in..."
        className={button({ tone: "sun", size: "large" })}
      />
      <p>
        <Link to="/forgotten-password" className="inline-flex min-h-6 items-center">
          Forgotten your password?
        </Link>
      </p>
    </Form>
  );
}
