import type { OwnSuggestionView } from "#app/presenters/suggestions/cards";
import { AdminNote, StatusBadge } from "./verdict";
import { hint } from "#app/components/ui/field";
import { itemHead, itemTitle } from "#app/components/ui/panel";

export function MySuggestions({ mine }: { mine: readonly OwnSuggestionView[] | null }) {
  return (
    <section aria-labelledby="my-suggestions">
      <h2 id="my-suggestions" className="mb-2 text-xl">
        My suggestions
      </h2>
      {mine === null ? (
        <p>We can't show your suggestions at the moment. They're safe: please try again later.</p>
      ) : mine.length === 0 ? (
        <p className={hint}>Nothing yet. We'll list your suggestions here, with what we did with them.</p>
      ) : (
        <ul>
          {mine.map((suggestion) => (
            <MySuggestion key={suggestion.id} suggestion={suggestion} />
          ))}
        </ul>
      )}
    </section>
  );
}

function MySuggestion({ suggestion }: { suggestion: OwnSuggestionView }) {
  const { name, typeLabel, status, adminNotes, submittedOn, submittedAt } = suggestion;
  return (
    <li className="grid gap-1 border-t border-line py-3.5">
      <div className={itemHead}>
        <h3 className={itemTitle}>{name}</h3>
        <StatusBadge status={status} />
      </div>
      <p className={hint}>
        <span>{`${typeLabel}, `}</span>
        <time dateTime={submittedAt}>{submittedOn}</time>
      </p>
      {adminNotes !== null && <AdminNote title="Note from our team" note={adminNotes} />}
    </li>
  );
}
