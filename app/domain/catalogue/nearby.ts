import type { Point } from "#app/domain/geo/geo";
import type { TidalCrossing } from "#app/domain/tides/crossing";
import type { DestinationDetails } from "./destination";

/* From open data, which no form shows: set-up loads them by slug. Unknown values are absent. */

export const BEACH_SURFACES = ["sand", "shingle", "pebbles"] as const;
export const BATHING_CLASSES = ["excellent", "good", "sufficient", "poor"] as const;

/** In the order in which sentences list them. */
export const BEACH_FEATURES = ["rock pools", "dunes", "a promenade"] as const;

export interface NearbyStation {
  readonly name: string;
  /** The National Rail network's three letters. Stations in Northern Ireland have none. */
  readonly crs?: string | undefined;
  readonly km: number;
  readonly walkMinutes: number;
  /** Along mapped paths; otherwise the straight line plus a quarter. */
  readonly isMeasured: boolean;
}

export interface NearbyBeach {
  readonly name: string;
  readonly km: number;
  /** The most common material first. */
  readonly surface?: readonly (typeof BEACH_SURFACES)[number][] | undefined;
  /** The beach is not sandy, but low tide uncovers sand. */
  readonly hasSandAtLowWater?: true | undefined;
  readonly isWideAtLowWater?: true | undefined;
  readonly features?: readonly (typeof BEACH_FEATURES)[number][] | undefined;
  readonly lengthMetres?: number | undefined;
  /** In the newest list that we have, which does not say its year. */
  readonly bathingClass?: (typeof BATHING_CLASSES)[number] | undefined;
}

/** Its times also hold for a place. */
export interface NearbyTideGauge {
  readonly id: string;
  readonly name: string;
  readonly km: number;
}

/** Of one kind around the middle of a place, and how far away the nearest is. */
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
  /** Absent if no gauge is near enough by sea, or its tide has two high or two low waters in a row. */
  readonly tideGauge?: NearbyTideGauge | undefined;
  /** Its kind may not say so: a castle town, a garden or a hill. */
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
  readonly positions?: Readonly<Record<string, Point>> | undefined;
}

export interface PublishedDetails extends DestinationDetails {
  readonly nearby?: Nearby;
}

/** Also positions for things to do without one, and a car park if the details name none. */
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

export const isByTheSea = (kind: string, facts: Pick<OpenFacts, "isByTheSea"> | null | undefined): boolean =>
  KINDS_OF_COAST.includes(kind) || facts?.isByTheSea === true;
