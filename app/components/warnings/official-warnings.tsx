import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { WarningView, WarningsNoteView, WarningsView } from "#app/presenters/warnings/view";

/** The warning service's own colours in both modes. The title says the level too. */
export const WARNING_TONES = {
  yellow: "bg-warning-yellow text-on-warning",
  amber: "bg-warning-amber text-on-warning",
  red: "bg-warning-red text-on-warning-red",
} as const;

interface Props {
  warning: WarningView;
  children?: ReactNode;
  className?: string;
}

/** As issued. A saved page hides it once it has ended. */
export function WarningLine({ warning: { level, title, times, url, until }, children, className }: Props) {
  return (
    <p
      data-until={until}
      className={clsx(
        WARNING_TONES[level],
        "relative z-2 my-0.5 w-fit rounded-sm border border-ink px-1.5 py-0.5 text-sm leading-[1.3]",
        className,
      )}
    >
      <strong>{title}</strong>{" "}
      <a href={url} target="_blank" rel="noopener noreferrer" className="text-inherit underline">
        <span>{times}</span>
        <span className="sr-only">, Met Office, in a new tab</span>
      </a>
      {children}
    </p>
  );
}

export const WarningLines = ({ warnings }: { warnings: readonly WarningView[] | undefined }) =>
  warnings?.map((each) => <WarningLine key={each.url} warning={each} />);

/** If we do not know the warnings, it says so. */
export const WarningsNote = ({ note }: { note: WarningsNoteView | null }) =>
  note && (
    <p className="text-sm">
      {note.note !== null && <span>{`${note.note} `}</span>}
      <WarningsLink url={note.url} />
    </p>
  );

const WarningsLink = ({ url }: { url: string }) => (
  <a href={url} target="_blank" rel="noopener noreferrer">
    Met Office weather warnings
    <span className="sr-only">, in a new tab</span>
  </a>
);

/** On its page and in its opened card. */
export const PlaceWarnings = ({ warnings: { issued } }: { warnings: WarningsView }) =>
  issued.length > 0 && (
    <div className="my-2 grid gap-1 text-sm weather-old:hidden">
      {issued.map((each) => (
        <WarningLine key={each.url} warning={each}>
          <span className="block">{each.headline}</span>
        </WarningLine>
      ))}
    </div>
  );

/** Below the hours: what is known of warnings, and a link to all of them. */
export function WarningsSource({ warnings }: { warnings: WarningsView }) {
  const { note, url, knownUntil, unknownNote } = warnings;
  return (
    <p className="mt-2 text-sm text-ink-soft weather-old:hidden">
      {note !== null && <span data-until={knownUntil}>{`${note} `}</span>}
      {unknownNote !== undefined && (
        <span data-from={knownUntil} className="hidden copy:inline">{`${unknownNote} `}</span>
      )}
      <WarningsLink url={url} />
    </p>
  );
}
