import type { LookedUpView } from "#app/presenters/admin/catalogue-view";
import { hint } from "#app/components/ui/field";

/** A table cell that says when and where a person last looked facts up. */
export function LookedUp({ at }: { at: LookedUpView | null }) {
  if (at === null) return <span className={hint}>Never</span>;
  return (
    <>
      <span className="whitespace-nowrap">{at.day}</span>
      {at.where !== null && <span className={`${hint} block max-w-48 truncate`}>{at.where}</span>}
    </>
  );
}
