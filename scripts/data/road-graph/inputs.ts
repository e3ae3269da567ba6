import { readFileSync } from "node:fs";
import type { Point } from "../../../app/domain/geo";
import { numberOf, readCsv } from "../csv";
import { readConstants, type Constant } from "./constants";

/** Classes of authored links: motorway, dual carriageways (E, D), trunk (X), single, rural, urban, ferry. */
export type AuthoredClass = "M" | "E" | "D" | "X" | "S" | "R" | "U" | "F";

/** A point with the text that it was written as: equal texts are one node. */
export interface WrittenPoint extends Point {
  readonly text: string;
}
export interface Sector extends Point {
  readonly name: string;
  /** Number of postcodes. */
  readonly units: number;
}
export interface MotorwayRow {
  readonly from: WrittenPoint;
  readonly to: WrittenPoint;
  /** Mapped length without the insides of the junctions. */
  readonly kilometres: number;
}
export interface RoadLinkRow {
  readonly roadClass: AuthoredClass;
  /** Of ferries only: crossing and waiting. */
  readonly ferryMinutes: number;
  readonly mustBook: boolean;
  readonly points: readonly WrittenPoint[];
}

export interface RoadInputs {
  readonly sectors: readonly Sector[];
  readonly motorways: readonly MotorwayRow[];
  readonly links: readonly RoadLinkRow[];
  /** Lines that local edges must not cross. */
  readonly barriers: readonly (readonly Point[])[];
  /** Closed rings of land and of the lakes in it. */
  readonly landRings: readonly (readonly Point[])[];
  readonly constant: Constant;
}

/** Reads data/roads. */
export function readRoadInputs(folder: string): RoadInputs {
  return {
    sectors: readCsv(`${folder}/sectors.csv`, ["sector", "lat", "lon", "units"]).map((row) => ({
      name: row.sector,
      latitude: numberOf(row.lat),
      longitude: numberOf(row.lon),
      units: numberOf(row.units),
    })),
    motorways: readMotorways(`${folder}/motorways.csv`),
    links: readLinks(`${folder}/road-links.csv`),
    barriers: readCsv(`${folder}/barriers.csv`, ["points"]).map((row) => writtenPoints(row.points)),
    landRings: readLandRings(`${folder}/land.geojson`),
    constant: readConstants(`${folder}/speeds.json`),
  };
}

function readMotorways(path: string): MotorwayRow[] {
  return readCsv(path, ["from_lat", "from_lon", "to_lat", "to_lon", "km"]).map((row) => ({
    from: writtenPoint(row.from_lat, row.from_lon),
    to: writtenPoint(row.to_lat, row.to_lon),
    kilometres: numberOf(row.km),
  }));
}

function readLinks(path: string): RoadLinkRow[] {
  return readCsv(path, ["class", "minutes", "points", "ferry"]).map((row) => ({
    roadClass: authoredClass(row.class),
    ferryMinutes: row.class === "F" ? numberOf(row.minutes) : 0,
    mustBook: row.ferry === "must-book-or-long",
    points: writtenPoints(row.points),
  }));
}

function authoredClass(text: string): AuthoredClass {
  if (!/^[MEDXSRUF]$/.test(text)) throw new Error(`unknown class of road: ${text}`);
  return text as AuthoredClass;
}

function writtenPoints(text: string): WrittenPoint[] {
  return text.split(";").map((pair) => {
    const [latitude = "", longitude = ""] = pair.split(" ");
    return writtenPoint(latitude, longitude);
  });
}

function writtenPoint(latitude: string, longitude: string): WrittenPoint {
  return {
    text: `${latitude} ${longitude}`,
    latitude: numberOf(latitude),
    longitude: numberOf(longitude),
  };
}

type Position = [longitude: number, latitude: number];
interface LandFile {
  features: {
    geometry:
      { type: "Polygon"; coordinates: Position[][] } | { type: "MultiPolygon"; coordinates: Position[][][] };
  }[];
}

function readLandRings(path: string): Point[][] {
  const land = JSON.parse(readFileSync(path, "utf8")) as LandFile;
  return land.features
    .flatMap(({ geometry }) =>
      geometry.type === "Polygon" ? geometry.coordinates : geometry.coordinates.flat(),
    )
    .map((ring) => ring.map(([longitude, latitude]) => ({ latitude, longitude })));
}
