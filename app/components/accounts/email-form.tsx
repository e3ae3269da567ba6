import { EMAIL_CHANGE_RULES } from "#app/domain/accounts/rules";
import { faultsIn } from "#app/domain/field-rules";
import { EMPTY_FORM } from "#app/presenters/form-view";
import { FormField, SubmitButton } from "#app/components/forms/form-field";
import { FormProblems } from "#app/components/forms/form-problems";
import { useForm } from "#app/components/forms/use-form";
import { accountFormProps } from "#app/presenters/accounts/view";
import { PasswordField } from "./password-field";
import { EMAIL } from "./register-form";
import { button } from "#app/components/ui/button";
import { form, hint } from "#app/components/ui/field";

const NEW_EMAIL = {
  ...EMAIL,
  hint: "We use it to send you a link when you've forgotten your password. Leave it empty if you don't want to give one.",
};

export function EmailForm({ email, isUnconfirmed }: { email: string | null; isUnconfirmed: boolean }) {
  const { Form, formProps, summary, problems, isLoginNeeded, field, isBusy } = useForm({
    ...accountFormProps("email"),
    first: { ...EMPTY_FORM, values: { email: email ?? "" } },
    check: (typed) => faultsIn(EMAIL_CHANGE_RULES, typed),
  });
  return (
    <Form {...formProps} action="/settings" className={form}>
      <FormProblems ref={summary} problems={problems} isLoginNeeded={isLoginNeeded} />
      <input type="hidden" name="intent" value="email" />
      {isUnconfirmed && (
        <p className={hint}>
          <strong>Not confirmed yet.</strong> We've emailed you a link to confirm it, so that you can reset
          your password if you forget it. To get it again, save the address once more.
        </p>
      )}
      <FormField definition={NEW_EMAIL} field={field("email")} />
      <PasswordField
        field={field("currentPassword")}
        label="Current password"
        autoComplete="current-password"
      />
      <SubmitButton isBusy={isBusy} label="Save Email" busyLabel="Saving..." className={button()} />
    </Form>
  );
}
