import { Link } from "@remix-run/react";
import type { SuggestionCardView, SuggestionDialogView } from "#app/presenters/suggestions/view";
import { StatusBadge } from "./status-badge";
import { SuggestionFacts } from "./suggestion-facts";

interface Props {
  suggestion: SuggestionCardView;
  onOpen: (kind: SuggestionDialogView["kind"], suggestion: SuggestionCardView) => void;
}

/** One suggestion with all that its sender told, and what can be done with it. */
export function SuggestionCard({ suggestion, onOpen }: Props) {
  const { name, typeLabel, status, description, features, adminNotes, reviewedOn } = suggestion;
  return (
    <li className="suggestion-card">
      <div className="suggestion-card-head">
        <h2>{name}</h2>
        <StatusBadge status={status} />
      </div>
      <p className="hint">
        {`${typeLabel}, suggested by ${suggestion.submitterName} on `}
        <time dateTime={suggestion.submittedAt}>{suggestion.submittedOn}</time>
      </p>
      {description && <p className="suggestion-words">{description}</p>}
      <SuggestionFacts suggestion={suggestion} />
      {features.length > 0 && (
        <ul className="badges" aria-label="Features">
          {features.map((feature) => (
            <li key={feature} className="badge badge-leaf">
              {feature}
            </li>
          ))}
        </ul>
      )}
      {adminNotes !== null && (
        <blockquote className="admin-note">
          <p className="hint">{reviewedOn === null ? "Admin notes" : `Admin notes, ${reviewedOn}`}</p>
          <p>{adminNotes}</p>
        </blockquote>
      )}
      <div className="suggestion-card-actions">
        {suggestion.mayBecome.length > 0 && (
          <Opener href={suggestion.reviewHref} about={name} onPress={() => onOpen("review", suggestion)}>
            Review
          </Opener>
        )}
        {suggestion.canConvert && (
          <Opener href={suggestion.convertHref} about={name} onPress={() => onOpen("convert", suggestion)}>
            Convert to Destination
          </Opener>
        )}
      </div>
    </li>
  );
}

interface OpenerProps {
  href: string;
  about: string;
  children: string;
  onPress: () => void;
}

/** Opens a dialog here, or the page with it where there is no JavaScript. */
function Opener({ href, about, children, onPress }: OpenerProps) {
  return (
    <Link
      to={href}
      className="button"
      aria-haspopup="dialog"
      onClick={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      {children}
      <span className="sr-only">{` ${about}`}</span>
    </Link>
  );
}
