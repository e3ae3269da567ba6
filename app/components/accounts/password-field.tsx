import type { FieldMetadata } from "@conform-to/react";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { PASSWORD_MIN_LENGTH } from "#app/domain/accounts/password";
import type { AccountFields } from "./account-checks";
import { TextField } from "./text-field";

interface Props {
  field: FieldMetadata<string, AccountFields>;
  label: string;
  autoComplete: "current-password" | "new-password";
  hint?: string;
}

/** A password, hidden unless its button shows it. */
export function PasswordField({ field, label, autoComplete, hint }: Props) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      field={field}
      label={label}
      hint={hint}
      type={isShown ? "text" : "password"}
      autoComplete={autoComplete}
      minLength={PASSWORD_MIN_LENGTH}
      required
    >
      <button
        type="button"
        className="field-end js-only"
        aria-pressed={isShown}
        aria-controls={field.id}
        onClick={() => setShown(!isShown)}
      >
        <Icon className="icon" aria-hidden />
        <span className="sr-only">{`Show ${label.toLowerCase()}`}</span>
      </button>
    </TextField>
  );
}
