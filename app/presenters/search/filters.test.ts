import { describe, expect, it } from "vitest";
import { NO_PREFERENCES } from "#app/domain/accounts/preferences";
import {
  ALL_CHOICES,
  type FilterChoice,
  type Filters,
  INTERESTS,
  NEEDS,
  NO_FILTERS,
} from "#app/domain/filters/filters";
import { filtersView, matchInWords, linksToMorePlaces } from "./filters";
import { parsePartialPostcode, parsePostcode } from "#app/domain/geo/read-postcode";
import { countOf, filteredUrl, offeredOf, quickChoices } from "./filters-view";

const counts = {
  total: 7,
  byChoice: Object.fromEntries(ALL_CHOICES.map((choice, index) => [choice, index])) as Record<
    FilterChoice,
    number
  >,
  byDrive: [1, 2, 3, 7],
};
const LS6 = parsePostcode("LS6 3HN")!;
const params = new URLSearchParams("postcode=LS6 3HN&needs=dogs&view=days&offset=20");
const dogs: Filters = { ...NO_FILTERS, needs: ["dogs"] };

it("the address of a filter keeps all else of the search, and begins with its first place", () => {
  const url = filteredUrl(params.toString(), { ...dogs, interests: ["hills", "walks"], within: 90 });
  expect(url).toBe("/search?postcode=LS6+3HN&view=days&needs=dogs&interests=hills&interests=walks&within=90");
  expect(filteredUrl(url.slice("/search?".length), NO_FILTERS)).toBe("/search?postcode=LS6+3HN&view=days");
  const beach = "postcode=LS6+3HN&ranking=beach";
  expect(filteredUrl(beach, NO_FILTERS)).toBe(`/search?${beach}&sea=any`);
  expect(filteredUrl(`${beach}&sea=any`, { ...dogs, bySea: true })).toBe(`/search?${beach}&needs=dogs`);
});

describe("the filters of a results page", () => {
  it("say how many places each would leave", () => {
    const view = filtersView(counts, dogs, params, null);
    expect(ALL_CHOICES.map((choice) => countOf(view, choice))).toEqual([...ALL_CHOICES.keys()]);
    expect(view.query).toBe("postcode=LS6+3HN&needs=dogs&view=days");
    expect(view.preferencesUrl).toBeNull();
  });

  it("offer a visitor's preferences beside what is chosen, as long as they would add something", () => {
    const hiker = { ...NO_PREFERENCES, accessible: true, hiking: true, countryWalks: true };
    const { preferencesUrl } = filtersView(counts, dogs, params, hiker);
    expect(preferencesUrl).toBe(
      "/search?postcode=LS6+3HN&view=days&needs=dogs&needs=stepfree&interests=hills&interests=walks",
    );
    const owner = { ...NO_PREFERENCES, dogFriendly: true };
    expect(filtersView(counts, dogs, params, owner).preferencesUrl).toBeNull();
  });
});

/** Of a hundred places, `of` of which have these traits. */
function viewOf(chosen: Partial<Filters>, of: Partial<Record<FilterChoice, number>>) {
  const none = Object.fromEntries(ALL_CHOICES.map((choice) => [choice, 0])) as Record<FilterChoice, number>;
  const found = { total: 100, byChoice: { ...none, ...of }, byDrive: [] };
  return filtersView(found, { ...NO_FILTERS, ...chosen }, params, null);
}

describe("a sheet of filters", () => {
  const offered = (...asked: Parameters<typeof viewOf>) => offeredOf(ALL_CHOICES, viewOf(...asked));

  it("always has the needs, and of the others what leaves some places but not nine of ten", () => {
    const found = offered(
      {},
      { dogs: 100, hills: 90, walks: 89, free: 95, hotels: 100, campsites: 20, calm: 0 },
    );
    expect(found).toEqual([...NEEDS, "walks", "campsites"]);
  });

  it("keeps what is on, and what adds places to it", () => {
    const found = offered(
      { interests: ["hills"], offers: ["hotels", "free"] },
      { campsites: 100, free: 100 },
    );
    expect(found).toEqual([...NEEDS, ...INTERESTS, "free", "hotels", "campsites"]);
  });
});

describe("filters that are one tap away", () => {
  const all = { hills: 40, seaside: 30, calm: 20, dogs: 100, station: 50, children: 90 } as const;
  const quick = (...asked: Parameters<typeof viewOf>) => quickChoices(viewOf(...asked));

  it("are up to four of those that fit the start and the day, fewer beside chosen ones", () => {
    const choicesOf = (...of: Parameters<typeof quick>) => quick(...of).map(({ choice }) => choice);
    expect(choicesOf({}, all)).toEqual(["hills", "seaside", "calm", "dogs"]);
    expect(choicesOf({}, { ...all, seaside: 0, calm: 0 })).toEqual(["hills", "dogs", "station", "children"]);
    expect(choicesOf({ interests: ["hills"] }, all)).toEqual(["seaside", "calm", "dogs"]);
    // Whoever has a dog along may have children along.
    expect(choicesOf({ needs: ["dogs"], interests: ["hills"] }, all)).toEqual(["children", "seaside"]);
    expect(choicesOf({}, {})).toEqual([]);
  });

  it("are added to the chosen ones", () => {
    const [first] = quick({ needs: ["dogs"] }, all);
    expect(first?.url).toBe("/search?postcode=LS6+3HN&view=days&needs=dogs&needs=children");
  });
});

describe("what is said of a match", () => {
  it.each<[FilterChoice[], string | null, string]>([
    [["dogs"], "Malham Cove walk", "Dogs welcome: Malham Cove walk"],
    [["stepfree", "history", "indoor"], "Mill", "Step-free, history, indoors: Mill"],
    [["seaside"], null, "Seaside"],
  ])("%j %s: %s", (choices, name, words) => {
    expect(matchInWords({ choices, name })).toBe(words);
  });

  it("begins with the card that makes it free", () => {
    const words = (choices: FilterChoice[]) => matchInWords({ choices, name: "Abbey", pass: "nt" });
    expect(words(["free"])).toBe("Free with your National Trust card: Abbey");
    expect(words(["history", "free"])).toBe("Free with your National Trust card, history: Abbey");
    expect(words(["dogs"])).toBe("Free with your National Trust card, dogs welcome: Abbey");
  });
});

describe("the ways on where nothing matches", () => {
  const without = (found: number) => ({ filter: { list: "needs", choice: "dogs" } as const, found });
  const reason = { code: "no-match", withoutAll: 9 } as const;

  it("are one for each filter that can go, and one for all", () => {
    const chosen: Filters = { ...dogs, within: 15 };
    const ways = linksToMorePlaces({ ...reason, removable: [without(1)] }, chosen, params, [LS6]);
    expect(ways.map(({ label }) => label)).toEqual([
      "Without “dogs welcome”: 1 place",
      "Without any filter: 9 places",
    ]);
    const members = linksToMorePlaces(
      { ...reason, removable: [without(1)] },
      { ...chosen, passes: ["nt"] },
      params,
      [LS6],
    );
    expect(members.map(({ url }) => new URLSearchParams(url.split("?")[1]).get("passes"))).toEqual([
      "nt",
      "nt",
    ]);
    expect(ways[0]?.url).toBe("/search?postcode=LS6+3HN&view=days&within=15");
  });

  it("offer a longer drive rather than none", () => {
    const ways = [{ filter: { list: "within", choice: 15 } as const, found: 3 }];
    const [way] = linksToMorePlaces({ ...reason, removable: ways }, { ...dogs, within: 15 }, params, [LS6]);
    expect(way).toMatchObject({ label: "With a longer drive: 3 places" });
  });

  it("are one where both would be the same", () => {
    const ways = linksToMorePlaces({ ...reason, removable: [without(9)] }, dogs, params, [LS6]);
    expect(ways.map(({ label }) => label)).toEqual(["Without “dogs welcome”: 9 places"]);
  });

  it("leave out one of several starts, home too", () => {
    const apart = { code: "apart", unlinked: [], longer: null, without: [3, 0, 1] } as const;
    const starts = [LS6, parsePartialPostcode("M1")!, parsePartialPostcode("ZE1")!];
    expect(
      linksToMorePlaces(
        apart,
        NO_FILTERS,
        new URLSearchParams("postcode=LS6+3HN&with=M1&with=ZE1&view=days"),
        starts,
      ),
    ).toEqual([
      { label: "Without LS6: 3 places", url: "/search?view=days&from=M1&with=ZE1" },
      { label: "Without ZE1: 1 place", url: "/search?postcode=LS6+3HN&view=days&with=M1" },
    ]);
  });
});
