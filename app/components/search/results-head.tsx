import { Link } from "#app/framework/link";
import { clsx } from "clsx";
import Info from "lucide-react/icons/info";
import { limitInWords } from "#app/domain/roads/driving-hours";
import type { ResultsView } from "#app/presenters/search/page";
import { useRankingLinks } from "#app/components/layout/site-data";
import { ButtonLink } from "#app/components/ui/button";
import { Menu } from "#app/components/ui/menu";
import { filledFormUrl } from "./form/filled-form-url";

interface Props {
  view: ResultsView;
  /** "Places 21–40 of 58"; null for the first page. */
  range: string | null;
}

/** "58 places within 2 hours of LS6 3AA" */
export function placesInWords(count: number, { form, origin, filters }: Props["view"]): string {
  const limit = limitInWords(form.drivingHours, filters.chosen.within);
  return `${count} ${count === 1 ? "place" : "places"} within ${limit} of ${origin}`;
}

/** On a phone the map fills the screen: the heading is for screen readers, and the list has its links. */
const ON_MAP = "max-md:mb-0 max-md:[&_h1]:sr-only max-md:[&>*:nth-child(n+2)]:hidden max-md:[&_a]:hidden";

export function ResultsHead({ view, range }: Props) {
  const sorted = view.isByDistance ? "distance" : "best weather";
  return (
    <div className={clsx("mb-3", view.map && ON_MAP)}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="min-w-0 flex-[1_1_8rem] text-xl max-lg:leading-none lg:text-2xl">
          Best Weather Destinations
        </h1>
        <ButtonLink
          to={filledFormUrl(view.form)}
          size="bar"
          label="New Search"
          className="flex-none text-sm copy:hidden print:hidden"
        />
      </div>
      <div className="relative text-sm md:text-base">
        <span>{`Results sorted by ${sorted} for: `}</span>
        <strong>{view.dayTable ? "the next six days" : view.dateLabel}</strong>
        {view.bandCount > 1 && !view.dayTable && <span>, then nearest</span>}
        <br className="md:hidden" />
        <span className="text-ink-soft max-md:hidden"> · </span>
        <span className="text-ink-soft">{placesInWords(view.total, view)}</span>
        <Why sentences={view.answer?.why ?? []} />
      </div>
      {view.note !== null && <p className="font-medium">{view.note}</p>}
      {range !== null && <p className="text-ink-soft">{range}</p>}
    </div>
  );
}

function Why({ sentences }: { sentences: readonly string[] }) {
  const links = useRankingLinks();
  const label = (
    <>
      <Info className="icon" aria-hidden />
      <span className="sr-only">Why this order?</span>
    </>
  );
  return (
    <Menu
      label={label}
      summaryClass="grid size-[min(2rem,36px)] -my-1.5 place-items-center text-sea"
      className="inline-block align-middle"
      across="max-sm:left-0"
    >
      <div className="grid gap-2 p-2">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <Link to="/about#ranking">How we rank places</Link>
        {links.map(({ to, label: text }) => (
          <Link key={to} to={to}>
            {text}
          </Link>
        ))}
      </div>
    </Menu>
  );
}
