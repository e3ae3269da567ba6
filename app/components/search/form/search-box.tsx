import { Form } from "@remix-run/react";
import { clsx } from "clsx";
import { startTransition, useState } from "react";
import type { Units } from "#app/domain/units";
import { useHydrated } from "#app/components/behaviour/use-browser-state";
import { useUnits } from "#app/components/behaviour/use-units";
import type { SearchFormView } from "#app/presenters/search/form-view";
import { FormProblems } from "#app/components/forms/form-problems";
import { Button } from "#app/components/ui/button";
import { latePart } from "#app/components/ui/late-part";
import { panel } from "#app/components/ui/panel";
import { DateField } from "./date-field";
import { HoursField } from "./hours-field";
import { MeetField } from "./meet-field";
import { PostcodeField } from "./postcode-field";
import { FIND, useSearchForm } from "./use-search-form";

const load = () => import("#app/components/accounts/units-panel").then((module) => module.UnitsPanel);
const UnitsPanel = latePart({ name: "the settings", load, drawn: import.meta.env.SSR && (await load()) });
const loadMore = () => import("./more-choices").then((module) => module.MoreChoices);
const MoreChoices = latePart({
  name: "more choices",
  load: loadMore,
  drawn: import.meta.env.SSR && (await loadMore()),
});

interface Props {
  form: SearchFormView;
  units: Units;
  className?: string;
}

const SEARCH_FORM_ID = "search-form";
/** Its button is inside the search form. */
const FORGET_FORM = "forget-postcode";

export function SearchBox({ form, units: savedUnits, className }: Props) {
  const { units, save, keep } = useUnits(savedUnits);
  const [chosen, setChosen] = useState(units);
  const [lastUnits, setLastUnits] = useState(units);
  if (lastUnits !== units) {
    setLastUnits(units);
    setChosen(units);
  }
  const isHydrated = useHydrated();
  const { errors, isBusy, summary, onSubmit, clearErrors } = useSearchForm(form, () => keep(chosen));
  const [travelDate, setTravelDate] = useState(form.travelDate);
  return (
    <div className={clsx(panel(), "text-ink", className)}>
      <Form
        id={SEARCH_FORM_ID}
        method="get"
        action="/search"
        className="grid grid-cols-[minmax(0,1fr)] gap-2.5 px-inset pt-3 xs:gap-4 xs:pt-5"
        noValidate={isHydrated}
        onSubmit={onSubmit}
        aria-label="Search by postcode"
      >
        <FormProblems
          ref={summary}
          problems={Object.entries(errors).map(([fieldId, words]) => ({ fieldId, words }))}
        />
        <div>
          <PostcodeField
            // A new key makes React empty the field once the remembered postcode is forgotten.
            key={form.isRemembered ? "remembered" : "typed"}
            initial={form.postcode}
            forgetForm={form.isRemembered ? FORGET_FORM : null}
            error={errors["postcode"] ?? null}
            onEdit={clearErrors}
          />
          <MeetField initial={form.others ?? []} errors={errors} onEdit={clearErrors} />
        </div>
        <HoursField initial={form.drivingHours} />
        <DateField form={form} onChange={(date) => startTransition(() => setTravelDate(date))} />
        <input type="hidden" name="temperatureUnit" value={chosen.temperatureUnit} />
        <input type="hidden" name="distanceUnit" value={chosen.distanceUnit} />
        <Button type="submit" tone="sun" size="large" label={FIND} isBusy={isBusy} />
      </Form>
      <div className="flex flex-wrap justify-between gap-x-3 px-inset py-1">
        <MoreChoices view={form} form={SEARCH_FORM_ID} travelDate={travelDate} />
        <UnitsPanel units={units} chosen={chosen} onChoose={setChosen} onClose={() => save(chosen)} />
      </div>
      {form.isRemembered && (
        <form id={FORGET_FORM} method="post" action="/forget-postcode" aria-label="Forget this postcode" />
      )}
    </div>
  );
}
