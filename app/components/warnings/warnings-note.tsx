import type { WarningsNoteView } from "#app/presenters/warnings/view";

/** A link to the service's own page of warnings. If we do not know the warnings, it says so. */
export const WarningsNote = ({ note }: { note: WarningsNoteView | null }) =>
  note && (
    <p className="text-sm">
      {note.note !== null && `${note.note} `}
      <WarningsLink url={note.url} />
    </p>
  );

export const WarningsLink = ({ url }: { url: string }) => (
  <a href={url} target="_blank" rel="noopener noreferrer">
    Met Office weather warnings
    <span className="sr-only">, in a new tab</span>
  </a>
);
