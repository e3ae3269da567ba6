import type { ReactNode } from "react";
import { EMPTY_FORM } from "#app/presenters/form-view";
import { type AccountFormName, accountFormProps } from "#app/presenters/accounts/view";
import { SubmitButton } from "#app/components/forms/form-field";
import { PostedForm } from "#app/components/forms/posted-form";
import { type FormControl, type TypedValues, useForm } from "#app/components/forms/use-form";
import { button as buttonStyle } from "#app/components/ui/button";
import { form, groupTitle } from "#app/components/ui/field";
import { panel } from "#app/components/ui/panel";

interface Props {
  name: AccountFormName;
  action?: string;
  /** The form is then a panel of its own. */
  title?: string;
  className?: string;
  values?: TypedValues;
  check?: Parameters<typeof useForm>[0]["check"];
  /** With its words while the form is sent. */
  button: { label: string; busyLabel: string; className?: string };
  children: (control: FormControl) => ReactNode;
}

const PANEL = panel({ pad: "card", className: "grid grid-cols-1 gap-4" });
export const LARGE = buttonStyle({ tone: "sun", size: "large" });

/** Its problems are above it. The `intent` chooses among the forms of an address. */
export function AccountForm({
  name,
  action = "/settings",
  title,
  values = {},
  check,
  button,
  children,
  ...look
}: Props) {
  const control = useForm({ ...accountFormProps(name), first: { ...EMPTY_FORM, values }, check });
  const { className = title === undefined ? form : PANEL } = look;
  return (
    <PostedForm
      control={control}
      action={action}
      className={className}
      aria-labelledby={title && `${name}-title`}
      preventScrollReset={className !== form}
      heading={
        title !== undefined && (
          <h2 id={`${name}-title`} className={groupTitle}>
            {title}
          </h2>
        )
      }
      hidden={{ intent: name }}
    >
      {children(control)}
      <SubmitButton
        isBusy={control.isBusy}
        className={buttonStyle({ className: "justify-self-start" })}
        {...button}
      />
    </PostedForm>
  );
}
