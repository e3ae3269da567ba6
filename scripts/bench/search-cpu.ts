import { createNotes } from "#app/composition/notes.server";
import { NO_WARNING_SOURCE } from "#app/services/warnings/ports";
import { readFileSync } from "node:fs";
import { createEmbeddedGeocoder } from "#app/adapters/geocoding/embedded";
import { createEmbeddedRoutePlanner } from "#app/adapters/routing/embedded";
import { addDays } from "#app/domain/calendar/calendar-day";
import { londonDateOf } from "#app/domain/calendar/london-time";
import type { DestinationDetails } from "#app/domain/catalogue/destination";
import { parsePostcode } from "#app/domain/geo/read-postcode";
import { readSectorIndex } from "#app/domain/geo/sector-index";
import { readRoadGraph } from "#app/domain/roads/road-graph";
import { searchResult } from "#app/presenters/search/json";
import { createScoresOfSnapshot } from "#app/services/search/scores-of-snapshot";
import { beginSearch } from "#app/services/search/search";
import { plainSearch } from "#app/services/search/search-query";
import { createTraitsOfSnapshot } from "#app/services/search/traits-of-snapshot";
import { cpuMsOf, geodata } from "./own-cpu";
import { type Row, atMost, median } from "./report";
import { syntheticSnapshot } from "./synthetic-snapshot";

/** The catalogue of today, and the largest that we design for. */
const PLACES = 700;
const MOST_PLACES = 2_000;
const SEARCHES = 400;
const ROUNDS = 6;
const encoder = new TextEncoder();

/** Row 3: compares a search among two thousand places with one among seven hundred, in alternating rounds. */
export async function measureSearchCpu(
  details: DestinationDetails,
  postcodes: readonly string[],
): Promise<Row[]> {
  const searches = [await searchAmong(PLACES, details), await searchAmong(MOST_PLACES, details)] as const;
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [few = NaN, many = NaN] = await inTurn(searches, (search) =>
      cpuMsOf(async () => {
        for (let i = 0; i < SEARCHES; i += 1)
          await search(postcodes[(round * SEARCHES + i) % postcodes.length] ?? "");
      }),
    );
    // The first round does not count, because it compiles the code and fills the caches of the snapshot.
    if (round > 0) ratios.push(many / few);
  }
  return [atMost("3", `CPU of a search at ${MOST_PLACES} places, of ${PLACES}`, median(ratios), 2.2)];
}

async function inTurn<Each>(
  all: readonly Each[],
  measure: (each: Each) => Promise<number>,
): Promise<number[]> {
  const measured: number[] = [];
  for (const each of all) measured.push(await measure(each));
  return measured;
}

/**
 * Returns a function that answers a search in UTF-8. The search is for tomorrow, because late in the day no hours of
 * today are left to rank.
 */
async function searchAmong(count: number, details: DestinationDetails) {
  const nowMs = Date.now();
  const snapshot = await syntheticSnapshot(count, details, nowMs);
  const graph = readRoadGraph(geodata("roads"));
  const roadNetwork = createEmbeddedRoutePlanner(() => graph);
  const deps = {
    geocoder: createEmbeddedGeocoder(readSectorIndex(geodata("sectors"))),
    routePlanner: roadNetwork,
    roadNetwork,
    snapshots: { current: () => Promise.resolve(snapshot) },
    notes: createNotes(NO_WARNING_SOURCE),
    scores: createScoresOfSnapshot(),
    traits: createTraitsOfSnapshot(),
    clock: () => nowMs,
  };
  const today = londonDateOf(nowMs);
  const units = { temperatureUnit: "celsius", distanceUnit: "miles" } as const;
  const options = { style: "urban", nowMs, site: "https://sunny.example", ...units } as const;
  return async (text: string) => {
    const postcode = parsePostcode(text);
    if (!postcode) throw new Error(`not a postcode: ${text}`);
    const query = plainSearch({ postcode, drivingHours: 2, date: addDays(today, 1), limit: 50 });
    const begun = await beginSearch(query, deps);
    if (!begun.ok) throw new Error(`no such postcode: ${text}`);
    const { places, homes } = begun.value;
    const [home = null] = homes;
    return encoder.encode(JSON.stringify(places.map((place) => searchResult(place, home, options))));
  };
}

/** Returns `count` postcodes from all over the country, each from another sector. */
export function evenlySpread(count: number): string[] {
  const sectors = readFileSync("data/postcodes/uk_sectors.csv", "utf8").trim().split("\n").slice(1);
  return Array.from({ length: count }, (_, index) => {
    const [sector = ""] = (sectors[Math.floor((index * sectors.length) / count)] ?? "").split(",");
    return `${sector}AA`.replace(" ", "");
  });
}
