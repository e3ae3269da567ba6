import { forwardRef } from "react";
import { notice } from "../../ui/notice";

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
    <div ref={ref} role="alert" tabIndex={-1} className={notice({ tone: "problem" })}>
      <p className="font-bold">There is a problem</p>
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
