import { forwardRef } from "react";

interface Props {
  message: string;
  fieldId: string;
}

/** Takes the focus after a failed submit and leads to the field, as GOV.UK's forms do. */
export const ErrorSummary = forwardRef<HTMLDivElement, Props>(function ErrorSummary(
  { message, fieldId },
  ref,
) {
  return (
    <div ref={ref} role="alert" tabIndex={-1} className="error-summary">
      <p className="error-summary-title">There is a problem</p>
      <a
        href={`#${fieldId}`}
        onClick={(event) => {
          event.preventDefault();
          document.getElementById(fieldId)?.focus();
        }}
      >
        {message}
      </a>
    </div>
  );
});
