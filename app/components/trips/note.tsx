import type { NoteView, DetailsView } from "#app/presenters/trips/card-view";

/** Something that is good to know: a word in bold, a sentence or two, and a link to another site. */
export function Note({ note: { lead, text, link } }: { note: NoteView }) {
  return (
    <p className="m-0">
      <strong className="font-semibold">{`${lead}:`}</strong> <span>{text}</span>
      {link && (
        <>
          {" "}
          <a href={link.url} target="_blank" rel="noopener noreferrer" className="font-medium print:hidden">
            <span>{link.label}</span>
            <span className="sr-only">, in a new tab</span>
          </a>
        </>
      )}
    </p>
  );
}

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
