import * as Dialog from "@radix-ui/react-dialog";
import X from "lucide-react/icons/x";
import { useEffect, useRef } from "react";
import type { Preferences } from "#app/domain/accounts/preferences";
import { AssistantButtons } from "./assistant-buttons";
import { ASSISTANT_OPENER_ID } from "./planner-preferences";
import { AssistantStep } from "./assistant-step";
import { LAST_STEP, useAssistant } from "./use-assistant";
import { iconButton } from "#app/components/ui/button";
import { dialog, dialogClose, dialogHead, dialogOverlay } from "#app/components/ui/dialog";

const BAR = "h-1.5 rounded-[3px]";

interface Props {
  username: string;
  preferences: Preferences;
  onClose: () => void;
  /** After 'Finish' has saved; `isPopular` if the user wants only popular places. */
  onFinish: (isPopular: boolean) => void;
}

export function TripPreferenceAssistant({ username, preferences, onClose, onFinish }: Props) {
  const assistant = useAssistant({ preferences, onFinish });
  const { step } = assistant;
  const body = useRef<HTMLDivElement>(null);
  const lastStep = useRef(step);
  useEffect(() => {
    // The focused button is gone with its step. Screen readers read the focused question.
    if (lastStep.current !== step) body.current?.focus();
    lastStep.current = step;
  }, [step]);

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={dialogOverlay} />
        <Dialog.Content
          className={dialog()}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            // Focus the words, not the close button, which the dialog would choose.
            event.preventDefault();
            body.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            document.getElementById(ASSISTANT_OPENER_ID)?.focus();
          }}
        >
          <div className={dialogHead}>
            <Dialog.Title>Trip Preference Assistant</Dialog.Title>
            <Dialog.Close className={iconButton({ className: dialogClose })}>
              <X className="icon" aria-hidden />
              <span className="sr-only">Close</span>
            </Dialog.Close>
          </div>
          <p className="grid auto-cols-fr grid-flow-col gap-1.5">
            <span className="sr-only">{`Step ${step + 1} of ${LAST_STEP + 1}`}</span>
            {Array.from({ length: LAST_STEP + 1 }, (_, index) => (
              <span
                key={index}
                className={index <= step ? `${BAR} bg-sun-deep` : `${BAR} bg-line`}
                aria-hidden
              />
            ))}
          </p>
          <div
            ref={body}
            tabIndex={-1}
            className="grid min-h-60 content-start gap-2 focus:shadow-none focus:outline-none"
          >
            <AssistantStep username={username} assistant={assistant} />
          </div>
          <AssistantButtons assistant={assistant} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
