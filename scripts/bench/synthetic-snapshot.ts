import { readFileSync } from "node:fs";
import climateNormals from "#app/geodata/generated/climate-normals.json";
import { createSampleWeather } from "#app/adapters/weather/sample";
import type { DestinationDetails, Place } from "#app/domain/catalogue/destination";
import { readClimateStations } from "#app/domain/weather/climate";
import type { Snapshot } from "#app/services/ports";
import type { SnapshotContent } from "#app/services/weather/ports";

const TOWNS = readFileSync("data/places/gb_towns.csv", "utf8").trim().split("\n").slice(1);
/** About a tenth of a degree. When a town is used again, the new place is moved by this: a few miles. */
const SHIFT_DEGREES = 0.09;

/** Makes `count` places at the positions of real towns, each with lists of the usual size and sample weather. */
export async function syntheticSnapshot(
  count: number,
  details: DestinationDetails,
  nowMs: number,
): Promise<Snapshot & SnapshotContent> {
  const places = Array.from({ length: count }, (_, index) => placeAt(index));
  const weather = createSampleWeather({
    stations: readClimateStations(climateNormals),
    seed: 0,
  });
  const detailsText = JSON.stringify(details);
  return {
    version: `synthetic ${count}`,
    publishedAt: nowMs,
    provider: weather.name,
    places,
    forecasts: await weather.fetchForecasts(places, nowMs),
    detailsJson: places.map(() => detailsText),
  };
}

function placeAt(index: number): Place {
  // Towns are listed by area. Taking only every nth town spreads a small catalogue over the whole country.
  const round = Math.floor(index / TOWNS.length);
  const [name = "", , latitude, longitude] = (TOWNS[(index * 577) % TOWNS.length] ?? "").split(",");
  return {
    id: index + 1,
    slug: `place-${index}`,
    name: `${name} ${round}`,
    postcode: "SW1A 1AA",
    latitude: Number(latitude) + (round % 3) * SHIFT_DEGREES,
    longitude: Number(longitude) + Math.floor(round / 3) * SHIFT_DEGREES,
    region: "South East",
    kind: "seaside",
    imageUrl: "/images/kinds/seaside.svg",
    description: "A place for measuring.",
    featured: false,
  };
}
