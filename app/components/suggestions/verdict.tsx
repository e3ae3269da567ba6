import type { OwnSuggestionView } from "#app/presenters/suggestions/cards";
import { badge } from "#app/components/ui/badge";
import { hint } from "#app/components/ui/field";

export function StatusBadge({ status }: { status: OwnSuggestionView["status"] }) {
  return <span className={badge({ tone: status.tone, className: "flex-none" })}>{status.label}</span>;
}

export function AdminNote({ title, note }: { title: string; note: string }) {
  return (
    <blockquote className="mt-1 rounded-r-sm border-l-4 border-sea bg-sea-soft px-3.5 py-2 whitespace-pre-line wrap-anywhere">
      <p className={hint}>{title}</p>
      <p>{note}</p>
    </blockquote>
  );
}
