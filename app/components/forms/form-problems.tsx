import { forwardRef } from "react";
import type { Problem } from "./use-form";
import { ButtonAnchor } from "#app/components/ui/button";
import { hint } from "#app/components/ui/field";
import { notice } from "#app/components/ui/panel";

interface Props {
  problems: readonly Problem[];
  /** A link to log in is shown, and what was typed stays. */
  isLoginNeeded?: boolean;
}

/** Above the form, with a link to each field. After a failed submit it gets the focus. */
export const FormProblems = forwardRef<HTMLDivElement, Props>(function FormProblems(
  { problems, isLoginNeeded = false },
  ref,
) {
  if (problems.length === 0) return null;
  // The same fault of a password and its repetition is listed once.
  const once = problems.filter(
    ({ words }, index) => problems.findIndex((each) => each.words === words) === index,
  );
  return (
    <div ref={ref} role="alert" tabIndex={-1} className={notice({ tone: "problem" })}>
      <p className="font-bold">There is a problem</p>
      <ul>
        {once.map(({ fieldId, words }) => (
          <li key={`${fieldId}-${words}`} className="font-semibold text-berry">
            {fieldId ? <FieldLink fieldId={fieldId} words={words} /> : words}
          </li>
        ))}
      </ul>
      {isLoginNeeded && <LogInAgain />}
    </div>
  );
});

/** The visitor can type at once; the address does not change. */
function FieldLink({ fieldId, words }: { fieldId: string; words: string }) {
  return (
    <a
      href={`#${fieldId}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(fieldId)?.focus();
      }}
    >
      {words}
    </a>
  );
}

/** In another tab, so that this one keeps what was typed. */
function LogInAgain() {
  return (
    <p className="mt-2">
      <ButtonAnchor
        href="/auth?session_expired=true"
        label="Log In / Sign Up"
        target="_blank"
        rel="noopener"
      />{" "}
      <span className={hint}>Opens in a new tab, so you don't lose what you typed.</span>
    </p>
  );
}
