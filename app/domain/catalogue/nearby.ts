import type { Point } from "#app/domain/geo/geo";
import type { TidalCrossing } from "#app/domain/tides/crossing";
import type { DestinationDetails } from "./destination";

/*
 * A place's surroundings, from open data. No form shows them: set-up loads them by slug, separately from the
 * catalogue, and each publication of the details adds them to the place's own facts. Unknown values are
 * absent.
 */

export const BEACH_SURFACES = ["sand", "shingle", "pebbles"] as const;
/** The environment agencies' classes of bathing waters, the best first. */
export const BATHING_CLASSES = ["excellent", "good", "sufficient", "poor"] as const;

/** What else a beach may have, in the order in which sentences list it. */
export const BEACH_FEATURES = ["rock pools", "dunes", "a promenade"] as const;

export interface NearbyStation {
  readonly name: string;
  /**
   * The station's code of three letters in the National Rail network. Stations in Northern Ireland have none.
   */
  readonly crs?: string | undefined;
  /** The walk from the middle of the place, in kilometres. */
  readonly km: number;
  readonly walkMinutes: number;
  /** Whether the walk is measured along mapped paths. If not, it is the straight line plus a quarter. */
  readonly isMeasured: boolean;
}

export interface NearbyBeach {
  readonly name: string;
  readonly km: number;
  /** What the beach is made of, the most common material first. */
  readonly surface?: readonly (typeof BEACH_SURFACES)[number][] | undefined;
  /** The beach is not sandy, but low tide uncovers sand. */
  readonly hasSandAtLowWater?: true | undefined;
  readonly isWideAtLowWater?: true | undefined;
  readonly features?: readonly (typeof BEACH_FEATURES)[number][] | undefined;
  readonly lengthMetres?: number | undefined;
  /** The class in the newest list that we have from the agency. The list does not say its year. */
  readonly bathingClass?: (typeof BATHING_CLASSES)[number] | undefined;
}

/** A tide gauge whose times also hold for a place. */
export interface NearbyTideGauge {
  readonly id: string;
  /** The town of the gauge, such as "Whitby". */
  readonly name: string;
  readonly km: number;
}

/** How many facilities of one kind are around the middle of a place, and how far away the nearest is. */
export interface FacilityCount {
  readonly count: number;
  readonly metres: number;
}

export interface NearbyCarPark extends Point {
  readonly name: string;
}

export interface Nearby {
  readonly station?: NearbyStation | undefined;
  readonly beaches?: readonly NearbyBeach[] | undefined;
  /**
   * Absent if no gauge is near enough by sea, or if the gauge's tide has two high or two low waters in a row.
   */
  readonly tideGauge?: NearbyTideGauge | undefined;
  /** The place is on the coast. Its kind may not say so: a castle town, a garden or a hill. */
  readonly isByTheSea?: true | undefined;
  readonly crossings?: readonly TidalCrossing[] | undefined;
  readonly toilets?: FacilityCount | undefined;
  readonly playgrounds?: FacilityCount | undefined;
  readonly picnicSites?: FacilityCount | undefined;
  readonly cafes?: FacilityCount | undefined;
  readonly pubs?: FacilityCount | undefined;
  readonly carParks?: readonly NearbyCarPark[] | undefined;
  readonly peaks?: readonly { readonly name: string; readonly metres: number }[] | undefined;
}

export interface OpenFacts extends Nearby {
  /** The positions of things to do, by their names. */
  readonly positions?: Readonly<Record<string, Point>> | undefined;
}

export interface PublishedDetails extends DestinationDetails {
  readonly nearby?: Nearby;
}

/**
 * Adds open data to a place's details: the surroundings, positions for things to do without one, and a car
 * park if the details name none.
 */
export function withOpenFacts<Details extends DestinationDetails>(
  details: Details,
  { positions = {}, ...nearby }: OpenFacts = {},
): Details & PublishedDetails {
  const activities = details.activities.map((activity) =>
    activity.latitude === undefined ? { ...activity, ...positions[activity.name] } : activity,
  );
  const [park] = nearby.carParks ?? [];
  const carPark =
    park && details.carPark === undefined
      ? { carPark: park.name, carParkLatitude: park.latitude, carParkLongitude: park.longitude }
      : {};
  return {
    ...details,
    ...carPark,
    activities,
    ...(Object.keys(nearby).length > 0 ? { nearby } : {}),
  };
}

const KINDS_OF_COAST: readonly string[] = ["seaside", "harbour", "cliffs", "island"];

/** Whether a place needs a forecast of the sea: its kind says so, or open data says that it is by the sea. */
export const isByTheSea = (kind: string, facts: Pick<OpenFacts, "isByTheSea"> | null | undefined): boolean =>
  KINDS_OF_COAST.includes(kind) || facts?.isByTheSea === true;
