import type { NoteView } from "#app/presenters/trips/notes";
import type { Note as NoteOfPlace } from "#app/services/notes/ports";
import { OutLink } from "#app/components/ui/out-link";

export function Note({ note: { lead, text, link } }: { note: NoteView | NoteOfPlace }) {
  return (
    <p className="m-0">
      <strong className="font-semibold">{`${lead}:`}</strong> <span>{text}</span>
      {link && (
        <>
          {" "}
          <OutLink href={link.url} className="font-medium print:hidden">
            <span>{link.label}</span>
          </OutLink>
        </>
      )}
    </p>
  );
}

/** What decides whether a visit is possible. In print, the links' addresses are written out. */
export function Cares({ notes }: { notes: readonly NoteOfPlace[] }) {
  const cares = notes.filter(({ tone }) => tone === "care");
  if (cares.length === 0) return null;
  return (
    <div className="mb-4 grid max-w-prose gap-2 border-l-4 border-sea pl-3 print:[&_a]:inline print:[&_a]:after:content-['_('attr(href)')']">
      {cares.map((care) => (
        <Note key={care.lead} note={care} />
      ))}
    </div>
  );
}
