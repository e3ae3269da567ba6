import type { FormEvent } from "react";
import { useTaken } from "#app/components/forms/use-answers";
import { useButtons } from "#app/components/forms/use-buttons";
import { Button } from "#app/components/ui/button";
import { panel } from "#app/components/ui/panel";
import { longWeekday } from "#app/domain/calendar/words";
import { OUTING_ANSWERS } from "#app/features/accuracy/domain/outing-answers";
import { OUTING_FORM, OUTING_WORDS } from "#app/features/accuracy/presenters/outing-view";
import { type Outing, forgetOuting, stopAsking } from "./outings";

const UNANSWERED = { title: OUTING_FORM.title, message: OUTING_FORM.unanswered };

export interface OutingFormProps {
  outing: Outing;
  onEnd: () => void;
}

export function OutingForm({ outing, onEnd }: OutingFormProps) {
  const { Form, formProps, busyWith, refused } = useButtons(() => UNANSWERED);
  const { slug, name, date } = outing;
  const end = (forget: () => void) => {
    forget();
    onEnd();
  };
  const markSent = useTaken(busyWith !== null, refused, () => end(() => forgetOuting(outing)));
  const send = (event: FormEvent<HTMLFormElement>) => {
    formProps.onSubmit(event);
    if (!event.defaultPrevented) markSent();
  };
  return (
    <section
      aria-label="Was it as we said?"
      className={panel({
        pad: "card",
        className: "fixed inset-x-4 bottom-4 z-20 grid gap-3 sm:left-auto sm:w-104 print:hidden",
      })}
    >
      <h2 className="text-lg">{`${name} on ${longWeekday(date)}: was it as we said?`}</h2>
      <Form {...formProps} onSubmit={send} action="/accuracy" className="flex flex-wrap gap-2">
        <input type="hidden" name="slug" value={slug} />
        <input type="hidden" name="date" value={date} />
        {OUTING_ANSWERS.map((answer) => (
          <Button
            key={answer}
            type="submit"
            name="answer"
            value={answer}
            size="row"
            label={OUTING_WORDS[answer]}
            isBusy={busyWith !== null}
          />
        ))}
      </Form>
      <p className="-mb-2 flex flex-wrap gap-x-5 text-sm">
        <button
          type="button"
          className="min-h-target cursor-pointer font-semibold underline"
          onClick={() => end(() => forgetOuting(outing))}
        >
          I didn't go
        </button>
        <button
          type="button"
          className="min-h-target cursor-pointer font-semibold underline"
          onClick={() => end(stopAsking)}
        >
          Don't ask again
        </button>
      </p>
    </section>
  );
}
