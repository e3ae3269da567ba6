import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Point, haversineKm } from "#app/domain/geo/geo";
import { numberOf, readCsv } from "../data/csv";

/** A thing in the open data. `name` is empty if the source gives none. */
export interface OpenPlace extends Point {
  readonly kind: string;
  readonly name: string;
}

export interface BathingWater extends Point {
  readonly name: string;
  readonly classification: string;
}

const KM_PER_DEGREE = 111.2;
/** A grid cell is a tenth of a degree high and wide. */
const CELLS_PER_DEGREE = 10;

/** Things of interest by place, from OpenStreetMap and the list of museums. */
export class OpenPlaces {
  readonly #cells = new Map<string, OpenPlace[]>();
  /** The last result, because everything that a destination lists is looked up around the same point. */
  #last: { readonly key: string; readonly found: readonly { place: OpenPlace; km: number }[] } | null = null;

  constructor(places: Iterable<OpenPlace>) {
    for (const place of places) {
      const key = cellKey(cellOf(place.latitude), cellOf(place.longitude));
      const cell = this.#cells.get(key);
      if (cell) cell.push(place);
      else this.#cells.set(key, [place]);
    }
  }

  /** Returns the things within the radius, the nearest first. */
  near(point: Point, radiusKm: number): readonly { place: OpenPlace; km: number }[] {
    const key = [point.latitude, point.longitude, radiusKm].join(" ");
    if (this.#last?.key !== key) this.#last = { key, found: this.#search(point, radiusKm) };
    return this.#last.found;
  }

  #search(point: Point, radiusKm: number): { place: OpenPlace; km: number }[] {
    const north = radiusKm / KM_PER_DEGREE;
    const east = north / Math.cos((point.latitude * Math.PI) / 180);
    const found: { place: OpenPlace; km: number }[] = [];
    for (let row = cellOf(point.latitude - north); row <= cellOf(point.latitude + north); row++) {
      for (let column = cellOf(point.longitude - east); column <= cellOf(point.longitude + east); column++) {
        for (const place of this.#cells.get(cellKey(row, column)) ?? []) {
          const km = haversineKm(point, place);
          if (km <= radiusKm) found.push({ place, km });
        }
      }
    }
    return found.sort((a, b) => a.km - b.km);
  }
}

/** Reads the project's copies of the open data. */
export function readOpenPlaces(project: string): OpenPlaces {
  return new OpenPlaces([
    ...readPlacesOfInterest(join(project, "data/osm/uk_places_of_interest.tsv")),
    ...readMuseums(join(project, "data/places/museums_open.csv")),
  ]);
}

/** Designated bathing waters of England, Scotland and Wales. */
export function readBathingWaters(project: string): BathingWater[] {
  const text = readFileSync(join(project, "data/places/bathing_sites.json"), "utf8");
  const sites = JSON.parse(text) as { n: string; lat: number; lng: number; c: string }[];
  return sites.map(({ n, lat, lng, c }) => ({ name: n, latitude: lat, longitude: lng, classification: c }));
}

function* readPlacesOfInterest(path: string): Iterable<OpenPlace> {
  const [, ...lines] = readFileSync(path, "utf8").trimEnd().split("\n");
  for (const line of lines) {
    const [kind = "", name = "", latitude = "", longitude = ""] = line.split("\t");
    yield { kind, name, latitude: numberOf(latitude), longitude: numberOf(longitude) };
  }
}

function readMuseums(path: string): OpenPlace[] {
  return readCsv(path, ["name", "lat", "lon"]).map(({ name, lat, lon }) => ({
    kind: "museum",
    name,
    latitude: numberOf(lat),
    longitude: numberOf(lon),
  }));
}

const cellOf = (degrees: number) => Math.floor(degrees * CELLS_PER_DEGREE);
const cellKey = (row: number, column: number) => `${row} ${column}`;
