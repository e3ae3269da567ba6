import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { ACTIVITY_FIELDS, type Activity, type ActivityKind } from "#app/domain/catalogue/activity";
import { decidedFlag } from "#app/domain/catalogue/drafts/draft";
import type { Field } from "#app/domain/catalogue/field";
import { ALL_YEAR } from "#app/domain/catalogue/runs";
import { hookOn, parseHook } from "#app/domain/catalogue/hook";
import { type Point, haversineKm } from "#app/domain/geo/geo";
import { isSimilarName, nameWords } from "#app/domain/places/place-merge-names";
import { readCatalogue, readFallbacks } from "../setup/catalogue-files";
import { CATALOGUE_SOURCES } from "../setup/catalogue-sql";
import { withOpenCampsites } from "./open-campsites";
import { readOpenCampsites } from "../setup/open-data";
import { flagFaults, hasRooms } from "./checks-flags";
import { impossibleFiles } from "./impossible-files";
import { closePairs, kmFromLand, readLand } from "./checks-positions";
import { itemsOf, textsOf } from "./checks-subjects";
import { websiteFault } from "./verify-findings";
import { NEAR_KM } from "./same-thing";
import { isOfChain } from "./still-open-report";
import { sentencesOf, speaksOfSeason, wordingFaults, wordsIn } from "./checks-wording";
import { ENTRY_CHARACTERS, LEAST_ATTRACTIONS, PLACE_CHARACTERS } from "./text-lengths";

const PROJECT = fileURLToPath(new URL("../..", import.meta.url));
const MIN_KM_APART = 4.5;
/** In central London, two places that each fill a day may be only a quarter of an hour's walk apart. */
const MIN_KM_APART_IN_LONDON = 0.7;
/** Not zero, because the outline is simplified to 100 m and lacks piers, causeways and the smallest islands. */
const MAX_KM_FROM_LAND = 1.5;
const MAX_WORDS_IN_SENTENCE = 45;
/** How many places may begin with the same two words, such as "A Georgian": about one in a hundred. */
const MAX_PLACES_WITH_ONE_OPENING = 7;

const files = readCatalogue(join(PROJECT, "catalogue"));
const items = itemsOf(files);
const land = readLand(join(PROJECT, "data/roads/land.geojson"));

/** Returns a name as people hear it: without article, punctuation and capitals. */
const heard = (name: string) =>
  name
    .toLowerCase()
    .replace(/^the /, "")
    .replaceAll("&", "and")
    .replaceAll(/[^\p{L}\p{Nd} ]/gu, "");

/** Places nearer to each other than this appear together in many results. */
const NEIGHBOUR_KM = 15;
/** At most one place in this many may lack a hook that is open on New Year's Day. */
const MOST_SILENT_SHARE = 20;

/**
 * Fields in which two listings of the same thing may differ: texts, and fields that depend on the place that lists
 * the thing.
 */
const OF_THE_LISTING = new Set([
  ...["name", "description", "location", "featured", "imageUrl", "specialOffer", "partnershipCode"],
]);
const DEGREES = new Set(["latitude", "longitude"]);
/** Two listings with the same name are different things if they are farther apart than this. */
const ONE_THING_KM = 30;

interface Listing {
  readonly file: Point;
  readonly list: string;
  readonly item: { readonly name: string; readonly websiteUrl?: string } & Partial<Point>;
}

/** Names of a part of something that another place lists as a whole, by a similar name and with the same address. */
const PARTS = new Set([
  ...["Lindisfarne", "Portavadie by ferry", "Scalloway Castle and Museum", "Montgomery Castle"],
  "Blenheim Palace and its park",
]);

/**
 * Returns whether two listings have the same name, and the same web address or nearly the same position; or similar
 * names, such as "Talisker Distillery, Carbost", and the same address.
 */
function isOneThing(a: Listing, b: Listing): boolean {
  const isSameName = heard(a.item.name) === heard(b.item.name);
  const isPart = a.file === b.file || PARTS.has(a.item.name) || PARTS.has(b.item.name);
  if (a.list !== b.list || !isSimilarName(a.item.name, b.item.name) || (isPart && !isSameName)) return false;
  if (haversineKm(a.file, b.file) > ONE_THING_KM) return false;
  const [one, other] = [a.item.websiteUrl, b.item.websiteUrl].map(plainAddress);
  return (one !== undefined && one === other) || (isSameName && kmBetween(a.item, b.item) < SIDE_BY_SIDE_KM);
}

const plainAddress = (url: string | undefined): string | undefined =>
  url?.replace(/^https:\/\/(?:www\.)?/, "").replace(/\/$/, "");

/** Most things of these kinds close in winter, so the files must say which stay open. */
const SHUT_IN_WINTER = new Set<ActivityKind>([
  "garden",
  "house",
  "house-and-garden",
  "railway",
  "boat",
  "farm",
]);
/** The descriptions of these castles mention rooms, but the rooms are in ruins or open only on a few afternoons. */
const ROOMS_WITHOUT_A_ROOF = new Set([
  ...[
    "st-andrews/St Andrews Castle",
    "monmouth/Raglan Castle",
    "mumbles/Oystermouth Castle",
    "ludlow/Ludlow Castle",
  ],
]);

/** Two entries this near to each other, with similar names, are the same thing. */
const SIDE_BY_SIDE_KM = 0.15;

function kmBetween(a: Partial<Point>, b: Partial<Point>): number {
  const [from, to] = [a, b].map(({ latitude, longitude }) =>
    latitude === undefined || longitude === undefined ? null : { latitude, longitude },
  );
  return from && to ? haversineKm(from, to) : Infinity;
}

const fits = ({ length }: string, [least, most]: readonly [number, number]) =>
  length >= least && length <= most;

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe("what the administrator's form would refuse", () => {
  /** Later than any date in the files. Whether a date has passed is checked when files are pushed, not here. */
  const LATER = Date.parse("2099-01-01");

  it("is in none of the files", async () => {
    expect(await impossibleFiles(files, LATER)).toEqual([]);
  });

  it("is found in others", async () => {
    const [file] = files;
    if (!file) throw new Error("the catalogue is empty");
    const half = { ...file.activities[0], latitude: undefined, longitude: -2 };
    const activities = [half] as unknown as typeof file.activities;
    const dublin = { ...file, latitude: 53.35, longitude: -6.26 };
    const faults = await impossibleFiles([{ ...file, checkedOn: "2099-01-02", activities }, dublin], LATER);
    expect(faults.map((fault) => fault.split(": ")[1])).toEqual([
      "checkedOn",
      "activities.0.latitude",
      "latitude",
    ]);
  });
});

describe("positions", () => {
  it("are on the land of the United Kingdom", () => {
    const astray = files.map((file) => ({ slug: file.slug, km: kmFromLand(land, file) }));
    expect(astray.filter(({ km }) => km > MAX_KM_FROM_LAND)).toEqual([]);
  });

  it("distinguish land from sea and from Ireland", () => {
    expect(kmFromLand(land, { latitude: 52.5, longitude: -1.9 })).toBe(0);
    expect(kmFromLand(land, { latitude: 53.35, longitude: -6.26 })).toBeGreaterThan(50);
    expect(kmFromLand(land, { latitude: 50.76, longitude: 0.29 })).toBeLessThan(MAX_KM_FROM_LAND);
    expect(kmFromLand(land, { latitude: 50.6, longitude: 0.29 })).toBeGreaterThan(10);
  });

  it("are far enough apart to be places of their own", () => {
    const elsewhere = files.filter(({ region }) => region !== "London");
    expect(closePairs(elsewhere, MIN_KM_APART)).toEqual([]);
    expect(closePairs(files, MIN_KM_APART_IN_LONDON)).toEqual([]);
  });
});

describe("each destination", () => {
  it("has a description of two or three sentences and 80 to 420 characters", () => {
    const odd = files.filter(({ description }) => {
      const sentences = sentencesOf(description).length;
      return !fits(description, PLACE_CHARACTERS) || sentences < 2 || sentences > 3;
    });
    expect(odd.map(({ slug }) => slug)).toEqual([]);
  });

  it("has at least three things to do, and one of them indoors", () => {
    const thin = files.filter(({ activities }) => {
      const sights = activities.filter(({ type }) => type === "attraction");
      return sights.length < LEAST_ATTRACTIONS || !activities.some(({ indoor }) => indoor === true);
    });
    expect(thin.map(({ slug }) => slug)).toEqual([]);
  });

  it("names nothing twice, however it is written", () => {
    const twice = files.flatMap(({ slug, activities, hotels, campsites }) =>
      [activities, hotels, campsites].flatMap((list) =>
        repeated(list.map(({ name }) => heard(name))).map((name) => `${slug}/${name}`),
      ),
    );
    expect(twice).toEqual([]);
    expect(repeated(files.map(({ name }) => heard(name)))).toEqual([]);
  });

  it("names no place to stay twice once the open data's campsites are added", () => {
    const sites = readOpenCampsites(join(PROJECT, CATALOGUE_SOURCES.campsites));
    const twice = files.flatMap((file) => {
      const { hotels, campsites } = withOpenCampsites(file, sites, []);
      const names = [...hotels, ...campsites].map(({ name }) => [...nameWords(name)].sort().join(" "));
      return repeated(names).map((name) => `${file.slug}/${name}`);
    });
    expect(twice).toEqual([]);
  });

  it("has no two things to do of like names side by side", () => {
    const twice = files.flatMap(({ slug, activities }) =>
      activities.flatMap((a, index) =>
        activities
          .slice(index + 1)
          .filter((b) => isSimilarName(a.name, b.name) && kmBetween(a, b) < SIDE_BY_SIDE_KM)
          .map((b) => `${slug}/${a.name} and ${b.name}`),
      ),
    );
    expect(twice).toEqual([]);
  });

  it("shares no description with anything else", () => {
    expect(
      repeated([...files, ...items.map(({ item }) => item)].map(({ description }) => description)),
    ).toEqual([]);
  });
});

describe("hooks", () => {
  const hooks = files.map(({ hook = "", ...file }) => ({ file, nouns: parseHook(hook) ?? [] }));
  const wordsOf = ({ nouns }: (typeof hooks)[number]) => nouns.map(({ noun }) => noun.toLowerCase());

  it("are at every place, and name only what it lists", () => {
    expect(hooks.filter(({ nouns }) => nouns.length === 0).map(({ file }) => file.slug)).toEqual([]);
    const astray = hooks.flatMap(({ file, nouns }) =>
      nouns
        .filter(({ thing }) => thing !== null && !file.activities.some(({ name }) => name === thing))
        .map(({ thing }) => `${file.slug}/${thing}`),
    );
    expect(astray).toEqual([]);
  });

  it("differ for every place, and share no noun between neighbours", () => {
    expect(repeated(hooks.map((hook) => wordsOf(hook).join()))).toEqual([]);
    const alike = hooks.flatMap((a, index) =>
      hooks
        .slice(index + 1)
        .filter((b) => haversineKm(a.file, b.file) < NEIGHBOUR_KM)
        .filter((b) => wordsOf(a).some((word) => wordsOf(b).includes(word)))
        .map((b) => `${a.file.slug} and ${b.file.slug}`),
    );
    expect(alike).toEqual([]);
  });

  it("keep to the rules of wording, and begin with a capital", () => {
    const odd = hooks.filter(({ nouns }) => {
      const text = nouns.map(({ noun }) => noun).join(", ");
      return wordingFaults(text).length > 0 || !/^\p{Lu}/u.test(text);
    });
    expect(odd.map(({ file }) => file.slug)).toEqual([]);
  });

  it("leave something to go for on any day, at most of the places", () => {
    const days = ["2026-11-23", "2027-01-01", "2027-04-01", "2027-08-01"];
    const silent = days.map(
      (day) => files.filter(({ hook = "", activities }) => hookOn(hook, activities, day) === null).length,
    );
    expect(Math.max(...silent)).toBeLessThan(files.length / MOST_SILENT_SHARE);
  });
});

describe("what a visitor reads", () => {
  it("keeps to the rules of wording", () => {
    const faults = textsOf(files).flatMap(({ where, text }) =>
      wordingFaults(text).map((fault) => `${where}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it("keeps to them in the generic lists too", () => {
    const { activities, hotels, campsites } = readFallbacks(join(PROJECT, "catalogue"));
    const faults = [...activities, ...hotels, ...campsites].flatMap(({ name, description }) =>
      [name, description].flatMap((text) => wordingFaults(text.replaceAll("{place}", "Ely"))),
    );
    expect(faults).toEqual([]);
  });

  it("is described in whole sentences that are short enough to read aloud", () => {
    const described = [
      ...files.map(({ slug, description }) => ({ where: slug, item: { description } })),
      ...items,
    ];
    const odd = described.flatMap(({ where, item: { description } }) => {
      const isWhole = /^['"(]?[\p{Lu}\d]/u.test(description) && /[.?]['")]?$/.test(description);
      const isLong = sentencesOf(description).some((each) => wordsIn(each) > MAX_WORDS_IN_SENTENCE);
      return isWhole && !isLong ? [] : [where];
    });
    expect(odd).toEqual([]);
  });

  it("does not open every place in the same way", () => {
    const openings = files.map(({ description }) => description.split(" ", 2).join(" "));
    const worn = openings.filter(
      (opening) => openings.filter((other) => other === opening).length > MAX_PLACES_WITH_ONE_OPENING,
    );
    expect([...new Set(worn)]).toEqual([]);
  });

  it("says something of every thing to do and every place to stay, and not too much", () => {
    const odd = items.filter(({ item: { description } }) => !fits(description, ENTRY_CHARACTERS));
    expect(odd.map(({ where }) => where)).toEqual([]);
  });
});

describe("the rules of wording", () => {
  it.each([
    "A gray harbor with a theater.",
    "The colors of the travelers.",
    "They organized it.",
    "A hidden gem.",
    "Tickets cost £12.",
    "Open daily at ten.",
    "It closes at 5pm.",
    "A hall that is due to reopen.",
    "Opening in 2031.",
    "Lorem ipsum.",
    "See {place}.",
    "Book it on Tripadvisor.",
    "Two  spaces.",
    "A stop .",
    "In the the hall.",
    "It’s curly.",
    "Wow!",
  ])("find the fault in %j", (text) => {
    expect(wordingFaults(text)).not.toEqual([]);
  });

  it.each([
    "The harbour's grey theatre, 20 metres high, seized a prize in 1851.",
    "A castle of J. M. W. Turner's, 'the finest view', by St Mary's; mind the tide.",
    "Lady Jane Grey was at home in Llŷn, Cúchulainn in Ulster – or so they say.",
  ])("let %j pass", (text) => {
    expect(wordingFaults(text)).toEqual([]);
  });

  it("do not end a sentence at an initial or at a saint", () => {
    expect(sentencesOf("J. M. Barrie was born here. Go to St. Giles' Church. It is free.")).toHaveLength(3);
  });
});

describe("flags", () => {
  it("agree with the words beside them", () => {
    expect(items.flatMap(flagFaults)).toEqual([]);
  });

  const item = { name: "Hill", dogFriendly: true, familyFriendly: true, accessible: true };
  it.each([
    { ...item, description: "A steep path." },
    { ...item, description: "Go up 199 steps." },
    { ...item, description: "Dogs are not allowed." },
    { ...item, description: "A spa for adults only." },
    { ...item, dogFriendly: false, description: "Dogs are welcome in the bar." },
    { ...item, accessible: false, description: "A trail made for wheelchairs." },
    { ...item, familyFriendly: false, description: "Children love it." },
    { ...item, name: "West Beach", indoor: true, description: "Sand." },
    { ...item, hiking: true, type: "dining" as const, description: "A table." },
  ])("that do not agree are found: $description", (contrary) => {
    expect(flagFaults({ where: "x", item: contrary })).not.toEqual([]);
  });

  it("are the same wherever the same thing is listed twice", () => {
    const seen = new Map<string, string>();
    const contrary = items.filter(({ item: { name, websiteUrl, type, ...flags } }) => {
      if (websiteUrl === undefined) return false;
      const key = [heard(name), websiteUrl, type].join();
      const own = [flags.dogFriendly, flags.familyFriendly, flags.accessible].join();
      const other = seen.get(key) ?? own;
      seen.set(key, other);
      return other !== own;
    });
    expect(contrary.map(({ where }) => where)).toEqual([]);
  });

  it("that agree are left alone", () => {
    const plain = { ...item, dogFriendly: false, description: "A level lawn; dogs are not allowed." };
    const minster = { ...item, description: "A great nave; 275 steps lead up the tower." };
    for (const each of [plain, minster]) expect(flagFaults({ where: "x", item: each })).toEqual([]);
  });
});

describe("one thing that is listed at two places", () => {
  const listed = files.flatMap((file) => [
    ...file.activities.map((item) => ({ file, item, list: "activity" })),
    ...file.hotels.map((item) => ({ file, item, list: "hotel" })),
  ]);
  const pairs = listed.flatMap((a, index) =>
    listed.slice(index + 1).flatMap((b) => (isOneThing(a, b) ? [[a, b] as const] : [])),
  );

  it("has the same facts, price, link and kind at both", () => {
    expect(pairs.length).toBeGreaterThan(20);
    const contrary = pairs.flatMap(([a, b]) => {
      const [one, other]: Record<string, unknown>[] = [{ ...a.item }, { ...b.item }];
      const names = Object.keys({ ...one, ...other }).filter(
        // A thing that is far from one of its two places has a position only in the other place's file.
        (name) => !OF_THE_LISTING.has(name) && !(DEGREES.has(name) && !(one?.[name] && other?.[name])),
      );
      return names
        .filter((name) => one?.[name] !== other?.[name])
        .map((name) => `${a.file.slug} and ${b.file.slug}: ${a.item.name}, ${name}`);
    });
    expect(contrary).toEqual([]);
  });

  it("is a chain's hotel for dogs at all its addresses, or at none", () => {
    const hotels = files.flatMap((file) => file.hotels);
    for (const chain of ["Travelodge", "Premier Inn", "YHA", "Malmaison", "Hotel du Vin"]) {
      const ofChain = hotels.filter(({ name }) => name.startsWith(`${chain} `));
      expect(ofChain.every(isOfChain), chain).toBe(true);
      expect(new Set(ofChain.map(({ dogFriendly }) => dogFriendly)).size, chain).toBe(1);
    }
  });
});

describe("facts", () => {
  const activities = files.flatMap((file) => file.activities.map((activity) => ({ file, activity })));
  const nameOf = ({ file, activity }: (typeof activities)[number]) => `${file.slug}/${activity.name}`;

  it("never contradict the flags that follow them", () => {
    const flags = Object.entries<Field>(ACTIVITY_FIELDS);
    const contrary = activities.filter(({ activity }) =>
      flags.some(([name, field]) => {
        const decided = field.kind === "flag" ? decidedFlag(field, { ...activity }) : undefined;
        return decided !== undefined && decided !== { ...activity }[name as "dogFriendly"];
      }),
    );
    expect(contrary.map(nameOf)).toEqual([]);
  });

  it.each<[string, (activity: Activity, file: Point) => boolean]>([
    // Things that were taken over from a merged place may be a little farther away.
    [
      "give a position near the place",
      (each, file) => kmBetween(file, each) < Infinity && kmBetween(file, each) > NEAR_KM + 5,
    ],
    [
      "name months of a dog ban only where dogs are welcome in the others",
      ({ dogBan, dogs }) => dogBan !== undefined && dogs !== "grounds",
    ],
    [
      "have a season wherever the words speak of one",
      (each) => speaksOfSeason(each) && each.season === undefined,
    ],
    [
      "say how each season is known",
      ({ season, seasonFrom }) => (season === undefined) !== (seasonFrom === undefined),
    ],
    [
      "say of no season more than the season",
      ({ season, weekdays, winterWeekdays, christmas }) =>
        season === undefined && [weekdays, winterWeekdays, christmas].some((fact) => fact !== undefined),
    ],
    [
      "say what every thing to do is, and of no place to eat",
      ({ type, kind }) => (type === "dining") !== (kind === undefined),
    ],
    [
      "promise no winter by general knowledge where most of a kind are shut",
      ({ kind = "town", season, seasonFrom }) =>
        season === ALL_YEAR && seasonFrom === "usual" && SHUT_IN_WINTER.has(kind),
    ],
    [
      "say that a season was looked up only if a person looked it up",
      ({ seasonFrom, checkedOn }) => seasonFrom === "looked-up" && checkedOn === undefined,
    ],
  ])("%s", (_, isOdd) => {
    expect(activities.filter(({ activity, file }) => isOdd(activity, file)).map(nameOf)).toEqual([]);
  });

  it.each([
    ["Wheels and looms. Open in season.", true],
    ["A garden. Closed in winter.", true],
    ["Boats run from spring to autumn.", true],
    ["A museum. Free; seasonal.", true],
    ["Puffins stand about in early summer.", false],
    ["Ducks from November to February.", false],
  ])("speak of a season: %j is %s", (description, isSaid) => {
    expect(speaksOfSeason({ description })).toBe(isSaid);
  });

  it("say of a house or a castle with rooms to see that it is indoors", () => {
    const outside = activities.filter(({ activity }) => hasRooms(activity) && activity.indoor !== true);
    expect(outside.map(nameOf).filter((name) => !ROOMS_WITHOUT_A_ROOF.has(name))).toEqual([]);
  });

  it("have a plan for a wet day at every place, out of what it lists", () => {
    const without = files.filter(({ wetDayPlan, activities: listed }) => {
      const dry = listed.filter(({ indoor }) => indoor === true);
      return wetDayPlan === undefined || !dry.some(({ name }) => wetDayPlan.includes(name));
    });
    expect(without.map(({ slug }) => slug)).toEqual([]);
  });
});

describe("websites", () => {
  it("are the places' own, on https, without tracking", () => {
    const faults = items.flatMap(({ where, item: { websiteUrl } }) => {
      const fault = websiteUrl === undefined ? undefined : websiteFault(websiteUrl);
      return fault === undefined ? [] : [`${where}: ${fault}`];
    });
    expect(faults).toEqual([]);
  });

  it.each([
    "http://www.example.org.uk",
    "https://user:secret@castle.org.uk",
    "https://localhost/castle",
    "https://192.168.0.1",
    "https://castle.org.uk/?utm_source=x",
    "https://castle.org.uk:8443/",
    "https://castle.org.uk/#top",
    "https://www.booking.com/hotel/x",
    "castle.org.uk",
  ])("such as %s are refused", (address) => {
    expect(websiteFault(address)).toBeDefined();
  });
});
