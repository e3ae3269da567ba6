import { NEEDS, type Need } from "#app/domain/filters/filters";
import type { FoundPlace } from "#app/services/search/found-place";
import type { Search } from "#app/services/search/search";
import { namesInWords } from "#app/domain/text";
import type { SearchPageContext } from "./urls";

/**
 * Null where none begins. In "best" the numbers do not fall one by one, so the list says why. The place of the answer
 * is not in the list.
 */
export function orderHeadings(
  { places, band }: Pick<Search, "places" | "band">,
  { order, offset, filters }: SearchPageContext,
  answeredId: number | null = null,
): (string | null)[] {
  if (order !== "best" || band.count === 0) return places.map(() => null);
  const headingOf = (found: FoundPlace) => headingFor(found, filters.needs);
  const listed = places.filter(({ place }) => place.id !== answeredId);
  const isAnswered = listed.length < places.length;
  return places.map((found) => {
    const index = listed.indexOf(found);
    if (index < 0) return null;
    const rank = offset + index;
    const heading = headingOf(found);
    if (rank === 0 && found.rank?.isInBand) return [bandInWords(band, isAnswered), heading].join(" ");
    const last = listed[index - 1];
    // The last row of the page before is of the band, or it has the same heading.
    const isNew = last ? headingOf(last) !== heading : rank === 0 || rank === band.count;
    return isNew ? heading : null;
  });
}

/** "27 places share the best weather (72–75).", or below one of them "26 others as good (72–75)." */
function bandInWords({ count, lowest, highest }: Search["band"], isAnswered: boolean): string {
  const scores = lowest === highest ? `${highest}` : `${lowest}–${highest}`;
  if (isAnswered)
    return count === 2 ? `One other as good (${scores}).` : `${count - 1} others as good (${scores}).`;
  return count === 1
    ? `One place has the best weather (${scores}).`
    : `${count} places share the best weather (${scores}).`;
}

function headingFor({ rank, visit, score }: FoundPlace, needs: readonly Need[]): string {
  if (rank?.isInBand)
    return needs.length === 0 ? "Nearest first:" : `${tierInWords(rank.suitability, needs)}, nearest first:`;
  if (score === null) return "No score for this day, nearest first:";
  return visit.light === "daylight" ? "Next best, by score:" : "Nearly dark when you arrive, by score:";
}

const NEED_WORDS: Readonly<Record<Need, string>> = {
  dogs: "dogs",
  stepfree: "step-free visits",
  children: "children",
};

/** "Made for dogs and children", "With several things for both", "With one thing for both". */
function tierInWords(suitability: number, needs: readonly Need[]): string {
  const names = namesInWords(NEEDS.filter((need) => needs.includes(need)).map((need) => NEED_WORDS[need]));
  const all = needs.length === 1 ? names : needs.length === 2 ? "both" : "all three";
  // The lowest bit says whether the beach is good for bathing.
  const tier = suitability >> 1;
  if (tier === 2) return `Made for ${names}`;
  return tier === 1 ? `With several things for ${all}` : `With one thing for ${all}`;
}
