import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { useState } from "react";
import { PASSWORD_MIN_LENGTH } from "#app/domain/accounts/password";
import { type FieldDefinition, FormField } from "#app/components/forms/form-field";
import type { FieldState, FormControl } from "#app/components/forms/use-form";

interface Props {
  field: FieldState;
  label: string;
  autoComplete: "current-password" | "new-password";
  hint?: string;
}

export function PasswordField({ field, label, autoComplete, hint }: Props) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  const definition: FieldDefinition = {
    name: field.name,
    label,
    hint,
    autoComplete,
    type: isShown ? "text" : "password",
    minLength: PASSWORD_MIN_LENGTH,
    isRequired: true,
    isVerbatim: true,
  };
  return (
    <FormField
      definition={definition}
      field={field}
      end={
        <button
          type="button"
          className="js-only absolute top-[2px] right-[2px] grid size-target cursor-pointer place-items-center rounded-sm text-ink-soft hover:text-ink"
          aria-pressed={isShown}
          aria-controls={field.id}
          onClick={() => setShown(!isShown)}
        >
          <Icon className="icon" aria-hidden />
          <span className="sr-only">{`Show ${label.toLowerCase()}`}</span>
        </button>
      }
    />
  );
}

export function NewPasswordFields({ field, label }: { field: FormControl["field"]; label: string }) {
  return (
    <>
      <PasswordField
        field={field("password")}
        label={label}
        hint={`At least ${PASSWORD_MIN_LENGTH} characters`}
        autoComplete="new-password"
      />
      <PasswordField
        field={field("confirmPassword")}
        label={`Confirm ${label.toLowerCase()}`}
        autoComplete="new-password"
      />
    </>
  );
}

/** Hidden, so that password managers know whose password this is. */
export const PasswordOwner = ({ username }: { username: string }) => (
  <input type="text" name="username" autoComplete="username" defaultValue={username} readOnly hidden />
);
