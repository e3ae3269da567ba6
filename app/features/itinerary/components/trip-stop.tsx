import { Link } from "#app/framework/link";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useButtons } from "#app/components/forms/use-buttons";
import { DriveLink } from "#app/components/trips/drive-link";
import { Cares } from "#app/components/trips/note";
import { textsOf } from "#app/presenters/notes/notes-view";
import { HoursStrip } from "#app/components/trips/forecast/hours-strip";
import { Listings } from "#app/components/trips/panels/listings";
import { WarningLines } from "#app/components/warnings/official-warnings";
import { Button } from "#app/components/ui/button";
import { SelectField } from "#app/components/forms/select";
import { Facts } from "#app/components/ui/facts";
import { fieldLabel, tick, tickRow } from "#app/components/ui/field";
import { foldLine, foldMark, panel } from "#app/components/ui/panel";
import { Votes } from "./vote-buttons";
import type { StopDayView, StopView } from "#app/features/itinerary/presenters/trip-page";
import { OutLink } from "#app/components/ui/out-link";

export function TripStop({ stop }: { stop: StopView }) {
  const { slug, name, region, url, when, drive, leaves, notes, days, things, stay, hotelsUrl, votes, form } =
    stop;
  return (
    <article
      aria-labelledby={`stop-${slug}`}
      data-day={days[0]?.date}
      data-planned={form === null ? undefined : ""}
      className={panel({
        pad: "card",
        className:
          "grid grid-cols-[minmax(0,1fr)] gap-4 print:break-inside-avoid print:border-line print:shadow-none",
      })}
    >
      <div>
        <h2 id={`stop-${slug}`} className="text-xl">
          <Link to={url}>{name}</Link>
        </h2>
        <p className="text-ink-soft">{region}</p>
        <p className="mt-1 font-semibold">{when}</p>
        {leaves !== null && <p>{leaves}</p>}
        <DriveLink card={drive} />
      </div>
      {votes !== null && <Votes slug={slug} name={name} votes={votes} />}
      <Cares notes={notes} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,22rem),1fr))] gap-x-10 gap-y-4">
        {days.map((day) => (
          <StopDay key={day.date} day={day} />
        ))}
      </div>
      {things.length > 0 && (
        <section aria-label={`Things to do in ${name}`}>
          <h3 className="mb-2">Things to do</h3>
          <Listings listings={things} linkWord="Visit" heading="h4" />
        </section>
      )}
      {(stay !== null || hotelsUrl !== null) && (
        <section aria-label={`Where to stay in ${name}`}>
          <h3 className="mb-2">Where to stay</h3>
          {stay !== null && <Listings listings={[stay]} linkWord="Book" heading="h4" />}
          {hotelsUrl !== null && (
            <p>
              <OutLink href={hotelsUrl} className="font-semibold">
                Find a room on Booking.com for these nights
              </OutLink>
            </p>
          )}
        </section>
      )}
      {form !== null && (
        <div className="contents copy:hidden">
          <StopForms key={JSON.stringify(form)} slug={slug} name={name} form={form} />
        </div>
      )}
    </article>
  );
}

function StopDay({ day: { label, forecast, better, note, words, notes } }: { day: StopDayView }) {
  return (
    <div>
      <h3>{label}</h3>
      <div className="weather-old:hidden">
        <WarningLines notes={notes} />
        {forecast === null ? (
          <p className="text-ink-soft">{note}</p>
        ) : (
          <>
            <p className="first-letter:uppercase">{words}</p>
            <Facts of={[...textsOf(forecast.notes, "soft"), forecast.isLessSure && "may change"]} />
            {better !== null && <p className="font-semibold">{better}</p>}
            <HoursStrip day={forecast} isBelowHeading />
          </>
        )}
      </div>
    </div>
  );
}

const SELECTS = [
  { name: "arrival", label: "Arrive", of: "arrivals" },
  { name: "nights", label: "Nights", of: "nights" },
  { name: "stay", label: "Where to stay", of: "stays" },
] as const;

interface FormsProps {
  slug: string;
  name: string;
  form: NonNullable<StopView["form"]>;
}

function StopForms({ slug, name, form }: FormsProps) {
  const { Form, formProps, busyWith } = useButtons();
  const isBusy = busyWith !== null || undefined;
  return (
    <Form
      {...formProps}
      action="/trip"
      preventScrollReset
      className="grid justify-items-start gap-3 print:hidden"
    >
      {form.kept.map(([field, value]) => (
        <input key={field + value} type="hidden" name={field} value={value} />
      ))}
      <details className="group w-full">
        <summary className={foldLine}>
          Choose days, things to do and a bed<span className="sr-only">{` for ${name}`}</span>
          <ChevronDown className={foldMark} aria-hidden />
        </summary>
        <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-5">
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-4">
            {SELECTS.map(({ name: field, label, of }) => (
              <SelectField
                key={field}
                id={`${slug}-${field}`}
                name={field}
                label={label}
                size="small"
                defaultValue={form[of].find(({ isChosen }) => isChosen)?.value}
              >
                {form[of].map(({ value, label: words }, index) => (
                  <option key={`${index}-${value}`} value={value}>
                    {words}
                  </option>
                ))}
              </SelectField>
            ))}
          </div>
          {form.things.length > 0 && (
            <fieldset>
              <legend className={fieldLabel}>Things to do</legend>
              <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-x-6">
                {form.things.map(({ value, label, isChosen }, index) => (
                  <label key={`${index}-${value}`} className={tickRow}>
                    <input
                      type="checkbox"
                      className={tick}
                      name="thing"
                      value={value}
                      defaultChecked={isChosen}
                    />
                    <span>{label}</span>
                  </label>
                ))}
              </div>
            </fieldset>
          )}
          <Button
            type="submit"
            name="intent"
            value="change"
            tone="sun"
            label="Save"
            className="justify-self-start"
            aria-disabled={isBusy}
          />
        </div>
      </details>
      <Button
        type="submit"
        name="intent"
        value="remove"
        size="small"
        label="Remove"
        more={` ${name} from your trip`}
        aria-disabled={isBusy}
      />
    </Form>
  );
}
