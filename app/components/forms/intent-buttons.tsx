import type { ComponentProps, FormEvent } from "react";
import type { Form } from "@remix-run/react";
import type { FormError } from "#app/presenters/form-view";
import { Button } from "#app/components/ui/button";
import { useButtons } from "./use-buttons";

interface Props extends ComponentProps<typeof Form> {
  /** Labels by the `intent` that is posted. */
  presses: Readonly<Record<string, string>>;
  busyLabels?: Partial<Readonly<Record<string, string>>>;
  /** The one that stands out. */
  main?: string;
  size?: "small" | "regular" | "row";
  unanswered?: FormError;
  describedBy?: string;
  onPress?: (intent: string) => void;
}

export function IntentButtons(props: Props) {
  const {
    presses,
    busyLabels = {},
    main,
    size = "small",
    unanswered,
    describedBy,
    onPress,
    children,
    ...form
  } = props;
  const { Form, formProps, busyWith } = useButtons(unanswered && (() => unanswered));
  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    formProps.onSubmit(event);
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement) onPress?.(submitter.value);
  }
  return (
    <Form className="flex flex-wrap gap-2" {...formProps} {...form} onSubmit={onSubmit}>
      {children}
      {Object.entries(presses).map(([intent, label]) => (
        <Button
          key={intent}
          type="submit"
          name="intent"
          value={intent}
          tone={intent === main ? "sun" : "plain"}
          size={size}
          label={(busyWith === intent && busyLabels[intent]) || label}
          isBusy={busyWith !== null}
          aria-describedby={describedBy}
        />
      ))}
    </Form>
  );
}
