import { capitalised } from "#app/domain/text";
import { Link } from "#app/framework/link";
import { WEEKDAY_NAMES, thresholdsFor } from "#app/features/alerts/domain/alert";
import { DAY_BOXES, alertFaults } from "#app/features/alerts/domain/rules";
import { verdictOf } from "#app/domain/ranking/holiday-climate-index";
import { MAX_DRIVING_HOURS, hoursInWords } from "#app/domain/roads/driving-hours";
import { ALERT_FORM, UNANSWERED } from "#app/features/alerts/presenters/view";
import type { FormView } from "#app/presenters/form-view";
import { type FieldDefinition, FormField, SubmitButton, TickBoxes } from "#app/components/forms/form-field";
import { FormProblems } from "#app/components/forms/form-problems";
import { FieldError } from "#app/components/forms/field-error";
import { useForm } from "#app/components/forms/use-form";
import { button } from "#app/components/ui/button";
import { form } from "#app/components/ui/field";

const fieldsFor = (threshold: number): readonly FieldDefinition[] => [
  {
    name: "postcode",
    label: "Where do you start from?",
    hint: "A postcode, or its first half. We only keep the district, such as LS6.",
    isRequired: true,
    isPostcode: true,
  },
  {
    name: "drivingHours",
    label: "How far will you drive?",
    kind: "choice",
    choices: Array.from({ length: MAX_DRIVING_HOURS }, (_, index) => ({
      value: String(index + 1),
      label: hoursInWords(index + 1),
    })),
  },
  {
    name: "threshold",
    label: "How good?",
    kind: "choice",
    choices: thresholdsFor(threshold).map((score) => ({
      value: String(score),
      label: `${capitalised(verdictOf(score))} (${score}+)`,
    })),
  },
  {
    name: "style",
    label: "What for?",
    kind: "choice",
    choices: [
      { value: "urban", label: "A day out" },
      { value: "beach", label: "Beach and sun" },
    ],
  },
];

const DAYS = DAY_BOXES.map((name, weekday) => ({ name, label: WEEKDAY_NAMES[weekday] ?? name }));

interface Props {
  alertId: number | null;
  first: FormView;
}

export function AlertForm({ alertId, first }: Props) {
  const { Form, formProps, summary, problems, isLoginNeeded, values, field, isBusy } = useForm({
    id: ALERT_FORM.id,
    first,
    check: alertFaults,
    unanswered: UNANSWERED,
  });
  const days = field("weekdays");
  return (
    <Form {...formProps} action={`/alerts/${alertId ?? "new"}`} className={form}>
      <FormProblems ref={summary} problems={problems} isLoginNeeded={isLoginNeeded} />
      {fieldsFor(Number(first.values.threshold)).map((definition) => (
        <FormField key={definition.name} definition={definition} field={field(definition.name)} />
      ))}
      <div id={days.id} tabIndex={-1}>
        {days.error && <FieldError>{days.error}</FieldError>}
        <TickBoxes legend="On which days?" boxes={DAYS} values={values} />
      </div>
      <div className="flex flex-wrap gap-3">
        <SubmitButton
          isBusy={isBusy}
          label="Save Alert"
          busyLabel="Saving..."
          className={button({ tone: "sun", size: "large" })}
        />
        <Link to="/alerts" className={button({ size: "large" })}>
          My alerts
        </Link>
      </div>
    </Form>
  );
}
