import { clsx } from "clsx";
import type { ReactNode } from "react";
import { issuedOf } from "#app/presenters/notes/notes-view";
import type { IssuedNote, Note } from "#app/services/notes/ports";
import { OutLink } from "#app/components/ui/out-link";

/** The warning service's own colours in both modes. The title says the level too. */
export const WARNING_TONES = {
  yellow: "bg-warning-yellow text-on-warning",
  amber: "bg-warning-amber text-on-warning",
  red: "bg-warning-red text-on-warning-red",
} as const;

interface Props {
  warning: IssuedNote;
  children?: ReactNode;
}

/** As issued. A saved page hides it once it has ended. */
export function WarningLine({ warning: { level, lead, link, until }, children }: Props) {
  return (
    <p
      data-until={until}
      className={clsx(
        WARNING_TONES[level],
        "relative z-2 my-0.5 w-fit rounded-sm border border-ink px-1.5 py-0.5 text-sm leading-[1.3]",
      )}
    >
      <strong>{lead}</strong>{" "}
      <OutLink href={link.url} className="text-inherit underline" more=", Met Office">
        <span>{link.label}</span>
      </OutLink>
      {children}
    </p>
  );
}

export const WarningLines = ({ notes }: { notes: readonly Note[] }) =>
  issuedOf(notes).map((each) => <WarningLine key={each.link.url} warning={each} />);

/** If something is not known, it says so. */
export const WarningsNote = ({ note }: { note: Note | null }) =>
  note && (
    <p className="text-sm">
      {note.text !== "" && <span>{`${note.text} `}</span>}
      <SourceLink link={note.link} />
    </p>
  );

const SourceLink = ({ link }: Pick<Note, "link">) =>
  link && (
    <OutLink href={link.url}>
      <span>{link.label}</span>
    </OutLink>
  );

export function PlaceWarnings({ notes }: { notes: readonly Note[] }) {
  const issued = issuedOf(notes);
  if (issued.length === 0) return null;
  return (
    <div className="my-2 grid gap-1 text-sm weather-old:hidden">
      {issued.map((each) => (
        <WarningLine key={each.link.url} warning={each}>
          <span className="block">{each.text}</span>
        </WarningLine>
      ))}
    </div>
  );
}

/** Below the hours: what is known, and a link to all that was issued. */
export function WarningsSource({ notes }: { notes: readonly Note[] }) {
  return notes
    .filter(({ tone }) => tone === "source")
    .map(({ text, link, until, after }) => (
      <p key={link?.url} className="mt-2 text-sm text-ink-soft weather-old:hidden">
        {text !== "" && <span data-until={until}>{`${text} `}</span>}
        {after !== undefined && <span data-from={until} className="hidden copy:inline">{`${after} `}</span>}
        <SourceLink link={link} />
      </p>
    ));
}
