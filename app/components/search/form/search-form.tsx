import { Form } from "@remix-run/react";
import Search from "lucide-react/icons/search";
import type { Units } from "#app/domain/units";
import { useHydrated } from "#app/components/behaviour/use-browser-state";
import { useSearchForm } from "./use-search-form";
import type { SearchFormView } from "#app/presenters/search/view";
import { ComingAlongField } from "./coming-along-field";
import { DateField } from "./date-field";
import { FormProblems } from "#app/components/forms/form-problems";
import { HoursField } from "./hours-field";
import { LeavingField } from "./leaving-field";
import { PostcodeField } from "./postcode-field";
import { button } from "#app/components/ui/button";

interface Props {
  form: SearchFormView;
  units: Units;
  /** Called with each search that is about to be made. */
  onSearch: () => void;
}

/** A form of its own beside the search's, in which its button stands. */
const FORGET_FORM = "forget-postcode";

/** Postcode, hours, date and time of leaving: a plain GET form to /search. */
export function SearchForm({ form, units, onSearch }: Props) {
  const isHydrated = useHydrated();
  const { error, isBusy, summary, onSubmit, clearError, onLocated } = useSearchForm(form, onSearch);
  return (
    <>
      <Form
        method="get"
        action="/search"
        className="grid gap-5 px-inset py-5"
        noValidate={isHydrated}
        onSubmit={onSubmit}
        aria-label="Search by postcode"
      >
        {error !== null && <FormProblems ref={summary} problems={[{ fieldId: "postcode", words: error }]} />}
        <PostcodeField
          // The field is empty after the remembered postcode was forgotten.
          key={form.isRemembered ? "remembered" : "typed"}
          initial={form.postcode}
          forgetForm={form.isRemembered ? FORGET_FORM : null}
          error={error}
          onEdit={clearError}
          onLocated={onLocated}
        />
        <HoursField initial={form.drivingHours} />
        <DateField initial={form.travelDate} dates={form.dates} />
        <LeavingField initial={form.leave} />
        <ComingAlongField initial={form.filters} />
        <input type="hidden" name="temperatureUnit" value={units.temperatureUnit} />
        <input type="hidden" name="distanceUnit" value={units.distanceUnit} />
        <button
          type="submit"
          className={button({ tone: "sun", size: "large" })}
          aria-disabled={isBusy || undefined}
        >
          <Search className="icon" aria-hidden />
          Find My Sunny Escape
        </button>
      </Form>
      {form.isRemembered && (
        <form id={FORGET_FORM} method="post" action="/forget-postcode" aria-label="Forget this postcode" />
      )}
    </>
  );
}
