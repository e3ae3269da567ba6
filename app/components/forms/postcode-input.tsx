import { type InputHTMLAttributes, forwardRef } from "react";

/** The browser proposes the visitor's own, uses capitals, and corrects nothing. */
export const POSTCODE_TYPING = {
  autoComplete: "postal-code",
  autoCapitalize: "characters",
  autoCorrect: "off",
  spellCheck: false,
} as const;

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  hasError: boolean;
  /** The id of the field's error, which ends in "-error", is put before them. */
  hintId?: string;
}

/** No pattern: the parser reads more spellings than one could say. */
export const PostcodeInput = forwardRef<HTMLInputElement, Props>(function PostcodeInput(
  { id, hasError, hintId, ...attributes },
  ref,
) {
  return (
    <input
      {...POSTCODE_TYPING}
      {...attributes}
      ref={ref}
      id={id}
      name="postcode"
      type="text"
      required
      aria-invalid={hasError || undefined}
      aria-describedby={[hasError && `${id}-error`, hintId].filter(Boolean).join(" ") || undefined}
    />
  );
});
