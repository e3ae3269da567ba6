import { FormProblems } from "#app/components/forms/form-problems";
import type { FormControl } from "#app/components/forms/use-form";
import { button } from "#app/components/ui/button";

interface Props extends Pick<FormControl, "problems" | "summary" | "isLoginNeeded" | "isStale"> {
  /** The address of the page with the values that are stored now. */
  reloadHref: string;
}

/**
 * The problems of a form, above it. If the entry was changed elsewhere in the meantime, a link loads the new values.
 */
export function EditorProblems({ problems, summary, isLoginNeeded, isStale, reloadHref }: Props) {
  return (
    <>
      <FormProblems ref={summary} problems={problems} isLoginNeeded={isLoginNeeded} />
      {isStale && (
        <p>
          <a href={reloadHref} className={button()}>
            Reload
          </a>
        </p>
      )}
    </>
  );
}
