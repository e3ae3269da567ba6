import type { FormError } from "#app/presenters/form-view";
import { button } from "#app/components/ui/button";
import { useButtons } from "./use-buttons";

interface Props {
  action: string;
  /** By the intent that is posted. */
  answers: Readonly<Record<string, string>>;
  /** The intent of the one that stands out. */
  main: string;
  unanswered: FormError;
}

/** Below a question of a page that a link in an email leads to. */
export function AnswerButtons({ action, answers, main, unanswered }: Props) {
  const { Form, formProps, busyWith } = useButtons(() => unanswered);
  return (
    <Form {...formProps} action={action} className="flex flex-wrap justify-center gap-3">
      {Object.entries(answers).map(([intent, label]) => (
        <button
          key={intent}
          type="submit"
          name="intent"
          value={intent}
          aria-disabled={busyWith !== null || undefined}
          className={button(intent === main ? { tone: "sun" } : {})}
        >
          {label}
        </button>
      ))}
    </Form>
  );
}
