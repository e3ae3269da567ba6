import { useDocument } from "#app/components/layout/document";
import type { WarningsView } from "#app/presenters/warnings/view";
import { WarningLine } from "./warning-line";
import { WarningsLink } from "./warnings-note";

/** The official warnings for a visit to a place, on its page and in its opened card. */
export function PlaceWarnings({ warnings }: { warnings: WarningsView }) {
  const { issued, note, url, knownUntil, unknownNote } = warnings;
  const { isCopy } = useDocument();
  return (
    <div className="my-2 grid gap-1 text-sm weather-old:hidden">
      {issued.map((each) => (
        <WarningLine key={each.url} warning={each}>
          <span className="block">{each.headline}</span>
        </WarningLine>
      ))}
      <p>
        {note !== null && <span data-until={knownUntil}>{`${note} `}</span>}
        {isCopy && unknownNote !== undefined && <span data-from={knownUntil}>{`${unknownNote} `}</span>}
        <WarningsLink url={url} />
      </p>
    </div>
  );
}
