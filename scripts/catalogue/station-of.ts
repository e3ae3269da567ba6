import type { NearbyStation } from "#app/domain/catalogue/nearby";
import { type Point, haversineKm } from "#app/domain/geo/geo";

export interface Station extends Point {
  readonly crs: string;
  readonly name: string;
}

/** A station near a place, with the length of the walk if it is known. */
export interface StationRow {
  readonly crs: string;
  readonly station: string;
  readonly km_line: string;
  readonly km_walk: string;
  readonly flag: string;
  readonly in_catalogue: string;
}

/** Minutes per kilometre on foot, at nearly five kilometres an hour. */
const MINUTES_PER_KM = 12.5;
/** A station farther away than this is not listed, because it is too far to walk. */
const MOST_KM = 4;
const LINE_FACTOR = 1.25;
const MOST_KM_BY_LINE = 1.6;
/** The place's known station may be this much farther away than the nearest one. */
const FARTHER_KM = 0.7;
const NOT_ON_FOOT = /no way found on foot/;

/** The station codes, by slug, of places whose main station is not the nearest one. */
const MAIN_STATIONS: Readonly<Record<string, string>> = {
  liverpool: "LIV",
  "st-albans": "SAC",
  watford: "WFJ",
  // Dunrobin Castle's station, which is nearer, has trains in summer only.
  golspie: "GOL",
};
/** Names as written on the stations' signs, for stations that the list spells differently. */
const NAMES: Readonly<Record<string, string>> = {
  "Balloch Central": "Balloch",
  "Kings Lynn": "King's Lynn",
  "Lincoln Central": "Lincoln",
  Penrith: "Penrith North Lakes",
  "St Albans": "St Albans City",
};

/**
 * Returns the station of a place and the walk from it. It is the nearest station on foot, or the place's known
 * station if that is hardly farther. Without `rows` the walk is estimated as the straight line plus a quarter.
 */
export function stationOf(
  place: Point & { readonly slug: string },
  rows: readonly StationRow[] | undefined,
  stations: readonly Station[],
): NearbyStation | undefined {
  const main = stations.find(({ crs }) => crs !== "" && crs === MAIN_STATIONS[place.slug]);
  const candidates = main || !rows ? byLine(place, main ? [main] : stations) : rows.flatMap(walked);
  const [nearest, ...others] = candidates.sort((a, b) => a.km - b.km);
  if (!nearest) return undefined;
  const known = [nearest, ...others].find(({ isKnown, km }) => isKnown && km <= nearest.km + FARTHER_KM);
  const { name, crs, km, isMeasured } = known ?? nearest;
  if (km > (isMeasured ? MOST_KM : MOST_KM_BY_LINE)) return undefined;
  return {
    name: usualName(name),
    ...(crs === "" ? {} : { crs }),
    km: Math.round(km * 10) / 10,
    walkMinutes: Math.max(1, Math.round(km * MINUTES_PER_KM)),
    isMeasured,
  };
}

interface Candidate {
  readonly name: string;
  readonly crs: string;
  readonly km: number;
  readonly isMeasured: boolean;
  /** Whether the catalogue names this station. */
  readonly isKnown: boolean;
}

function walked({ station, crs, km_line, km_walk, flag, in_catalogue }: StationRow): Candidate[] {
  if (station === "" || NOT_ON_FOOT.test(flag)) return [];
  const isMeasured = km_walk !== "";
  const km = isMeasured ? Number(km_walk) : Number(km_line) * LINE_FACTOR;
  return [{ name: station, crs, km, isMeasured, isKnown: in_catalogue === "yes" }];
}

const byLine = (place: Point, stations: readonly Station[]): Candidate[] =>
  stations.map(({ name, crs, ...point }) => ({
    ...{ name, crs, km: haversineKm(place, point) * LINE_FACTOR, isMeasured: false, isKnown: false },
  }));

/** Returns a name in its usual spelling: "Barrow-in-Furness" for "Barrow-In-Furness". */
const usualName = (name: string): string =>
  NAMES[name] ??
  name.replaceAll(/-(?:In|On|Upon|Le|En|The|La|By|Under|Next|Of|Super|Y)(?=-)/g, (word) =>
    word.toLowerCase(),
  );
