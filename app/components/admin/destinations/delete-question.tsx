import { Link } from "#app/framework/link";
import { useRef } from "react";
import { DELETE_QUESTIONS } from "#app/presenters/admin/catalogue-view";
import { DeleteForm, type Deletion } from "./delete-form";
import { Modal } from "#app/components/ui/modal";
import { button } from "#app/components/ui/button";

interface Props {
  deletion: Deletion;
  onClose: () => void;
}

/** At first Cancel has the focus; closing returns the focus to where it was. */
export function DeleteDialog({ deletion, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  return (
    <Modal
      dialog={dialog}
      role="alertdialog"
      labelledBy="delete-title"
      describedBy="delete-question"
      onClose={onClose}
    >
      <h2 id="delete-title">{`Delete ${deletion.name}?`}</h2>
      <p id="delete-question">{DELETE_QUESTIONS[deletion.subject]}</p>
      <DeleteForm deletion={deletion} onTaken={close}>
        <button type="button" className={button()} onClick={close}>
          Cancel
        </button>
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
        <Link to={deletion.returnTo} className={button()}>
          Cancel
        </Link>
      </DeleteForm>
    </section>
  );
}
