import X from "lucide-react/icons/x";
import { type ReactNode, useEffect, useRef } from "react";
import { PREFERENCE_FLAGS, type PreferenceFlag } from "#app/domain/accounts/preferences";
import { ASSISTANT_OPENER_ID } from "./planner-preferences";
import { type AssistantOptions, LAST_STEP, useAssistant, type Assistant } from "./use-assistant";
import { Button, IconButton } from "#app/components/ui/button";
import { dialogClose, dialogHead, dialogActions } from "#app/components/ui/dialog";
import { Modal } from "#app/components/ui/modal";
import { notice } from "#app/components/ui/panel";
import { FormScene } from "#app/components/art/empty-scenes";
import { ACTIVITIES, COMPANY } from "./preference-groups";
import { tick } from "#app/components/ui/field";

const BAR = "h-1.5 rounded-[3px]";

interface Props extends AssistantOptions {
  username: string;
  onClose: () => void;
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
    <Modal dialog={element} aria-labelledby="assistant-title" closedby="any" onClose={onClose}>
      <div className={dialogHead}>
        <h2 id="assistant-title">Trip Preference Assistant</h2>
        <IconButton Icon={X} label="Close" className={dialogClose} onClick={() => element.current?.close()} />
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

const COMPANY_WORDS = ["Dog-friendly", "Family-friendly", "Wheelchair accessible"];
/** In the assistant's order, which begins with access. */
const COMPANY_CHOICES = COMPANY.map(({ flag }, index) => ({ flag, label: COMPANY_WORDS[index] ?? "" })).sort(
  (one, other) => Number(other.flag === "accessible") - Number(one.flag === "accessible"),
);

function AssistantStep({ username, assistant }: { username: string; assistant: Assistant }) {
  const { step, chosen, isPopular } = assistant;
  if (step === 0) {
    return (
      <PicturedStep title={`Welcome, ${username}!`}>
        Answer a few questions, and we'll find sunny places that suit you. It takes half a minute.
      </PicturedStep>
    );
  }
  if (step === 1) {
    return (
      <PicturedStep title="Would you like to set your preferences?">
        They shape the activities and hotels you see. You can change them any time.
      </PicturedStep>
    );
  }
  if (step === 2) {
    return <AssistantChoices legend="What do you need?" options={COMPANY_CHOICES} assistant={assistant} />;
  }
  if (step === 3) {
    return <AssistantChoices legend="What do you like to do?" options={ACTIVITIES} assistant={assistant} />;
  }
  const hasChosen = PREFERENCE_FLAGS.some((flag) => chosen[flag]);
  return (
    <PicturedStep title="You’re all set">
      {isPopular
        ? "We'll show you popular places with the best weather."
        : hasChosen
          ? "We'll look for sunny places that match what you chose."
          : "You chose nothing in particular, so we'll show you everything under the sun."}
    </PicturedStep>
  );
}

/** A step without check boxes would be half empty, since all steps have the same height. */
function PicturedStep({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <div className="mb-2 h-28 max-xs:h-20 overflow-hidden rounded-tile bg-sea-soft">
        <FormScene />
      </div>
      <h3 className="text-xl leading-[1.2]">{title}</h3>
      <p className="text-lg">{children}</p>
    </>
  );
}

interface ChoicesProps {
  legend: string;
  options: readonly { flag: PreferenceFlag; label: string }[];
  assistant: Assistant;
}

function AssistantChoices({ legend, options, assistant: { chosen, choose } }: ChoicesProps) {
  return (
    <fieldset>
      <legend className="mb-2.5 font-display text-xl leading-[1.2] font-semibold">{legend}</legend>
      {options.map(({ flag, label }) => (
        <label
          key={flag}
          className="flex min-h-[48px] cursor-pointer items-center gap-3.5 border-line text-lg [&+&]:border-t"
        >
          <input
            type="checkbox"
            className={tick}
            checked={chosen[flag]}
            onChange={(event) => choose(flag, event.currentTarget.checked)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** On a phone the longest button has its own line above Back and Continue. */
const ALONE = "max-xs:order-first max-xs:basis-full";

function AssistantButtons({ assistant }: { assistant: Assistant }) {
  const { step, isSaving, goOn, goBack, accept, decline, saveAndGoOn } = assistant;
  return (
    <div className={dialogActions}>
      {step > 0 && <Button label="Back" className="mr-auto" onClick={goBack} />}
      {step === 0 && <Button tone="sun" label="Let's get started" onClick={goOn} />}
      {step === 1 && (
        <>
          <Button label="No, just show popular places" className={ALONE} onClick={decline} />
          <Button tone="sun" label="Yes" onClick={accept} />
        </>
      )}
      {step >= 2 && (
        <Button
          tone="sun"
          label={isSaving ? "Saving..." : step === LAST_STEP ? "Finish" : "Continue"}
          isBusy={isSaving}
          onClick={saveAndGoOn}
        />
      )}
    </div>
  );
}
