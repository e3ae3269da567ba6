import { readFileSync } from "node:fs";
import fc from "../../../tests/harness/fast-check";
import { describe, expect, it } from "vitest";
import type { Point } from "#app/domain/geo/geo";
import { geodata, ukSectors } from "../../../tests/fakes/geodata";
import { accessOf } from "./access";
import { driveTimesFrom, packDestinations, type DriveTimes } from "./drive-times";
import { readRoadGraph } from "./road-graph";

const roads = geodata("roads.bin");
const graph = readRoadGraph(roads);

interface ExpectedDrive {
  name: string;
  minutes: number | null;
  km: number | null;
  ferry: "none" | "turn-up" | "book-ahead";
}
interface ExpectedPair extends ExpectedDrive {
  from: [number, number];
  to: [number, number];
  /** Present if the recorded values were wrong: the ranges that the right values are in. */
  mend?: { minutes: [least: number, most: number]; km: [least: number, most: number] };
}
const pairsOf = <Pair>(path: string) =>
  (JSON.parse(readFileSync(`data/roads/${path}`, "utf8")) as { pairs: Pair[] }).pairs;
const expectedPairs = pairsOf<ExpectedPair>("expected.json");
const departures = pairsOf<ExpectedDrive & { why: string }>("departures.json");

const at = (latitude: number, longitude: number): Point => ({ latitude, longitude });
const pointOf = ([latitude, longitude]: [number, number]): Point => ({ latitude, longitude });
const destinationsAt = (points: readonly Point[]) =>
  packDestinations(
    graph,
    points.map((point) => accessOf(graph, point)),
  );
const drive = (from: Point, to: readonly Point[], limitMinutes = 900): DriveTimes =>
  driveTimesFrom(graph, accessOf(graph, from), destinationsAt(to), limitMinutes);

/** Every 61st postcode sector: places all over the United Kingdom where people live. */
const somePlaces = ukSectors.filter((_, index) => index % 61 === 0);
const anyPlace = fc.constantFrom(...somePlaces);

const FERRIES = ["none", "turn-up", "book-ahead"];

const hundredthsApart = (one: number, other: number) =>
  Math.abs(Math.round(100 * one) - Math.round(100 * other));

/**
 * The pairs were recorded with another implementation on the same graph. It agrees within 0.02 minutes and
 * 0.02 km.
 */
function expectDrive({ from, to }: ExpectedPair, { minutes, km, ferry }: ExpectedDrive) {
  const times = drive(pointOf(from), [pointOf(to)]);
  if (minutes === null || km === null) {
    expect(times.minutes[0]).toBe(Infinity);
    return;
  }
  expect(hundredthsApart(times.minutes[0] ?? NaN, minutes)).toBeLessThanOrEqual(2);
  expect(hundredthsApart(times.kilometres[0] ?? NaN, km)).toBeLessThanOrEqual(2);
  expect(FERRIES[times.ferry[0] ?? NaN]).toBe(ferry);
}

describe("drive times between the 58 pairs of the recipe", () => {
  const departed = new Set(departures.map(({ name }) => name));
  const asGiven = expectedPairs.filter(({ name, mend }) => !mend && !departed.has(name));

  it.each(asGiven)("$name: $minutes min, $km km", (pair) => expectDrive(pair, pair));

  it.each(expectedPairs.filter(({ mend }) => mend))("$name, mended: in its range", ({ from, to, mend }) => {
    const times = drive(pointOf(from), [pointOf(to)]);
    expect(times.minutes[0]).toBeGreaterThanOrEqual(mend?.minutes[0] ?? NaN);
    expect(times.minutes[0]).toBeLessThanOrEqual(mend?.minutes[1] ?? NaN);
    expect(times.kilometres[0]).toBeGreaterThanOrEqual(mend?.km[0] ?? NaN);
    expect(times.kilometres[0]).toBeLessThanOrEqual(mend?.km[1] ?? NaN);
    expect(times.ferry[0]).toBe(0);
  });

  it.each(departures)("$name departs: $minutes min, $km km, since $why", (departure) => {
    const pair = expectedPairs.find(({ name }) => name === departure.name) as ExpectedPair;
    expectDrive(pair, departure);
    expect([pair.minutes, pair.km]).not.toEqual([departure.minutes, departure.km]);
  });
});

describe("drive times to many places in one search", () => {
  const everywhere = destinationsAt(somePlaces);

  it("are those that each place has by itself", () => {
    fc.assert(
      fc.property(anyPlace, fc.nat(somePlaces.length - 1), (origin, place) => {
        const together = driveTimesFrom(graph, accessOf(graph, origin), everywhere, 900);
        const alone = drive(origin, [somePlaces[place] as Point]);
        expect(together.minutes[place]).toBe(alone.minutes[0]);
        expect(together.kilometres[place]).toBe(alone.kilometres[0]);
        expect(together.ferry[place]).toBe(alone.ferry[0]);
      }),
      { numRuns: 50 },
    );
  });

  it("are exact up to the limit and infinite beyond it, however short the limit", () => {
    fc.assert(
      fc.property(anyPlace, fc.integer({ min: 1, max: 320 }), (origin, limit) => {
        const access = accessOf(graph, origin);
        const full = driveTimesFrom(graph, access, everywhere, 2_000);
        const limited = driveTimesFrom(graph, access, everywhere, limit);
        const cut = Array.from(full.minutes, (minutes) => (minutes <= limit ? minutes : Infinity));
        expect([...limited.minutes]).toEqual(cut);
        cut.forEach((minutes, place) => {
          const isReached = minutes !== Infinity;
          expect(limited.kilometres[place]).toBe(isReached ? full.kilometres[place] : 0);
          expect(limited.ferry[place]).toBe(isReached ? full.ferry[place] : 0);
        });
      }),
      { numRuns: 40 },
    );
  });

  it("mark the ferry where Northern Ireland is left or entered, and have none within it", () => {
    const [belfast, derry, glasgow] = [
      { latitude: 54.597, longitude: -5.93 },
      { latitude: 54.996, longitude: -7.31 },
      { latitude: 55.861, longitude: -4.25 },
    ];
    expect([...drive(belfast, [derry, glasgow]).ferry]).toEqual([0, 2]);
  });

  it("are no more than the fixed minutes where one already is", () => {
    const here = somePlaces[0] as Point;
    expect(drive(here, [here]).minutes[0]).toBeCloseTo(1.6508, 3);
    expect(drive(here, [here]).kilometres[0]).toBe(0);
  });
});

/** Straight lines across water would mislead here, and the right drive is known. */
describe("the ways round", () => {
  const [SWANSEA, ILFRACOMBE]: Point[] = [at(51.62, -3.94), at(51.205, -4.12)];
  it.each<[string, Point | undefined, Point | undefined, [number, number], string]>([
    ["Swansea → Ilfracombe round the Severn", SWANSEA, ILFRACOMBE, [180, 215], "none"],
    ["Ayr → Campbeltown round the lochs", at(55.458, -4.63), at(55.425, -5.605), [200, 240], "none"],
    ["Southampton → East Cowes by ferry", at(50.905, -1.404), at(50.757, -1.285), [80, 95], "book-ahead"],
    [
      "Southampton → Cowes by that and the floating bridge",
      at(50.905, -1.404),
      at(50.76, -1.3),
      [95, 115],
      "book-ahead",
    ],
    ["East Cowes → Cowes by the floating bridge", at(50.757, -1.285), at(50.76, -1.3), [14, 24], "turn-up"],
    ["Newport → Cowes by its own bank", at(50.7, -1.294), at(50.755, -1.3), [8, 20], "none"],
    ["Hull → Grimsby by the Humber Bridge", at(53.745, -0.335), at(53.565, -0.08), [35, 50], "none"],
    ["Portsmouth → Gosport round the harbour", at(50.8, -1.09), at(50.795, -1.125), [18, 35], "none"],
    ["Gravesend → Tilbury by the Dartford Crossing", at(51.441, 0.37), at(51.462, 0.36), [20, 40], "none"],
    [
      "Kyle of Lochalsh → Plockton without crossing the loch",
      at(57.282, -5.714),
      at(57.338, -5.652),
      [8, 22],
      "none",
    ],
    ["Talybont → Barmouth on its own side", at(52.774, -4.097), at(52.722, -4.05), [5, 16], "none"],
    ["Barmouth → Fairbourne round the Mawddach", at(52.722, -4.05), at(52.697, -4.047), [22, 45], "none"],
    ["Fortrose → Cromarty along the Black Isle", at(57.581, -4.13), at(57.68, -4.034), [12, 28], "none"],
    ["Glenelg → Balmacara round Loch Duich", at(57.212, -5.622), at(57.283, -5.65), [30, 70], "none"],
    ["Newnham → Arlingham round the Severn", at(51.807, -2.447), at(51.794, -2.412), [35, 70], "none"],
    ["Stockton → Thornaby over the Tees", at(54.565, -1.312), at(54.556, -1.3), [2, 9], "none"],
    ["Newnham → Cinderford on its own side", at(51.8124, -2.4318), at(51.8145, -2.4977), [6, 20], "none"],
    ["Antony → Saltash round the Lynher", at(50.376, -4.242), at(50.4, -4.222), [22, 40], "none"],
    ["Noss Mayo → Wembury round the Yealm", at(50.311, -4.045), at(50.319, -4.083), [20, 40], "none"],
    ["Torcross → Strete round Slapton Ley", at(50.2661, -3.6534), at(50.3095, -3.6305), [20, 45], "none"],
    ["Bantham → Bigbury round the Avon", at(50.28, -3.872), at(50.286, -3.883), [15, 35], "none"],
    ["Barbican → Mount Batten by Laira Bridge", at(50.3675, -4.132), at(50.358, -4.125), [10, 22], "none"],
    ["Bere Alston → Cotehele round the Tamar", at(50.481, -4.19), at(50.4949, -4.2246), [18, 40], "none"],
    ["Weston → Brean round the Axe", at(51.3292, -2.9755), at(51.312, -3.009), [13, 30], "none"],
    ["Canvey → Leigh round the creek", at(51.525, 0.604), at(51.543, 0.655), [14, 30], "none"],
    ["Hullbridge → South Woodham round the Crouch", at(51.625, 0.622), at(51.645, 0.613), [14, 30], "none"],
    ["Barton → Beeston round the Trent", at(52.888, -1.214), at(52.915, -1.215), [9, 25], "none"],
    ["Shelford → Burton Joyce round the Trent", at(52.975, -1.015), at(52.986, -1.038), [8, 25], "none"],
    ["Over → Bluntisham by Earith", at(52.316, 0.012), at(52.354, 0.01), [10, 25], "none"],
    ["Partington → Irlam round the Ship Canal", at(53.4183, -2.424), at(53.443, -2.4235), [9, 25], "none"],
    ["Cwmbran → Cwmcarn round the mountain", at(51.651, -3.04), at(51.638, -3.128), [17, 35], "none"],
    ["Abertillery → Blaenavon round the mountain", at(51.73, -3.136), at(51.7724, -3.105), [14, 30], "none"],
    ["Laugharne → Llansteffan round the Taf", at(51.77, -4.464), at(51.77, -4.39), [20, 40], "none"],
    ["Highley → Alveley round the Severn", at(52.447, -2.385), at(52.456, -2.352), [20, 40], "none"],
    ["Felixstowe Ferry → Bawdsey round the Deben", at(51.985, 1.372), at(51.99, 1.397), [30, 55], "none"],
    ["Helford → Helford Passage by Gweek", at(50.0905, -5.1325), at(50.101, -5.128), [22, 45], "none"],
    ["Bere Ferrers → Tamerton round the Tavy", at(50.451, -4.182), at(50.424, -4.158), [20, 40], "none"],
    ["Mepal → Manea over the Ouse Washes", at(52.408, 0.117), at(52.482, 0.178), [12, 35], "none"],
    ["Ranworth → Ludham round the Bure", at(52.6835, 1.485), at(52.7095, 1.535), [18, 35], "none"],
    ["Edale → Snake Inn round Kinder Scout", at(53.365, -1.8155), at(53.4055, -1.82), [20, 40], "none"],
    ["Dores → Lochend by Inverness", at(57.382, -4.332), at(57.409, -4.34), [18, 35], "none"],
    ["Littleferry → Embo round Loch Fleet", at(57.936, -4.0135), at(57.911, -4.0), [14, 35], "none"],
    ["Ronachan → Ardpatrick by Tarbert", at(55.74, -5.588), at(55.789, -5.571), [25, 60], "none"],
    ["Tighnabruaich → Colintraive", at(55.908, -5.235), at(55.9225, -5.152), [18, 35], "none"],
    ["Durnamuck → Badrallach by Dundonnell", at(57.857, -5.3), at(57.874, -5.28), [18, 50], "none"],
    ["Gutcher → Belmont by the ferry", at(60.673, -0.997), at(60.684, -0.966), [30, 36], "turn-up"],
    ["Port Askaig → Jura by the ferry", at(55.8597, -6.12), at(55.8726, -6.082), [22, 45], "turn-up"],
    ["Torpoint → Plymouth by the ferry", at(50.3765, -4.1972), at(50.3706, -4.1446), [16, 33], "turn-up"],
    ["Ferry Nab → Hill Top by the ferry", at(54.352, -2.924), at(54.352, -2.97), [24, 32], "turn-up"],
    ["Magheramorne → Islandmagee round the lough", at(54.813, -5.766), at(54.8317, -5.74), [10, 30], "none"],
  ])("%s", (_name, from, to, [least, most], ferry) => {
    const times = drive(from as Point, [to as Point]);
    expect(times.minutes[0]).toBeGreaterThan(least);
    expect(times.minutes[0]).toBeLessThan(most);
    expect(FERRIES[times.ferry[0] ?? NaN]).toBe(ferry);
  });
});

describe("islands", () => {
  const OBAN = at(56.415, -5.472);
  const GLASGOW = at(55.861, -4.25);
  const ORKNEY_MAINLAND = at(58.982, -2.96);
  const LERWICK = at(60.155, -1.145);
  it.each<[string, Point, Point, number, Point, string | null]>([
    ["Shetland", at(60.155, -1.145), at(60.3114, -1.2281), 60, at(57.15, -2.1), null],
    ["Scilly, St Mary's", at(49.914, -6.315), at(49.925, -6.296), 15, at(50.118, -5.537), null],
    ["Orkney", at(58.982, -2.96), at(58.963, -3.3), 45, at(58.593, -3.525), "book-ahead"],
    ["Lewis and Harris", at(58.21, -6.385), at(57.898, -6.8), 90, at(57.478, -4.225), "book-ahead"],
    ["Arran", at(55.577, -5.14), at(55.704, -5.29), 40, GLASGOW, "book-ahead"],
    ["Bute", at(55.838, -5.055), at(55.79, -5.01), 25, GLASGOW, "turn-up"],
    ["Islay", at(55.757, -6.287), at(55.63, -6.19), 40, GLASGOW, "book-ahead"],
    ["Mull", at(56.623, -6.07), at(56.472, -5.705), 60, OBAN, "book-ahead"],
    ["Wight", at(50.7, -1.29), at(50.593, -1.206), 40, at(50.905, -1.404), "book-ahead"],
    ["Anglesey", at(53.307, -4.632), at(53.263, -4.092), 50, at(53.228, -4.13), "none"],
    ["Skye", at(57.413, -6.195), at(57.587, -6.36), 40, at(57.478, -4.225), "none"],
    ["Raasay", at(57.353, -6.075), at(57.405, -6.062), 30, at(57.413, -6.195), "turn-up"],
    ["Coll", at(56.619, -6.522), at(56.6, -6.59), 20, OBAN, "book-ahead"],
    ["Tiree", at(56.51, -6.81), at(56.5, -6.88), 20, OBAN, "book-ahead"],
    ["Colonsay", at(56.069, -6.19), at(56.09, -6.2), 20, OBAN, "book-ahead"],
    ["Luing", at(56.235, -5.645), at(56.222, -5.648), 15, OBAN, "turn-up"],
    ["Hoy", at(58.834, -3.2), at(58.92, -3.33), 45, ORKNEY_MAINLAND, "book-ahead"],
    ["Flotta", at(58.838, -3.128), at(58.823, -3.107), 15, ORKNEY_MAINLAND, "book-ahead"],
    ["Rousay", at(59.133, -2.99), at(59.168, -2.996), 30, ORKNEY_MAINLAND, "book-ahead"],
    ["Egilsay", at(59.157, -2.93), at(59.16, -2.928), 10, ORKNEY_MAINLAND, "book-ahead"],
    ["Wyre", at(59.118, -2.97), at(59.12, -2.968), 10, ORKNEY_MAINLAND, "book-ahead"],
    ["Shapinsay", at(59.033, -2.905), at(59.05, -2.85), 20, ORKNEY_MAINLAND, "turn-up"],
    ["Eday", at(59.157, -2.765), at(59.22, -2.78), 30, ORKNEY_MAINLAND, "book-ahead"],
    ["Sanday", at(59.24, -2.6), at(59.19, -2.7), 30, ORKNEY_MAINLAND, "book-ahead"],
    ["Stronsay", at(59.142, -2.6), at(59.11, -2.59), 20, ORKNEY_MAINLAND, "book-ahead"],
    ["Westray", at(59.32, -2.97), at(59.25, -2.86), 30, ORKNEY_MAINLAND, "book-ahead"],
    ["Bressay", at(60.156, -1.112), at(60.14, -1.112), 10, LERWICK, "turn-up"],
    ["Whalsay", at(60.342, -1.02), at(60.375, -0.96), 20, LERWICK, "turn-up"],
    ["Fetlar", at(60.6, -0.88), at(60.627, -0.93), 20, LERWICK, "turn-up"],
    ["Out Skerries", at(60.424, -0.756), at(60.426, -0.75), 10, LERWICK, "book-ahead"],
    ["Gigha", at(55.678, -5.742), at(55.69, -5.73), 15, at(55.425, -5.605), "turn-up"],
  ])("%s: its own places by road, the mainland by %5$s", (_name, here, own, mostMinutes, mainland, ferry) => {
    const times = drive(here, [own, mainland]);
    expect(times.minutes[0]).toBeLessThan(mostMinutes);
    expect(times.ferry[0]).toBe(0);
    if (ferry === null) expect(times.minutes[1]).toBe(Infinity);
    else expect([times.minutes[1] !== Infinity, FERRIES[times.ferry[1] ?? NaN]]).toEqual([true, ferry]);
  });

  it.each([
    ["Tresco", at(49.952, -6.334), at(49.914, -6.315)],
    ["Bryher", at(49.953, -6.353), at(49.952, -6.334)],
    ["Eigg", at(56.889, -6.142), at(56.91, -5.84)],
    ["Rum", at(57.013, -6.282), at(57.146, -6.103)],
    ["Lundy", at(51.171, -4.666), at(50.996, -4.52)],
    ["North Ronaldsay", at(59.37, -2.425), at(59.25, -2.57)],
    ["Papa Westray", at(59.345, -2.895), at(59.31, -2.98)],
  ])("without a ferry for cars, %s, reach nothing but themselves", (_name, here, across) => {
    const nearby = { latitude: here.latitude + 0.003, longitude: here.longitude };
    const times = drive(here, [nearby, across]);
    expect(times.minutes[0]).toBeLessThan(10);
    expect(times.minutes[1]).toBe(Infinity);
  });
});

it.each([
  ["in the North Sea", { latitude: 56, longitude: 1.5 }],
  ["at the null island", { latitude: 0, longitude: 0 }],
  ["in Jersey", { latitude: 49.186, longitude: -2.106 }],
])("a place far from every road has no entries and is reached from nowhere: %s", (_where, point) => {
  expect(accessOf(graph, point).entries).toEqual([]);
  expect(drive(somePlaces[0] as Point, [point]).minutes[0]).toBe(Infinity);
  expect(drive(point, somePlaces).minutes.every((minutes) => minutes === Infinity)).toBe(true);
});

describe("a damaged file of roads", () => {
  it("is refused", () => {
    expect(() => readRoadGraph(new ArrayBuffer(4))).toThrow("roads.bin: too short");
    expect(() => readRoadGraph(roads.slice(0, -1))).toThrow("roads.bin: wrong magic or length");
    expect(() => readRoadGraph(roads.slice(1))).toThrow("roads.bin: wrong magic or length");
  });

  const header = new DataView(roads);
  const [nodes, arcs, shortcuts] = [
    header.getUint16(4, true),
    header.getUint32(8, true),
    header.getUint32(12, true),
  ];
  const targetSteps = 18 + 4 * nodes;
  const stepsDown = targetSteps + 2 * arcs + 4 * (arcs - shortcuts);
  const arcCounts =
    roads.byteLength - 146 - 2 * Math.ceil((arcs - shortcuts) / 8) - Math.ceil(arcs / 8) - nodes;
  it.each([
    ["an arc leads nowhere", targetSteps + 2 * arcs - 20, 20],
    ["a shortcut without its arcs", stepsDown, 2 * shortcuts],
    ["the number of arcs is wrong", arcCounts, nodes],
  ])("is refused where %s", (message, start, length) => {
    const damaged = roads.slice(0);
    new Uint8Array(damaged).fill(7, start, start + length);
    expect(() => readRoadGraph(damaged)).toThrow(message);
  });
});
