import { FormProblems } from "../account/form-problems";
import type { AdminEditorView } from "#app/presenters/admin-catalogue-view";
import type { PostedForm } from "./use-posted-form";

interface Props extends Pick<PostedForm, "problems" | "summary"> {
  editor: AdminEditorView;
  /** Where what is stored now can be seen. */
  reloadHref: string;
}

/** What is wrong, above the form; where somebody else may have changed it meanwhile, with the way to see that. */
export function EditorProblems({ editor, problems, summary, reloadHref }: Props) {
  const isOfSomethingStored = editor.version !== null && editor.form.formError !== null;
  return (
    <>
      <FormProblems ref={summary} problems={problems} />
      {isOfSomethingStored && (
        <p>
          <a href={reloadHref} className="button">
            Reload
          </a>
        </p>
      )}
    </>
  );
}
