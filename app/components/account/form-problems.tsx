import { forwardRef } from "react";
import type { Problem } from "./use-account-form";

/** All that is wrong with a form, above it, with a link to each field; takes the focus after a failed submit. */
export const FormProblems = forwardRef<HTMLDivElement, { problems: readonly Problem[] }>(
  function FormProblems({ problems }, ref) {
    if (problems.length === 0) return null;
    return (
      <div ref={ref} role="alert" tabIndex={-1} className="error-summary">
        <p className="error-summary-title">There is a problem</p>
        <ul>
          {problems.map(({ fieldId, words }) => (
            <li key={`${fieldId}-${words}`}>{fieldId ? <a href={`#${fieldId}`}>{words}</a> : words}</li>
          ))}
        </ul>
      </div>
    );
  },
);
