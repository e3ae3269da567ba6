import type { SuggestionStatusView } from "#app/presenters/suggestions/view";

/** Where a suggestion stands, in a word and a style of its own. */
export function StatusBadge({ status: { label, badge } }: { status: SuggestionStatusView }) {
  return <span className={`badge status-${badge}`}>{label}</span>;
}
