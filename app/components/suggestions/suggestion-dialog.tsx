import { Link } from "#app/framework/link";
import X from "lucide-react/icons/x";
import { useRef } from "react";
import { useHydrated } from "#app/components/behaviour/use-browser-state";
import type { SuggestionDialogView } from "#app/presenters/suggestions/cards";
import { Modal } from "#app/components/ui/modal";
import { useUnsavedChanges } from "#app/components/admin/unsaved-changes";
import { ConvertForm } from "./convert-form";
import { ReviewForm } from "./review-form";
import { Button, ButtonLink, iconButton } from "#app/components/ui/button";
import { dialogClose, dialogHead } from "#app/components/ui/dialog";
import { hint } from "#app/components/ui/field";

interface Props {
  dialog: SuggestionDialogView;
  closeHref: string;
  onClose: () => void;
  onTaken: () => void;
}

const TITLES = { review: "Review suggestion", convert: "Convert to Destination" } as const;

export function SuggestionDialog({ dialog, closeHref, onClose, onTaken }: Props) {
  const { kind, suggestion, form } = dialog;
  const element = useRef<HTMLDialogElement>(null);
  const isHydrated = useHydrated();
  const { discardChanges, ask, question } = useUnsavedChanges(element);
  const close = () => {
    discardChanges();
    element.current?.close();
  };
  const StepForm = kind === "review" ? ReviewForm : ConvertForm;
  return (
    <>
      <Modal
        dialog={element}
        aria-labelledby="suggestion-dialog-title"
        isWide={kind === "convert"}
        onClose={onClose}
        mayClose={() => ask(close)}
      >
        <div className={dialogHead}>
          <h2 id="suggestion-dialog-title">{TITLES[kind]}</h2>
          <Link
            to={closeHref}
            className={iconButton({ className: dialogClose })}
            onClick={(event) => {
              event.preventDefault();
              ask(close);
            }}
          >
            <X className="icon" aria-hidden />
            <span className="sr-only">Close</span>
          </Link>
        </div>
        <p className="*:block">
          <strong>{suggestion.name}</strong>
          <span className={hint}>{`${suggestion.typeLabel}, suggested by ${suggestion.submitterName}`}</span>
        </p>
        <StepForm suggestion={suggestion} first={form} onTaken={onTaken}>
          {isHydrated ? (
            <Button label="Cancel" className="mr-auto" onClick={close} />
          ) : (
            <ButtonLink to={closeHref} label="Cancel" className="mr-auto" />
          )}
        </StepForm>
      </Modal>
      {question}
    </>
  );
}
