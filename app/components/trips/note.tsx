import type { NoteView } from "#app/presenters/trips/card-view";

/** Something that is good to know: a word in bold, a sentence or two, and a link to another site. */
export function Note({ note: { lead, text, link } }: { note: NoteView }) {
  return (
    <p className="m-0">
      <strong className="font-semibold">{`${lead}:`}</strong> {text}
      {link && (
        <>
          {" "}
          <a href={link.url} target="_blank" rel="noopener noreferrer" className="font-medium print:hidden">
            {link.label}
            <span className="sr-only">, in a new tab</span>
          </a>
        </>
      )}
    </p>
  );
}
