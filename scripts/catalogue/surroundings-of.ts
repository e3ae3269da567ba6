import type { FacilityCount, OpenFacts } from "#app/domain/catalogue/nearby";
import type { Point } from "#app/domain/geo/geo";
import type { OpenPlaces } from "./open-places";

type Row = Readonly<Record<string, string>>;

const MOST_PEAKS = 3;
const TOILETS_KM = 0.5;
const PEAK_KM = 2.5;

/**
 * Returns the facts in the tables about a place's surroundings. For a place that the tables lack, toilets come from
 * data/ and everything else is unknown.
 */
export function surroundingsOf(
  place: Point,
  { counts, rows, london }: { counts: Row | undefined; rows: readonly Row[]; london: Row | undefined },
  places: OpenPlaces,
): OpenFacts {
  if (counts?.["covered"] !== "yes")
    return { toilets: london ? londonToilets(london) : nearestToilets(place, places) };
  return {
    toilets: counted(counts, "toilets"),
    playgrounds: counted(counts, "playgrounds"),
    picnicSites: counted(counts, "picnic_sites"),
    cafes: counted(counts, "cafes"),
    pubs: counted(counts, "pubs"),
    peaks: peaksOf(rows),
  };
}

function counted(counts: Row, what: string): FacilityCount | undefined {
  const count = Number(counts[what] ?? 0);
  const metres = counts[`${what}_nearest_m`] ?? "";
  return count > 0 && metres !== "" ? { count, metres: Number(metres) } : undefined;
}

const londonToilets = ({
  toilets_within_800_m: count = "",
  nearest_m: metres = "",
}: Row): FacilityCount | undefined =>
  Number(count) > 0 ? { count: Number(count), metres: Number(metres) } : undefined;

function nearestToilets(place: Point, places: OpenPlaces): FacilityCount | undefined {
  const near = places.near(place, TOILETS_KM).filter(({ place: { kind } }) => kind === "toilets");
  return near[0] && { count: near.length, metres: Math.round(near[0].km * 100) * 10 };
}

/** Returns the highest peaks nearby, each of them once. */
function peaksOf(rows: readonly Row[]): OpenFacts["peaks"] {
  const peaks = rows.flatMap(({ fact, name = "", km }) => {
    const [, peak = "", metres] = /^(.+) \((\d+) m\)$/.exec(name) ?? [];
    return fact === "peak" && metres !== undefined && Number(km) <= PEAK_KM
      ? [[peak, Number(metres)] as const]
      : [];
  });
  return [...new Map(peaks)]
    .map(([name, metres]) => ({ name, metres }))
    .sort((a, b) => b.metres - a.metres)
    .slice(0, MOST_PEAKS);
}
