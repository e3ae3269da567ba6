import type { OpenFacts } from "#app/domain/catalogue/nearby";
import type { TidalCrossing } from "#app/domain/tides/crossing";

type Row = Readonly<Record<string, string>>;

/** The note on places by a river or a narrow inlet, for which a forecast of the open sea would be wrong. */
const FAR_FROM_OPEN_WATER = "more than 4 km from open water";

/**
 * Returns a place's tide gauge, if the gauge's times are good enough for the place, and the tidal crossings near the
 * place. Takes the tables of data/tides, which list all places by the sea, and the names of the gauges by id.
 */
export function tidesOf(
  slug: string,
  {
    places,
    crossings,
    gaugeNames,
  }: {
    readonly places: readonly Row[];
    readonly crossings: readonly Row[];
    readonly gaugeNames: ReadonlyMap<string, string>;
  },
): Pick<OpenFacts, "tideGauge" | "crossings" | "isByTheSea"> {
  const row = places.find((place) => place["slug"] === slug);
  const { gauge: id = "", km_sea: km = "" } = row?.["use"] === "yes" ? row : {};
  const name = gaugeNames.get(id);
  const ways = crossings.filter((crossing) => crossing["slug"] === slug);
  return {
    ...(name === undefined ? {} : { tideGauge: { id, name, km: Number(km) } }),
    ...(row && !row["note"]?.includes(FAR_FROM_OPEN_WATER) ? { isByTheSea: true as const } : {}),
    ...(ways.length > 0 ? { crossings: ways.map((way) => crossingOf(way, id)) } : {}),
  };
}

/** Includes the crossing's rule only if its times count from the gauge of the place. */
function crossingOf(
  { name = "", way, rule: says = "", url = "", island, reference = "", from_h, to_h, state, gauge }: Row,
  placesGauge: string,
): TidalCrossing {
  return {
    name: name.replaceAll("'", "’"),
    way: way as TidalCrossing["way"],
    says: says
      .replaceAll("'", "’")
      .replaceAll(/\b1 h /g, "an hour ")
      .replaceAll(" h ", " hours "),
    ...(url === "" ? {} : { url }),
    ...(island === "yes" ? { isOnlyWay: true as const } : {}),
    ...(reference === "" || gauge !== placesGauge
      ? {}
      : {
          rule: {
            water: reference === "HW" ? "high" : "low",
            fromHours: Number(from_h),
            untilHours: Number(to_h),
            state: state as "open" | "closed",
          },
        }),
  };
}
