import X from "lucide-react/icons/x";
import { useEffect, useRef } from "react";
import type { Preferences } from "#app/domain/accounts/preferences";
import { AssistantButtons } from "./assistant-buttons";
import { ASSISTANT_OPENER_ID } from "./planner-preferences";
import { AssistantStep } from "./assistant-step";
import { LAST_STEP, useAssistant } from "./use-assistant";
import { iconButton } from "#app/components/ui/button";
import { dialogClose, dialogHead } from "#app/components/ui/dialog";
import { Modal } from "#app/components/ui/modal";
import { notice } from "#app/components/ui/panel";

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
  const { step, problem } = assistant;
  const element = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  // The focused button is gone with its step. Screen readers read the focused question.
  useEffect(() => body.current?.focus(), [step]);
  useEffect(() => () => document.getElementById(ASSISTANT_OPENER_ID)?.focus(), []);

  return (
    <Modal dialog={element} labelledBy="assistant-title" closesOutside onClose={onClose}>
      <div className={dialogHead}>
        <h2 id="assistant-title">Trip Preference Assistant</h2>
        <button
          type="button"
          className={iconButton({ className: dialogClose })}
          onClick={() => element.current?.close()}
        >
          <X className="icon" aria-hidden />
          <span className="sr-only">Close</span>
        </button>
      </div>
      <p className="grid auto-cols-fr grid-flow-col gap-1.5">
        <span className="sr-only">{`Step ${step + 1} of ${LAST_STEP + 1}`}</span>
        {Array.from({ length: LAST_STEP + 1 }, (_, index) => (
          <span key={index} className={index <= step ? `${BAR} bg-sun-deep` : `${BAR} bg-line`} aria-hidden />
        ))}
      </p>
      <div
        ref={body}
        tabIndex={-1}
        className="grid min-h-60 content-start gap-2 focus:shadow-none focus:outline-none"
      >
        <AssistantStep username={username} assistant={assistant} />
      </div>
      {problem && (
        <p role="alert" className={notice({ tone: "bad" })}>
          <strong>{problem.title}</strong>
          <span>{problem.message}</span>
        </p>
      )}
      <AssistantButtons assistant={assistant} />
    </Modal>
  );
}
