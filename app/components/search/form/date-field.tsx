import type { SearchFormView } from "#app/presenters/search/view";
import { fieldLabel } from "#app/components/ui/field";
import { clsx } from "clsx";
import { segment } from "#app/components/ui/segments";

interface Props {
  form: Pick<SearchFormView, "travelDate" | "dates" | "today" | "isTooLateToday">;
  onChange: (travelDate: string) => void;
}

/** Today or one of the next five days, each one tap away. */
export function DateField({ form: { travelDate, dates, today, isTooLateToday }, onChange }: Props) {
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
          <label
            key={value}
            className={clsx(
              segment({ state: "radio" }),
              "relative min-h-target! border border-line-strong px-0! text-sm has-checked:border-ink max-[22rem]:text-xs",
            )}
          >
            <input
              type="radio"
              name="travelDate"
              // A search without a day goes on to tomorrow once today is over: who chooses Today then, means it.
              value={isTooLateToday && value === "" ? today : value}
              defaultChecked={value === travelDate}
              // Over the whole chip, where those who explore a screen by touch look for it.
              className="absolute inset-0 cursor-pointer opacity-0"
              onChange={(event) => onChange(event.target.value)}
            />
            <span aria-hidden>{value === "" ? label : label.slice(0, 3)}</span>
            <span className="sr-only">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
