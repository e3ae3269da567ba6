import type { ReactNode } from "react";
import type { AdminSubject } from "#app/presenters/admin/catalogue-view";
import { NOT_CHANGED } from "#app/presenters/admin/words-view";
import { EMPTY_FORM } from "#app/presenters/form-view";
import { useForm } from "#app/components/forms/use-form";
import { button } from "#app/components/ui/button";
import { dialogActions } from "#app/components/ui/dialog";
import { EditorProblems } from "#app/components/admin/admin-frame";

export interface Deletion {
  subject: AdminSubject;
  id: number;
  index: number | null;
  version: number | null;
  name: string;
  returnTo: string;
  /** Asks before deleting, without JavaScript. */
  questionHref: string;
}

interface Props {
  deletion: Deletion;
  onTaken?: () => void;
  children: ReactNode;
}

/** Posts the version that the administrator saw; a refusal appears above its button. */
export function DeleteForm({ deletion, onTaken, children }: Props) {
  const { subject, id, index, version, returnTo, questionHref } = deletion;
  const { Form, formProps, isBusy, ...state } = useForm({
    id: `${subject}-deletion`,
    first: EMPTY_FORM,
    unanswered: { title: "Error", message: NOT_CHANGED[subject].delete },
    onTaken,
  });
  return (
    <Form {...formProps} action={questionHref} className="mt-5 grid gap-4" preventScrollReset>
      <EditorProblems {...state} reloadHref={returnTo} />
      <input type="hidden" name="subject" value={subject} />
      <input type="hidden" name="intent" value="delete" />
      <input type="hidden" name="id" value={id} />
      {index !== null && <input type="hidden" name="index" value={index} />}
      {version !== null && <input type="hidden" name="version" value={version} />}
      <input type="hidden" name="returnTo" value={returnTo} />
      <div className={dialogActions}>
        {children}
        <button type="submit" className={button({ tone: "berry" })} aria-disabled={isBusy || undefined}>
          {isBusy ? "Deleting..." : "Delete"}
        </button>
      </div>
    </Form>
  );
}
