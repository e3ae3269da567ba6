import ChevronDown from "lucide-react/icons/chevron-down";
import { useState } from "react";
import { ALL_CHOICES } from "#app/domain/filters/filters";
import { USUAL_LEAVING, type ClockMinutes } from "#app/domain/calendar/clock";
import { clockInWords } from "#app/domain/calendar/words";
import { FILTER_WORDS } from "#app/presenters/search/filters-view";
import type { SearchFormView } from "#app/presenters/search/view";
import { capitalised } from "#app/domain/text";
import { button } from "#app/components/ui/button";
import { foldLine, foldMark } from "#app/components/ui/panel";
import { ComingAlongField } from "./coming-along-field";
import { LeavingField } from "./leaving-field";
import { PassesFold } from "./passes-field";
import { NightsField } from "./nights-field";
import { FIND } from "./use-search-form";

interface Props {
  view: SearchFormView;
  form: string;
  travelDate: string;
}

/** Closed at first, behind a line that names them: "Anyone with you? · leaving 9:00". The button is repeated below. */
export function MoreChoices({ view, form, travelDate }: Props) {
  const [leave, setLeave] = useState(view.leave);
  const [company, setCompany] = useState<ReadonlySet<string>>(
    () => new Set([...view.filters.needs, ...view.filters.interests]),
  );
  function toggle(choice: string, isOn: boolean): void {
    const next = new Set(company);
    if (isOn) next.add(choice);
    else next.delete(choice);
    setCompany(next);
  }
  const isNow = view.isPastUsualLeaving === true && (travelDate === "" || travelDate === view.today);
  const chosen = ALL_CHOICES.filter((choice) => company.has(choice)).map((choice) => FILTER_WORDS[choice]);
  return (
    <details className="group open:basis-full">
      <summary className={foldLine}>
        <span>
          {`${capitalised(chosen.join(", ").toLowerCase()) || "Anyone with you?"} · leaving ${leavingInWords(leave, isNow)}`}
        </span>
        <ChevronDown className={foldMark} aria-hidden />
      </summary>
      <div className="grid gap-5 pt-2 pb-4">
        <ComingAlongField initial={view.filters} form={form} onToggle={toggle} />
        <LeavingField initial={view.leave} form={form} onChange={setLeave} />
        <NightsField view={view} form={form} />
        <PassesFold initial={view.filters.passes} form={form} />
        <button type="submit" form={form} className={button({ tone: "sun", size: "large" })}>
          {FIND}
        </button>
      </div>
    </details>
  );
}

/** "9:00", or "now" if no time was chosen and the usual one is past. */
function leavingInWords(leave: string, isNow: boolean): string {
  if (leave !== "") return leave.replace(/^0/, "");
  const usual: ClockMinutes = USUAL_LEAVING;
  return isNow ? "now" : clockInWords(usual);
}
