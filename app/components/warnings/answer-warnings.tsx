import type { AnswerWarningsView } from "#app/presenters/search/view";
import { useDocument } from "#app/components/layout/document";
import { WarningLine } from "./warning-line";

/** The official warnings above the results, or a note that they are not known. */
export function AnswerWarnings({ warnings }: { warnings: AnswerWarningsView }) {
  const { issued, note, url, knownUntil, unknownNote } = warnings;
  const { isCopy } = useDocument();
  return (
    <>
      {issued.map((each) => (
        <WarningLine key={each.url} warning={each}>
          {` ${each.where}`}
        </WarningLine>
      ))}
      {isCopy && unknownNote !== undefined && (
        <p data-from={knownUntil} className="text-sm">
          {unknownNote}
        </p>
      )}
      {url !== null && (
        <p className="text-sm">
          {note !== null && `${note} `}
          <a href={url} target="_blank" rel="noopener noreferrer">
            Met Office weather warnings
            <span className="sr-only">, in a new tab</span>
          </a>
        </p>
      )}
    </>
  );
}
