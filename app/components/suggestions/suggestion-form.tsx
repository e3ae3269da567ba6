import { faultsIn } from "#app/domain/field-rules";
import { SUGGESTION_FEATURES, type SuggestionType } from "#app/domain/suggestions/suggestion";
import { suggestionRules } from "#app/domain/suggestions/rules";
import { EMPTY_FORM } from "#app/presenters/form-view";
import { FEATURES_ASKED, type SuggestPageView } from "#app/presenters/suggestions/view";
import { FormField } from "../forms/form-field";
import { FormProblems } from "../forms/form-problems";
import { SubmitButton } from "../forms/submit-button";
import { TickBoxes } from "../forms/tick-boxes";
import { useForm } from "../forms/use-form";
import { LengthLeft } from "./length-left";
import { OwnerQuestions } from "./owner-questions";
import { CORRECTION_FIELDS, FIELDS_ASKED } from "./suggestion-fields";
import { form, hint } from "../ui/field";
import { button } from "../ui/button";

const UNANSWERED = { title: "Error", message: "Failed to submit suggestion" };

interface Props {
  type: SuggestionType;
  /** The place that the suggestion corrects. */
  correction: SuggestPageView["correction"];
}

/** The form of one type of suggestion, or of a mistake in a place: a suggestion of that place, said to be one. */
export function SuggestionForm({ type, correction }: Props) {
  const { Form, formProps, summary, problems, isLoginNeeded, typed, values, field, isBusy } = useForm({
    id: "suggestion",
    first: correction ? { ...EMPTY_FORM, values: known(correction) } : EMPTY_FORM,
    check: (given) => faultsIn(suggestionRules(type), given),
    unanswered: UNANSWERED,
  });
  const boxes = FEATURES_ASKED[type].map((name) => ({ name, label: SUGGESTION_FEATURES[name] }));
  return (
    <Form {...formProps} action={`/suggest?type=${type}`} className={form}>
      <FormProblems ref={summary} problems={problems} isLoginNeeded={isLoginNeeded} />
      <p className={hint}>
        Fields with a <span className="font-bold text-berry">*</span> are required.
      </p>
      <input type="hidden" name="type" value={type} />
      {(correction ? CORRECTION_FIELDS : FIELDS_ASKED[type]).map((definition) => (
        <div key={definition.name}>
          <FormField definition={definition} field={field(definition.name)} />
          <LengthLeft name={definition.name} typed={typed[definition.name]} />
        </div>
      ))}
      {!correction && <TickBoxes key={type} legend="What does it offer?" boxes={boxes} values={values} />}
      {!correction && <OwnerQuestions values={values} />}
      <div>
        <SubmitButton
          isBusy={isBusy}
          label={correction ? "Send Report" : "Submit Suggestion"}
          busyLabel="Submitting..."
          className={button({ tone: "sun", size: "large" })}
        />
      </div>
    </Form>
  );
}

function known({ name, region }: NonNullable<Props["correction"]>) {
  return { name: `Mistake: ${name}`, area: region };
}
