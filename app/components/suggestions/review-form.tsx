import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { SUGGESTION_LIMITS, type SuggestionStatus } from "#app/domain/suggestion";
import type { AdminFormView } from "#app/presenters/admin-catalogue-view";
import type { SuggestionCardView } from "#app/presenters/suggestion-view";
import { FormProblems } from "../account/form-problems";
import { FormField } from "../catalogue/form-field";
import { usePostedForm } from "../catalogue/use-posted-form";

export interface StepFormProps {
  suggestion: SuggestionCardView;
  form: AdminFormView;
  isBusy: boolean;
  /** The way out. */
  children: ReactNode;
}

type Verdict = Exclude<SuggestionStatus, "converted">;

const BUTTONS: Readonly<Record<Verdict, { label: string; className: string }>> = {
  approved: { label: "Approve", className: "button button-sun" },
  rejected: { label: "Reject", className: "button button-berry" },
  pending: { label: "Look at it again", className: "button button-sun" },
};
/** The one that does least harm stands last, where the eye ends. */
const ORDER: readonly Verdict[] = ["rejected", "approved", "pending"];
const nothingCanBeWrong = () => ({});
const NOTES = {
  name: "adminNotes",
  label: "Admin notes (optional)",
  kind: "lines",
  hint: "The sender can read them.",
  maxLength: SUGGESTION_LIMITS.adminNotes,
} as const;

/** Approve or reject, with notes for the sender. */
export function ReviewForm({ suggestion, form, isBusy, children }: StepFormProps) {
  const { formProps, problems, summary, field } = usePostedForm({
    id: "review",
    form,
    isBusy,
    check: nothingCanBeWrong,
  });
  const { id, mayBecome, reviewHref } = suggestion;
  return (
    <Form {...formProps} action={reviewHref} className="editor-form" preventScrollReset>
      <FormProblems ref={summary} problems={problems} />
      <input type="hidden" name="intent" value="review" />
      <input type="hidden" name="suggestionId" value={id} />
      <p className="suggestion-words">{suggestion.description}</p>
      <FormField definition={NOTES} field={field("adminNotes")} />
      <div className="dialog-actions">
        {children}
        {ORDER.filter((status) => mayBecome.includes(status)).map((status) => (
          <button
            key={status}
            type="submit"
            name="status"
            value={status}
            className={BUTTONS[status].className}
            aria-disabled={isBusy || undefined}
          >
            {BUTTONS[status].label}
          </button>
        ))}
      </div>
    </Form>
  );
}
