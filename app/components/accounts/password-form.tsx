import { passwordChangeFaults } from "#app/domain/accounts/rules";
import { EMPTY_FORM } from "#app/presenters/form-view";
import { FormProblems } from "#app/components/forms/form-problems";
import { SubmitButton } from "#app/components/forms/form-field";
import { useForm } from "#app/components/forms/use-form";
import { accountFormProps } from "#app/presenters/accounts/view";
import { NewPasswordFields, PasswordField, PasswordOwner } from "./password-field";
import { button } from "#app/components/ui/button";
import { form } from "#app/components/ui/field";

export function PasswordForm({ username }: { username: string }) {
  const { Form, formProps, summary, problems, isLoginNeeded, field, isBusy } = useForm({
    ...accountFormProps("password"),
    first: EMPTY_FORM,
    check: passwordChangeFaults,
  });
  return (
    <Form {...formProps} action="/settings" className={form}>
      <FormProblems ref={summary} problems={problems} isLoginNeeded={isLoginNeeded} />
      <input type="hidden" name="intent" value="password" />
      <PasswordOwner username={username} />
      <PasswordField
        field={field("currentPassword")}
        label="Current password"
        autoComplete="current-password"
      />
      <NewPasswordFields field={field} label="New password" />
      <SubmitButton isBusy={isBusy} label="Change Password" busyLabel="Changing..." className={button()} />
    </Form>
  );
}
