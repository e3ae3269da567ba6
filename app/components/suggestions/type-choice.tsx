import { Link } from "#app/framework/link";
import BedDouble from "lucide-react/icons/bed-double";
import MapPin from "lucide-react/icons/map-pin";
import Ticket from "lucide-react/icons/ticket";
import { SUGGESTION_TYPES, type SuggestionType } from "#app/domain/suggestions/suggestion";
import { SUGGESTION_TYPE_LABELS } from "#app/presenters/suggestions/view";
import { hint } from "#app/components/ui/field";

const LOOKS = {
  location: { Icon: MapPin, words: "A town, coast or park worth the drive" },
  activity: { Icon: Ticket, words: "Something to see or to do" },
  accommodation: { Icon: BedDouble, words: "A hotel, inn or campsite" },
} as const;

const CHOICE =
  "flex h-full min-h-16 items-start gap-2.5 rounded-tile border-[1.5px] px-3.5 py-3 leading-[1.3] text-ink no-underline";
const CHOSEN = "border-sun-deep bg-sun-soft inset-ring-[1.5px] inset-ring-sun-deep";
const OTHER = "border-line-strong hover:bg-sunken";

/** Text stays in the fields that the old and the new form share. */
export function TypeChoice({ selected }: { selected: SuggestionType }) {
  return (
    <nav aria-labelledby="type-question">
      <h2 id="type-question" className="text-xl">
        What would you like to suggest?
      </h2>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,11.5rem),1fr))] gap-2.5">
        {SUGGESTION_TYPES.map((type) => {
          const { Icon, words } = LOOKS[type];
          return (
            <li key={type}>
              <Link
                to={`/suggest?type=${type}`}
                replace
                preventScrollReset
                aria-current={type === selected || undefined}
                className={`${CHOICE} ${type === selected ? CHOSEN : OTHER}`}
              >
                <Icon className="icon mt-px text-sea" aria-hidden />
                <span className="min-w-0">
                  <strong className="block text-balance">{SUGGESTION_TYPE_LABELS[type]}</strong>
                  <span className={`${hint} block text-balance`}>{words}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
