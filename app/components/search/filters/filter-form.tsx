import { Form } from "@remix-run/react";
import { useRef, useState } from "react";
import {
  DRIVE_STEP_MINUTES,
  type FilterChoice,
  type FilterList,
  INTERESTS,
  NEEDS,
  OFFERS,
  STAYS,
  chosenFilters,
  isStay,
  withoutFilters,
} from "#app/domain/filters/filters";
import { durationInWords } from "#app/domain/units";
import {
  FILTER_WORDS,
  type FilterCountsView,
  type FiltersView,
  choicesOn,
  countOf,
  filteredUrl,
  offeredOf,
  placesInWords,
} from "#app/presenters/search/filters-view";
import { Select } from "#app/components/forms/select";
import { Button, ButtonLink } from "#app/components/ui/button";
import { tick } from "#app/components/ui/field";
import { getJson } from "#app/components/behaviour/ask-json";
import { useHydrated } from "#app/components/behaviour/use-browser-state";
import { PassesFold } from "#app/components/search/form/passes-field";
import { joinPasses } from "#app/components/search/form/use-search-form";
import { tickChip } from "#app/components/ui/segments";

interface Group {
  readonly list: FilterList;
  readonly title: string;
  readonly note: string;
  readonly choices: readonly FilterChoice[];
}

const GROUPS: readonly Group[] = [
  { list: "needs", title: "What you need", note: "One place that has all you tick", choices: NEEDS },
  {
    list: "interests",
    title: "What you like",
    note: "Any of these (tick more to see more)",
    choices: INTERESTS,
  },
  { list: "offers", title: "Where to stay", note: "Either of these", choices: STAYS },
  {
    list: "offers",
    title: "What else",
    note: "All of these",
    choices: OFFERS.filter((offer) => !isStay(offer)),
  },
];

interface Props {
  filters: FiltersView;
  onSubmit?: () => void;
}

/** A plain GET form. With JavaScript the numbers change with the ticked boxes. */
export function FilterForm({ filters, onSubmit }: Props) {
  const { chosen, query } = filters;
  const { counts, isCounting, count } = useLiveCounts(filters);
  // Without JavaScript the numbers would not change with the boxes.
  const isHydrated = useHydrated();
  const on = choicesOn(chosen);
  const groups = GROUPS.map((group) => ({ ...group, choices: offeredOf(group.choices, filters) })).filter(
    ({ choices }) => choices.length > 0,
  );
  const others = [...new URLSearchParams(query)].filter(([name]) => !(name in chosen));
  return (
    <Form
      ref={leaveOutBlanks}
      method="get"
      action="/search"
      preventScrollReset
      onSubmit={onSubmit}
      onChange={(event) => count(new FormData(event.currentTarget))}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      {others.map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      {groups.map((group) => (
        <GroupOfBoxes key={group.title} group={group} on={on} counts={counts} />
      ))}
      <PassesFold initial={chosen.passes} />
      <DriveAtMost chosen={chosen.within} byDrive={counts.byDrive} />
      <div className="sticky bottom-0 -mx-1 flex flex-wrap items-center gap-3 bg-raised px-1 py-3">
        <Button
          type="submit"
          tone="sun"
          size="large"
          label={isCounting || !isHydrated ? "Show places" : `Show ${placesInWords(counts.total)}`}
          className="grow"
        />
        {chosenFilters(chosen).length > 0 && (
          <ButtonLink
            to={filteredUrl(query, withoutFilters(chosen))}
            size="large"
            label="Clear all"
            preventScrollReset
            onClick={onSubmit}
          />
        )}
        <p role="status" className="sr-only">
          {counts === filters || isCounting ? "" : placesInWords(counts.total)}
        </p>
      </div>
    </Form>
  );
}

interface GroupProps {
  group: Group;
  on: readonly FilterChoice[];
  counts: FilterCountsView;
}

function GroupOfBoxes({ group: { list, title, note, choices }, on, counts }: GroupProps) {
  return (
    <fieldset>
      <legend className="font-semibold">{title}</legend>
      <p className="text-sm text-ink-soft">{note}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label key={choice} className={tickChip}>
            <input
              type="checkbox"
              name={list}
              value={choice}
              defaultChecked={on.includes(choice)}
              className={tick}
            />
            <span>{FILTER_WORDS[choice]}</span>
            <span className="text-ink-soft">{countOf(counts, choice)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface DriveProps extends Pick<FilterCountsView, "byDrive"> {
  chosen: number | null;
}

function DriveAtMost({ chosen, byDrive }: DriveProps) {
  return (
    <label className="grid gap-1.5 font-semibold">
      Drive at most
      <Select name="within" defaultValue={chosen ?? ""}>
        {[...byDrive.entries()].reverse().map(([index, found]) => {
          const minutes = (index + 1) * DRIVE_STEP_MINUTES;
          const isAll = index === byDrive.length - 1;
          return (
            <option key={index} value={isAll ? "" : minutes}>
              {`${durationInWords(minutes)} (${placesInWords(found)})`}
            </option>
          );
        })}
      </Select>
    </label>
  );
}

/** So that one search has one address. */
function leaveOutBlanks(form: HTMLFormElement | null): void {
  form?.addEventListener("formdata", ({ formData }) => {
    if (formData.get("within") === "") formData.delete("within");
    joinPasses(formData);
  });
}

/** While the counts load, or if that fails, the button has no number. */
function useLiveCounts(filters: FiltersView) {
  const [counts, setCounts] = useState<FilterCountsView>(filters);
  const [isCounting, setCounting] = useState(false);
  const asked = useRef("");

  function count(form: FormData): void {
    const query = new URLSearchParams(
      [...form].filter((pair): pair is [string, string] => typeof pair[1] === "string"),
    );
    const url = `/search/counts?${query.toString()}`;
    asked.current = url;
    setCounting(true);
    getJson<FilterCountsView>(url).then(
      (found) => {
        if (asked.current !== url) return;
        setCounts(found);
        setCounting(false);
      },
      // The button still applies the filters.
      () => undefined,
    );
  }
  return { counts, isCounting, count };
}
