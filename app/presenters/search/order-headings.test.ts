import { expect, it } from "vitest";
import { CLOSURES } from "#app/domain/catalogue/closure";
import { NO_FILTERS, type Need } from "#app/domain/filters/filters";
import type { FoundPlace } from "#app/services/search/found-place";
import type { SearchPageContext } from "./urls";
import { orderHeadings } from "./order-headings";

interface Row {
  isInBand?: boolean;
  suitability?: number;
  score?: number | null;
  light?: FoundPlace["visit"]["light"];
}

const rowOf = ({ isInBand = false, suitability = 0, score = 60, light = "daylight" }: Row, index: number) =>
  ({
    place: { id: index + 1 },
    score,
    visit: { light },
    rank: { isInBand, suitability, closure: CLOSURES.none },
  }) as FoundPlace;

interface Case {
  rows: readonly Row[];
  needs?: readonly Need[];
  offset?: number;
  order?: SearchPageContext["order"];
  count?: number;
  answered?: number;
}

function headings({ rows, needs = [], offset = 0, order = "best", answered, ...band }: Case) {
  const places = rows.map(rowOf);
  const count = band.count ?? rows.filter(({ isInBand }) => isInBand).length;
  const context = { order, offset, filters: { ...NO_FILTERS, needs } } as unknown as SearchPageContext;
  return orderHeadings({ places, band: { count, points: 3, lowest: 72, highest: 75 } }, context, answered);
}

const BAND: Row = { isInBand: true };
const SHARED = "2 places share the best weather (72–75).";
const ONE = "One place has the best weather (72–75). Nearest first:";
const NEXT = "Next best, by score:";

it.each<[string, Case, (string | null)[]]>([
  [
    "the band, and where it ends",
    { rows: [BAND, BAND, {}, {}] },
    [`${SHARED} Nearest first:`, null, NEXT, null],
  ],
  ["a band of one place", { rows: [BAND, {}] }, [ONE, NEXT]],
  [
    "each tier of needs",
    {
      needs: ["children", "dogs"],
      rows: [4, 2, 2, 0].map((suitability) => ({ ...BAND, suitability })),
      count: 2,
    },
    [
      `${SHARED} Made for dogs and children, nearest first:`,
      "With several things for both, nearest first:",
      null,
      "With one thing for both, nearest first:",
    ],
  ],
  [
    "one need",
    { needs: ["stepfree"], rows: [{ ...BAND, suitability: 2 }, BAND] },
    [
      `${SHARED} With several things for step-free visits, nearest first:`,
      "With one thing for step-free visits, nearest first:",
    ],
  ],
  [
    "places that are nearly dark, and those without a score",
    { rows: [BAND, { light: "nearly-dark" }, { score: null, light: "dark" }] },
    [ONE, "Nearly dark when you arrive, by score:", "No score for this day, nearest first:"],
  ],
  ["nothing again on the band's second page", { rows: [BAND, BAND], offset: 20, count: 60 }, [null, null]],
  ["the rest that begins with a page", { rows: [{}, {}], offset: 20, count: 20 }, [NEXT, null]],
  ["nothing in the middle of the rest", { rows: [{}, {}], offset: 40, count: 20 }, [null, null]],
  [
    "the others of the band below the answer",
    { rows: [BAND, BAND, BAND, {}], answered: 1 },
    [null, "2 others as good (72–75). Nearest first:", null, NEXT],
  ],
  [
    "the only other one, before the answer",
    { rows: [BAND, BAND, {}], answered: 2 },
    ["One other as good (72–75). Nearest first:", null, NEXT],
  ],
  ["no band below its only place, the answer", { rows: [BAND, {}, {}], answered: 1 }, [null, NEXT, null]],
  ["nothing if all are by score", { rows: [BAND, {}], order: "score" }, [null, null]],
  ["nothing if all are by drive", { rows: [BAND, {}], order: "near" }, [null, null]],
  ["nothing without a band", { rows: [{ light: "dark", score: null }] }, [null]],
])("explains the order: %s", (_, asked, expected) => {
  expect(headings(asked)).toEqual(expected);
});
