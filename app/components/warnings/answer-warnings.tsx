import type { AnswerWarningsView } from "#app/presenters/search/view";
import { useDocument } from "#app/components/layout/document";
import { WarningLine, WarningsNote } from "./official-warnings";

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
      <WarningsNote note={url === null ? null : { note, url }} />
    </>
  );
}
