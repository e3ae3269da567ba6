import { type InputHTMLAttributes, forwardRef } from "react";
import { POSTCODE_INPUT_PATTERN } from "#app/domain/geo/postcode";

/** How a browser helps with typing a postcode: it proposes its owner's, in capitals, and corrects none. */
export const POSTCODE_TYPING = {
  autoComplete: "postal-code",
  autoCapitalize: "characters",
  autoCorrect: "off",
  spellCheck: false,
} as const;

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  hasError: boolean;
  /** The ids of what is said about it; after its error, whose id ends in "-error". */
  hintId?: string;
}

/** The line for a postcode that a search starts from: a whole one, unless `pattern` and `title` ask for less. */
export const PostcodeInput = forwardRef<HTMLInputElement, Props>(function PostcodeInput(
  {
    id,
    hasError,
    hintId,
    pattern = POSTCODE_INPUT_PATTERN,
    title = "A full UK postcode, such as SW1A 1AA",
    ...attributes
  },
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
      pattern={pattern}
      title={title}
      aria-invalid={hasError || undefined}
      aria-describedby={[hasError && `${id}-error`, hintId].filter(Boolean).join(" ") || undefined}
    />
  );
});
