import { Link } from "@remix-run/react";
import { BedDouble, MapPin, Ticket } from "lucide-react";
import { SUGGESTION_TYPES, type SuggestionType } from "#app/domain/suggestions/suggestion";
import { SUGGESTION_TYPE_LABELS } from "#app/presenters/suggestions/view";

const LOOKS = {
  location: { Icon: MapPin, hint: "A town, coast or park worth the drive" },
  activity: { Icon: Ticket, hint: "Something to see or to do" },
  accommodation: { Icon: BedDouble, hint: "A hotel, inn or campsite" },
} as const;

/** What is suggested: each type has its form. What was typed stays where both forms ask for it. */
export function TypeChoice({ selected }: { selected: SuggestionType }) {
  return (
    <nav aria-labelledby="type-question">
      <h2 id="type-question">What would you like to suggest?</h2>
      <ul className="type-choice">
        {SUGGESTION_TYPES.map((type) => {
          const { Icon, hint } = LOOKS[type];
          return (
            <li key={type}>
              <Link
                to={`/suggest?type=${type}`}
                replace
                preventScrollReset
                aria-current={type === selected || undefined}
              >
                <Icon className="icon" aria-hidden />
                <span>
                  <strong>{SUGGESTION_TYPE_LABELS[type]}</strong>
                  <span className="hint">{hint}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
