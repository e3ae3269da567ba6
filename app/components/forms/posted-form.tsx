import type { ComponentProps, ReactNode } from "react";
import { FormProblems } from "./form-problems";
import type { FormControl } from "./use-form";
import { ButtonAnchor } from "#app/components/ui/button";

interface Props extends Omit<ComponentProps<FormControl["Form"]>, "hidden"> {
  control: FormControl;
  /** Above the problems. */
  heading?: ReactNode;
  /** Fields that nobody types. Without those that are null. */
  hidden?: Readonly<Record<string, string | number | null>>;
  /** Loads the new values if the entry was changed elsewhere in the meantime. */
  reloadHref?: string;
}

export function PostedForm({ control, heading, hidden = {}, reloadHref, children, ...attributes }: Props) {
  const { Form, formProps, summary, problems, isLoginNeeded, isStale } = control;
  return (
    <Form {...formProps} {...attributes}>
      {heading}
      <FormProblems ref={summary} problems={problems} isLoginNeeded={isLoginNeeded} />
      {isStale && reloadHref && (
        <p>
          <ButtonAnchor href={reloadHref} label="Reload" />
        </p>
      )}
      {Object.entries(hidden).map(
        ([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
    </Form>
  );
}
