import { ALERT_RULES } from "#app/features/alerts/domain/rules";
import { ALERT_FORM, type AlertFormView, UNANSWERED } from "#app/features/alerts/presenters/view";
import { faultsIn } from "#app/domain/field-rules";
import { Link } from "#app/framework/link";
import { FormField, SubmitButton } from "#app/components/forms/form-field";
import { PostedForm } from "#app/components/forms/posted-form";
import { useForm } from "#app/components/forms/use-form";
import { button } from "#app/components/ui/button";
import { form } from "#app/components/ui/field";

/** One field: the search is already chosen. */
export function AlertForm({ view: { alertId, first, what, searchUrl, timings } }: { view: AlertFormView }) {
  const control = useForm({
    id: ALERT_FORM.id,
    first,
    check: (typed) => faultsIn(ALERT_RULES, typed),
    unanswered: UNANSWERED,
  });
  return (
    <PostedForm control={control} action={`/alerts/${alertId ?? "new"}`} className={form}>
      <p>
        <span>{what}</span>.{" "}
        <Link to={searchUrl} className="font-semibold">
          See this search
        </Link>
      </p>
      <input type="hidden" name="search" value={control.values.search} />
      <FormField
        definition={{ name: "timing", label: "When should we write?", kind: "choice", choices: timings }}
        field={control.field("timing")}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton
          isBusy={control.isBusy}
          label="Save Alert"
          busyLabel="Saving..."
          className={button({ tone: "sun", size: "large" })}
        />
        <Link to="/alerts" className={button({ size: "large" })}>
          My alerts
        </Link>
      </div>
    </PostedForm>
  );
}
