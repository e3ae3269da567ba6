import type { OwnSuggestionView } from "#app/presenters/suggestions/view";
import { StatusBadge } from "./status-badge";

/** What the visitor suggested before, and what became of it. */
export function MySuggestions({ mine }: { mine: readonly OwnSuggestionView[] | null }) {
  return (
    <section className="my-suggestions" aria-labelledby="my-suggestions">
      <h2 id="my-suggestions">My suggestions</h2>
      {mine === null ? (
        <p>Your suggestions could not be read just now. They are safe: please look again later.</p>
      ) : mine.length === 0 ? (
        <p className="hint">Nothing yet. What you suggest is listed here, with what becomes of it.</p>
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
    <li>
      <div className="my-suggestion-head">
        <h3>{name}</h3>
        <StatusBadge status={status} />
      </div>
      <p className="hint">
        {`${typeLabel}, `}
        <time dateTime={submittedAt}>{submittedOn}</time>
      </p>
      {adminNotes !== null && (
        <blockquote className="admin-note">
          <p className="hint">Note from our team</p>
          <p>{adminNotes}</p>
        </blockquote>
      )}
    </li>
  );
}
