import type { ReactNode } from "react";
import { SUGGESTION_LIMITS, type SuggestionStatus } from "#app/domain/suggestions/suggestion";
import { notesRule } from "#app/domain/suggestions/rules";
import { faultsIn } from "#app/domain/field-rules";
import type { FormView } from "#app/presenters/form-view";
import { REVIEW_FAILED } from "#app/presenters/suggestions/view";
import type { SuggestionCardView } from "#app/presenters/suggestions/cards";
import { FormField } from "#app/components/forms/form-field";
import { PostedForm } from "#app/components/forms/posted-form";
import { useForm } from "#app/components/forms/use-form";
import { Button } from "#app/components/ui/button";
import { dialogActions } from "#app/components/ui/dialog";
import { form } from "#app/components/ui/field";

export interface StepFormProps {
  suggestion: SuggestionCardView;
  first: FormView;
  onTaken: () => void;
  children: ReactNode;
}

type Verdict = Exclude<SuggestionStatus, "converted">;

const BUTTONS: Readonly<Record<Verdict, { label: string; tone: "sun" | "berry" }>> = {
  approved: { label: "Approve", tone: "sun" },
  rejected: { label: "Reject", tone: "berry" },
  pending: { label: "Look at it again", tone: "sun" },
};
/** The one that changes the least is last. */
const ORDER: readonly Verdict[] = ["rejected", "approved", "pending"];
const RULES = { adminNotes: notesRule };
const NOTES = {
  name: "adminNotes",
  label: "Admin notes",
  kind: "lines",
  hint: "The sender can read them.",
  maxLength: SUGGESTION_LIMITS.adminNotes,
} as const;

export function ReviewForm({ suggestion, first, onTaken, children }: StepFormProps) {
  const control = useForm({
    id: "review",
    first,
    onTaken,
    unanswered: { title: "Error", message: REVIEW_FAILED },
    check: (typed) => faultsIn(RULES, typed),
  });
  const { id, mayBecome, reviewHref } = suggestion;
  return (
    <PostedForm
      control={control}
      action={reviewHref}
      className={form}
      hidden={{ intent: "review", suggestionId: id }}
      data-dense
      preventScrollReset
    >
      <p className="whitespace-pre-line wrap-anywhere">{suggestion.description}</p>
      <FormField definition={NOTES} field={control.field("adminNotes")} />
      <div className={dialogActions}>
        {children}
        {ORDER.filter((status) => mayBecome.includes(status)).map((status) => (
          <Button
            key={status}
            type="submit"
            name="status"
            value={status}
            tone={BUTTONS[status].tone}
            label={BUTTONS[status].label}
            isBusy={control.isBusy}
          />
        ))}
      </div>
    </PostedForm>
  );
}
