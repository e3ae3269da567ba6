import type { SearchFormView } from "#app/presenters/search/form-view";
import { WEEKEND } from "#app/domain/search/address";
import { fieldLabel } from "#app/components/ui/field";
import { clsx } from "clsx";
import { segment } from "#app/components/ui/segments";

interface Props {
  form: Pick<SearchFormView, "travelDate" | "dates" | "today" | "isTooLateToday" | "nights" | "weekend">;
  onChange: (travelDate: string) => void;
}

const CHIP = clsx(
  segment({ state: "radio" }),
  "relative min-h-target! border border-line-strong px-0! text-sm has-checked:border-ink max-[26rem]:text-xs",
);
const OVER_THE_CHIP = "absolute inset-0 cursor-pointer opacity-0";

/** Saturday and one night. */
export const isWeekendChosen = ({ travelDate, nights, weekend }: Props["form"]) =>
  nights === 1 && travelDate === weekend;

export function DateField({ form, onChange }: Props) {
  const { travelDate, dates, today, isTooLateToday, weekend } = form;
  const isWeekend = isWeekendChosen(form);
  return (
    <fieldset>
      <legend className={clsx(fieldLabel, "w-full")}>
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          When are you going?
          {isTooLateToday && <span className="text-sm font-normal text-ink-soft">Too late for today</span>}
        </span>
      </legend>
      <p className="sr-only">Today, or a day within the next 5 days.</p>
      <div className="mt-1.5 grid grid-cols-[repeat(auto-fit,minmax(2.375rem,1fr))] gap-1 xs:gap-1.5">
        {dates.map(({ value, label }) => (
          <label key={value} className={CHIP}>
            <input
              type="radio"
              name="travelDate"
              // Late in the day, a search without a date means tomorrow.
              value={isTooLateToday && value === "" ? today : value}
              defaultChecked={value === travelDate && !isWeekend}
              // For people who explore a screen by touch.
              className={OVER_THE_CHIP}
              onChange={(event) => onChange(event.target.value)}
            />
            <span aria-hidden>{value === "" ? label : label.slice(0, 3)}</span>
            <span className="sr-only">{label}</span>
          </label>
        ))}
        {weekend !== null && (
          <label className={clsx(CHIP, "max-[22rem]:col-span-full")}>
            <input
              type="radio"
              name="travelDate"
              value={WEEKEND}
              defaultChecked={isWeekend}
              className={OVER_THE_CHIP}
              onChange={(event) => onChange(event.target.value)}
            />
            <span aria-hidden>W'end</span>
            <span className="sr-only">Weekend, staying Saturday night</span>
          </label>
        )}
      </div>
    </fieldset>
  );
}
