import { expect, test } from "vitest";
import { epochMsOfLondonClock } from "#app/domain/calendar/london-time";
import type { KnownWarnings } from "#app/domain/warnings/known-warnings";
import { parsePostcode } from "#app/domain/geo/read-postcode";
import { plainSearch } from "#app/services/search/search-query";
import { someForecast } from "../../../tests/fakes/forecasts";
import { delayedRoutes, someSnapshot, someTripDeps } from "../../../tests/fakes/in-memory-trips";
import { dayParameter } from "#app/domain/search/address";
import { begun, someSearchContext } from "../../../tests/fakes/search-context";
import { everywhere, justLooked } from "../../../tests/fakes/warnings";
import { dayTable } from "./days";

const LS6 = parsePostcode("LS6 3AA")!;
/** The tests' geocoder returns this position for every postcode. */
const HOME = { latitude: 51, longitude: -2 };
const DECEMBER = "2026-12-05";
const JUNE = "2026-06-20";

interface Asked {
  readonly today?: string;
  readonly clock?: number;
  readonly date?: string;
  readonly leave?: number | null;
  /** The cloud at each place, in per cent; null for a place without a forecast. */
  readonly cloudPct?: readonly (number | null)[];
  readonly warnings?: KnownWarnings | null;
  /** To the first place, and what traffic adds to that in the mean of a week. */
  readonly drive?: readonly [minutes: number, delay: number];
}

/** Returns the table of days. The first place is half an hour away, the second an hour, and so on. */
async function tableOf({
  today = JUNE,
  clock = 480,
  date = today,
  leave = null,
  cloudPct = [70, 20],
  warnings = null,
  drive: [firstMinutes, delay] = [30, 0],
}: Asked = {}) {
  const nowMs = epochMsOfLondonClock(today, clock);
  const forecasts = cloudPct.map((each) => (each === null ? null : someForecast(nowMs, { cloudPct: each })));
  const plain = someSnapshot(cloudPct.length);
  const places = plain.places.map((place) => ({ ...place, ...HOME }));
  const snapshot = { ...plain, places, publishedAt: nowMs, forecasts };
  const minutes = cloudPct.map((_, i) => firstMinutes * (i + 1));
  const deps = {
    ...someTripDeps({ snapshot, searched: [["LS6 3AA", 2]], minutes, warnings }),
    routePlanner: delayedRoutes(minutes, delay),
    clock: () => nowMs,
  };
  const query = plainSearch({ postcode: LS6, drivingHours: 2, date, limit: 20 });
  const search = await begun({ ...query, leave }, deps);
  const context = someSearchContext({ date, leave, view: "days", offset: 20, nowMs });
  return dayTable(search.dayTable(), context);
}

test("the table's heads are the six days, with the search's own marked", async () => {
  const { days } = await tableOf({ date: "2026-06-21", leave: 600 });
  expect(days.map(({ label }) => label)).toEqual(["Today", "Sun", "Mon", "Tue", "Wed", "Thu"]);
  expect(days.map(({ isChosen }) => isChosen)).toEqual([false, true, false, false, false, false]);
});

test("of each day the best place is marked, and no other", async () => {
  const { rows } = await tableOf({ cloudPct: [70, 20] });
  expect(rows.map(({ duration }) => duration)).toEqual(["1h", "30 min"]);
  expect(rows[0]!.cells.map(({ isBest }) => isBest)).toEqual(Array.from({ length: 6 }, () => true));
  expect(rows[1]!.cells.map(({ isBest }) => isBest)).toEqual(Array.from({ length: 6 }, () => undefined));
});

test("places that are equally good are all marked", async () => {
  const { rows } = await tableOf({ cloudPct: [20, 20] });
  expect(rows.map(({ cells }) => cells[1]!.isBest)).toEqual([true, true]);
});

test("a day on which it is nearly dark says so beside its score and is the best of nothing, a dark one has neither", async () => {
  // On that day the sun sets at about 16:00.
  const nearly = (await tableOf({ today: DECEMBER, clock: 14 * 60 + 30 })).rows[0]!.cells;
  expect(nearly[0]).toMatchObject({
    note: "nearly dark when you arrive",
    score: expect.any(Number) as number,
  });
  expect(nearly[0]).not.toHaveProperty("isBest");
  expect(nearly[1]).toMatchObject({ note: null, isBest: true });
  const late = await tableOf({ today: DECEMBER, clock: 17 * 60 });
  expect(late.rows[0]!.cells[0]).toMatchObject({ score: null, sky: null, note: "dark when you arrive" });
  expect(late.home?.cells[0]).toEqual({ score: null, instead: "dark", note: "dark by then" });
  expect(late.home?.cells[1]).toMatchObject({ note: null });
});

test("without any forecast there is no row and nothing about home, and no best days in a row", async () => {
  const { home, rows, spell } = await tableOf({ cloudPct: [null, null] });
  expect([home, rows]).toEqual([null, []]);
  expect(spell).toEqual({ best: null });
});

test("the best days in a row are named by their weekdays and lead to the place on the first of them", async () => {
  const { spell } = await tableOf({ cloudPct: [20] });
  expect(spell?.best?.days).toBe("Saturday and Sunday");
  const { searchParams, pathname } = new URL(spell!.best!.url, "https://sunny.example");
  expect(pathname).toMatch(/^\/destinations\/[a-z0-9-]+$/);
  expect(searchParams.get("travelDate")).toBe(dayParameter(JUNE));
});

test("no days in a row with an amber warning on one of them are the best, and no warned cell is the best of its day", async () => {
  const sunday = { fromMs: Date.UTC(2026, 5, 21), untilMs: Date.UTC(2026, 5, 22) };
  const under = (level: "yellow" | "amber") =>
    tableOf({ cloudPct: [20], warnings: justLooked(everywhere({ level, ...sunday })) });
  const [yellow, amber] = [await under("yellow"), await under("amber")];
  expect(yellow.spell?.best?.days).toBe("Saturday and Sunday");
  expect(amber.spell).toEqual({ best: null });
  const bestOf = ({ rows }: typeof amber) => rows[0]?.cells.map(({ isBest = false }) => isBest);
  expect(bestOf(yellow)?.[1]).toBe(true);
  expect(bestOf(amber)?.slice(0, 3)).toEqual([true, false, true]);
  expect(amber.rows[0]?.cells[1]?.warning).toEqual({ level: "amber", title: "Amber warning of wind" });
});

test("a day whose traffic puts a place beyond the drive says so", async () => {
  // On Sunday at nine the roads are calmer than on the other days.
  const [row] = (await tableOf({ cloudPct: [20], drive: [100, 23] })).rows;
  expect(row!.cells.map(({ instead }) => instead)).toEqual([
    "too far",
    undefined,
    ...Array<string>(4).fill("too far"),
  ]);
  expect(row!.cells[0]).toMatchObject({ score: null, note: "too far by road at that hour" });
});
