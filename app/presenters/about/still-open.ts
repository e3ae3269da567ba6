import { type LookedUp, readStillOpen } from "#app/domain/catalogue/still-open";
import ledger from "../../../catalogue/still-open.tsv?raw";

/** Lines without a day do not count. */
export function stillOpenInWords(lines: readonly LookedUp[]): string {
  const seen = lines.filter(({ lookedUpOn }) => lookedUpOn !== null);
  const count = (...statuses: readonly LookedUp["status"][]) =>
    seen.filter(({ status }) => statuses.includes(status)).length;
  const gone = count("shut for good", "in other use");
  return (
    `So far we have looked up ${seen.length} of our hotels and sights to see whether they are still open: in the news, ` +
    "on their own pages, in a guide, and most museums in a list that a university keeps of those that shut. " +
    `We took out ${gone} that had shut, and ${count("shut for works")} say that they are shut for works.`
  );
}

export const stillOpen = (): string => stillOpenInWords(readStillOpen(ledger));
