import type { DetailsView } from "#app/presenters/trips/card-view";
import { Note } from "./note";

/**
 * Warns about tidal crossings. They come before the weather, because they decide whether a visit is possible. In print,
 * the address with the crossing times is written out.
 */
export function Crossings({ crossings }: Pick<DetailsView, "crossings">) {
  if (crossings.length === 0) return null;
  return (
    <div className="mb-4 grid max-w-prose gap-2 border-l-4 border-sea pl-3 print:[&_a]:inline print:[&_a]:after:content-['_('attr(href)')']">
      {crossings.map((crossing) => (
        <Note key={crossing.lead} note={crossing} />
      ))}
    </div>
  );
}
