import { ALERT_MAIL_RULES, ALERT_RULES } from "#app/features/alerts/domain/rules";
import type { AlertFormView } from "#app/features/alerts/presenters/pages";
import { ALERT_FORM } from "#app/features/alerts/presenters/view";
import { faultsIn } from "#app/domain/field-rules";
import { Link } from "#app/framework/link";
import { type FieldDefinition, FormField, SubmitButton } from "#app/components/forms/form-field";
import { PostedForm } from "#app/components/forms/posted-form";
import { UNANSWERED, useForm } from "#app/components/forms/use-form";
import { ButtonLink, button } from "#app/components/ui/button";
import { form } from "#app/components/ui/field";

export const ADDRESS: FieldDefinition = {
  name: "email",
  label: "Email address",
  type: "email",
  autoComplete: "email",
  isRequired: true,
  isVerbatim: true,
};

/** The search is already chosen: of a user it asks when we write, of a new guest where. */
export function AlertForm({ view, isGuest = false }: { view: AlertFormView; isGuest?: boolean }) {
  const { isNew, action, first, what, searchUrl, timings, others } = view;
  const asksAddress = isGuest && isNew;
  const control = useForm({
    id: ALERT_FORM.id,
    first,
    check: (typed) => faultsIn(asksAddress ? ALERT_MAIL_RULES : ALERT_RULES, typed),
    unanswered: UNANSWERED,
  });
  const evenings: FieldDefinition = {
    ...{ name: "timing", label: "When should we write?", kind: "choice", choices: timings },
  };
  const instead: FieldDefinition = {
    ...{ name: "instead", label: "Add it, or replace one of yours?", kind: "choice" },
    choices: [{ value: "", label: "Add it" }, ...others],
  };
  const asked = asksAddress ? ADDRESS : evenings;
  const { search = "", timing = "" } = control.values;
  const hidden = {
    search,
    intent: isGuest && !isNew ? "change" : null,
    timing: asksAddress ? timing : null,
  };
  return (
    <PostedForm control={control} action={action} hidden={hidden} className={form}>
      <p>
        <span>{what}</span>.{" "}
        <Link to={searchUrl} className="font-semibold">
          {isNew ? "See this search" : "Change this search"}
        </Link>
      </p>
      {!isNew && <p>Change it there, then choose “Tell me when it is sunny”.</p>}
      <FormField definition={asked} field={control.field(asked.name)} />
      {others.length > 0 && <FormField definition={instead} field={control.field("instead")} />}
      <div className="flex flex-wrap gap-3">
        <SubmitButton
          isBusy={control.isBusy}
          label={asksAddress ? "Email Me" : "Save Alert"}
          busyLabel={asksAddress ? "Sending..." : "Saving..."}
          className={button({ tone: "sun", size: "large" })}
        />
        {!isGuest && <ButtonLink to="/alerts" size="large" label="My alerts" />}
      </div>
    </PostedForm>
  );
}
