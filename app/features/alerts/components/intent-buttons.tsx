import type { ReactNode } from "react";
import { UNANSWERED } from "#app/features/alerts/presenters/view";
import { useButtons } from "#app/components/forms/use-buttons";
import { button } from "#app/components/ui/button";

interface Props {
  /** Labels by the `intent` that is posted. A test says that it is being sent. */
  presses: Readonly<Record<string, string>>;
  describedBy?: string;
  onPress?: (intent: string) => void;
  /** Before the buttons. */
  children?: ReactNode;
}

export function IntentButtons({ presses, describedBy, onPress, children }: Props) {
  const { Form, formProps, busyWith } = useButtons(() => UNANSWERED);
  return (
    <Form
      {...formProps}
      action="/alerts"
      preventScrollReset
      className="flex flex-wrap gap-2"
      onSubmit={(event) => {
        formProps.onSubmit(event);
        const { submitter } = event.nativeEvent as SubmitEvent;
        if (submitter instanceof HTMLButtonElement) onPress?.(submitter.value);
      }}
    >
      {children}
      {Object.entries(presses).map(([intent, label]) => (
        <button
          key={intent}
          type="submit"
          name="intent"
          value={intent}
          aria-disabled={busyWith !== null || undefined}
          aria-describedby={describedBy}
          className={button({ size: "small" })}
        >
          {busyWith === intent && intent.startsWith("test-") ? "Sending..." : label}
        </button>
      ))}
    </Form>
  );
}
