import { Form } from "@remix-run/react";
import { type ReactNode, startTransition, useState } from "react";
import type { Units } from "#app/domain/units";
import { useHydrated } from "#app/components/behaviour/use-browser-state";
import { FIND, useSearchForm } from "./use-search-form";
import type { SearchFormView } from "#app/presenters/search/form-view";
import { DateField } from "./date-field";
import { FormProblems } from "#app/components/forms/form-problems";
import { HoursField } from "./hours-field";
import { MeetField } from "./meet-field";
import { PostcodeField } from "./postcode-field";
import { Button } from "#app/components/ui/button";
import { latePart } from "#app/components/ui/late-part";

const load = () => import("./more-choices").then((module) => module.MoreChoices);
const MoreChoices = latePart({ name: "more choices", load, drawn: import.meta.env.SSR && (await load()) });

interface Props {
  form: SearchFormView;
  units: Units;
  onSearch: () => void;
  /** A form of their own, shown in the last line. */
  settings: ReactNode;
}

const SEARCH_FORM_ID = "search-form";
/** Its button is inside the search form. */
const FORGET_FORM = "forget-postcode";

export function SearchForm({ form, units, onSearch, settings }: Props) {
  const isHydrated = useHydrated();
  const { errors, isBusy, summary, onSubmit, clearErrors } = useSearchForm(form, onSearch);
  const [travelDate, setTravelDate] = useState(form.travelDate);
  return (
    <>
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
        <input type="hidden" name="temperatureUnit" value={units.temperatureUnit} />
        <input type="hidden" name="distanceUnit" value={units.distanceUnit} />
        <Button type="submit" tone="sun" size="large" label={FIND} isBusy={isBusy} />
      </Form>
      <div className="flex flex-wrap justify-between gap-x-3 px-inset py-1">
        <MoreChoices view={form} form={SEARCH_FORM_ID} travelDate={travelDate} />
        {settings}
      </div>
      {form.isRemembered && (
        <form id={FORGET_FORM} method="post" action="/forget-postcode" aria-label="Forget this postcode" />
      )}
    </>
  );
}
