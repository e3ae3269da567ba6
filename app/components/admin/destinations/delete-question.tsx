import { type ReactNode, useRef } from "react";
import { type AdminSubject, DELETE_QUESTIONS } from "#app/presenters/admin/catalogue-view";
import { notChanged } from "#app/presenters/admin/words-view";
import { PostedForm } from "#app/components/forms/posted-form";
import { useForm } from "#app/components/forms/use-form";
import { Button, ButtonLink } from "#app/components/ui/button";
import { dialogActions } from "#app/components/ui/dialog";
import { Modal } from "#app/components/ui/modal";

export interface Deletion {
  subject: AdminSubject;
  id: number;
  index: number | null;
  /** That the administrator saw. */
  version: number | null;
  name: string;
  returnTo: string;
  /** Asks before deleting, without JavaScript. */
  questionHref: string;
}

/** At first Cancel has the focus; closing returns the focus to where it was. */
export function DeleteDialog({ deletion, onClose }: { deletion: Deletion; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  return (
    <Modal
      dialog={dialog}
      role="alertdialog"
      aria-labelledby="delete-title"
      aria-describedby="delete-question"
      onClose={onClose}
    >
      <h2 id="delete-title">{`Delete ${deletion.name}?`}</h2>
      <p id="delete-question">{DELETE_QUESTIONS[deletion.subject]}</p>
      <DeleteForm deletion={deletion} onTaken={close}>
        <Button label="Cancel" onClick={close} />
      </DeleteForm>
    </Modal>
  );
}

/** For browsers without JavaScript. */
export function DeleteQuestion({ deletion }: { deletion: Deletion }) {
  return (
    <section
      className="mt-3 space-y-3 rounded-control border-2 border-berry p-4"
      aria-labelledby="delete-now"
    >
      <h2 id="delete-now" className="text-lg">{`Delete ${deletion.name}?`}</h2>
      <p>{DELETE_QUESTIONS[deletion.subject]}</p>
      <DeleteForm deletion={deletion}>
        <ButtonLink to={deletion.returnTo} label="Cancel" />
      </DeleteForm>
    </section>
  );
}

interface FormProps {
  deletion: Deletion;
  onTaken?: () => void;
  children: ReactNode;
}

function DeleteForm({ deletion, onTaken, children }: FormProps) {
  const { subject, id, index, version, returnTo, questionHref } = deletion;
  const control = useForm({
    id: `${subject}-deletion`,
    unanswered: { title: "Error", message: notChanged(subject, "delete") },
    onTaken,
  });
  const { isBusy } = control;
  return (
    <PostedForm
      control={control}
      action={questionHref}
      className="mt-5 grid gap-4"
      hidden={{ subject, intent: "delete", id, index, version, returnTo }}
      reloadHref={returnTo}
      preventScrollReset
    >
      <div className={dialogActions}>
        {children}
        <Button type="submit" tone="berry" label={isBusy ? "Deleting..." : "Delete"} isBusy={isBusy} />
      </div>
    </PostedForm>
  );
}
