import { Form } from "@remix-run/react";
import { SUGGESTION_FEATURES, type SuggestionType } from "#app/domain/suggestion";
import { FEATURES_ASKED, type SuggestionFormView } from "#app/presenters/suggestion-view";
import { FormProblems } from "../account/form-problems";
import { SubmitButton } from "../account/submit-button";
import { FormField } from "../catalogue/form-field";
import type { TypedValues } from "../catalogue/posted-form";
import { TickBoxes } from "../catalogue/tick-boxes";
import { usePostedForm } from "../catalogue/use-posted-form";
import { LengthLeft } from "./length-left";
import { LogInAgain } from "./log-in-again";
import { OwnerQuestions } from "./owner-questions";
import { checkSuggestion } from "./suggestion-checks";
import { FIELDS_ASKED } from "./suggestion-fields";

interface Props {
  type: SuggestionType;
  form: SuggestionFormView;
  isBusy: boolean;
  isSignedIn: boolean;
}

/** The form of one type of suggestion. */
export function SuggestionForm({ type, form, isBusy, isSignedIn }: Props) {
  const check = (typed: TypedValues) => checkSuggestion(type, typed);
  const { formProps, problems, summary, typed, field } = usePostedForm({
    id: "suggestion",
    form,
    isBusy,
    check,
  });
  const boxes = FEATURES_ASKED[type].map((name) => ({ name, label: SUGGESTION_FEATURES[name] }));
  return (
    <Form {...formProps} action={`/suggest?type=${type}`} className="suggestion-form">
      <FormProblems ref={summary} problems={problems} />
      {!isSignedIn && <LogInAgain />}
      <p className="hint">
        Fields with a <span className="required-mark">*</span> are required.
      </p>
      <input type="hidden" name="type" value={type} />
      {FIELDS_ASKED[type].map((definition) => (
        <div key={definition.name}>
          <FormField definition={definition} field={field(definition.name)} />
          <LengthLeft name={definition.name} typed={typed[definition.name]} />
        </div>
      ))}
      <TickBoxes key={type} legend="What does it offer?" boxes={boxes} values={form.values} />
      <OwnerQuestions values={form.values} />
      <div>
        <SubmitButton
          isBusy={isBusy}
          label="Submit Suggestion"
          busyLabel="Submitting..."
          className="button button-sun button-large"
        />
      </div>
    </Form>
  );
}
