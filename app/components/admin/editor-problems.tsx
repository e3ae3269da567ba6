import { FormProblems } from "#app/components/forms/form-problems";
import type { FormControl } from "#app/components/forms/use-form";
import { button } from "#app/components/ui/button";

interface Props extends Pick<FormControl, "problems" | "summary" | "isLoginNeeded" | "isStale"> {
  /** Where what is stored now can be seen. */
  reloadHref: string;
}

/** What is wrong, above the form; where somebody else has changed it meanwhile, with the way to see that. */
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
