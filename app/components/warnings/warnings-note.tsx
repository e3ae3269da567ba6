import type { WarningsNoteView } from "#app/presenters/warnings/view";

/** That warnings are not known, where it is so, and the link to the service's own page of them. */
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
