import type { Point } from "#app/domain/geo/geo";
import type { DestinationDetails } from "./destination";

/*
 * What open data knows of a place's surroundings. Nobody writes it and no form shows it: set-up loads it beside the
 * catalogue, by slug, and it joins a place's own facts only where a snapshot is published. What is not known is absent.
 */

/** What a beach is made of, the most of it first. */
export const BEACH_SURFACES = ["sand", "shingle", "pebbles"] as const;
/** The classes of the agencies' rule of bathing waters, the best first. */
export const BATHING_CLASSES = ["excellent", "good", "sufficient", "poor"] as const;

export interface NearbyStation {
  readonly name: string;
  /** The three letters of the National Rail network; stations of Northern Ireland have none. */
  readonly crs?: string | undefined;
  /** On foot from the middle of the place. */
  readonly km: number;
  readonly walkMinutes: number;
  /** Along mapped paths; otherwise the straight line and a quarter. */
  readonly isMeasured: boolean;
}

export interface NearbyBeach {
  readonly name: string;
  readonly km: number;
  readonly surface?: readonly (typeof BEACH_SURFACES)[number][] | undefined;
  /** Of a beach that is not of sand: the sea uncovers some. */
  readonly hasSandAtLowWater?: true | undefined;
  readonly lengthMetres?: number | undefined;
  /** Of the agency's last list that we hold, which does not say its year. */
  readonly bathingClass?: (typeof BATHING_CLASSES)[number] | undefined;
}

/** How many there are around the middle of a place, and how far the nearest is. */
export interface Counted {
  readonly count: number;
  readonly metres: number;
}

export interface NearbyCarPark extends Point {
  readonly name: string;
}

/** What is told of a place's surroundings. */
export interface Nearby {
  readonly station?: NearbyStation | undefined;
  /** The nearest first. */
  readonly beaches?: readonly NearbyBeach[] | undefined;
  readonly toilets?: Counted | undefined;
  readonly playgrounds?: Counted | undefined;
  readonly picnicSites?: Counted | undefined;
  readonly cafes?: Counted | undefined;
  readonly pubs?: Counted | undefined;
  /** The first is the one that pages lead to. */
  readonly carParks?: readonly NearbyCarPark[] | undefined;
  /** The highest first. */
  readonly peaks?: readonly { readonly name: string; readonly metres: number }[] | undefined;
}

/** All that open data adds to a place. */
export interface OpenFacts extends Nearby {
  /** Where its things to do are, by their names. */
  readonly positions?: Readonly<Record<string, Point>> | undefined;
}

/** A place's details as they are published. */
export interface PublishedDetails extends DestinationDetails {
  readonly nearby?: Nearby;
}

/**
 * A place's details with what open data knows: a position for each thing to do that has none of its own, the car park
 * where none is named, and the surroundings.
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
