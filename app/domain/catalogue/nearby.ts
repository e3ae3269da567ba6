import type { Point } from "#app/domain/geo/geo";
import type { TidalCrossing } from "#app/domain/tides/crossing";
import type { DestinationDetails } from "./destination";

/* A place's surroundings by open data. No form shows them: set-up loads them beside the catalogue, by slug, and
   each publication of the details adds them to the place's own facts. Unknown values are absent. */

/** What a beach may be made of. */
export const BEACH_SURFACES = ["sand", "shingle", "pebbles"] as const;
/** The environment agencies' classes of bathing waters, the best first. */
export const BATHING_CLASSES = ["excellent", "good", "sufficient", "poor"] as const;

/** What else a beach has, in the order of a sentence. */
export const BEACH_FEATURES = ["rock pools", "dunes", "a promenade"] as const;

export interface NearbyStation {
  readonly name: string;
  /** The three letters of the National Rail network; stations of Northern Ireland have none. */
  readonly crs?: string | undefined;
  /** On foot from the middle of the place. */
  readonly km: number;
  readonly walkMinutes: number;
  /** Whether the distance is measured along mapped paths; if not, it is the straight line plus a quarter. */
  readonly isMeasured: boolean;
}

export interface NearbyBeach {
  readonly name: string;
  readonly km: number;
  /** Its materials, the commonest first. */
  readonly surface?: readonly (typeof BEACH_SURFACES)[number][] | undefined;
  /** For a beach that is not sandy: low tide uncovers sand. */
  readonly hasSandAtLowWater?: true | undefined;
  /** The sand is wide around low water. */
  readonly isWideAtLowWater?: true | undefined;
  readonly features?: readonly (typeof BEACH_FEATURES)[number][] | undefined;
  readonly lengthMetres?: number | undefined;
  /** From the newest list of the agency that we have; the list does not name its year. */
  readonly bathingClass?: (typeof BATHING_CLASSES)[number] | undefined;
}

/** A tide gauge whose times are valid for a place. */
export interface NearbyTideGauge {
  readonly id: string;
  /** The gauge's place, such as "Whitby". */
  readonly name: string;
  /** By sea. */
  readonly km: number;
}

/** The number of such facilities around the middle of a place, and the distance of the nearest. */
export interface Counted {
  readonly count: number;
  readonly metres: number;
}

export interface NearbyCarPark extends Point {
  readonly name: string;
}

/** What is known of a place's surroundings. */
export interface Nearby {
  readonly station?: NearbyStation | undefined;
  /** The nearest first. */
  readonly beaches?: readonly NearbyBeach[] | undefined;
  /** Absent if no gauge is near enough by sea, or the tide there has double high or low waters. */
  readonly tideGauge?: NearbyTideGauge | undefined;
  /** The place is on the coast, which its kind may not say: a castle town, a garden or a hill. */
  readonly isByTheSea?: true | undefined;
  /** Ways that the tide covers. */
  readonly crossings?: readonly TidalCrossing[] | undefined;
  readonly toilets?: Counted | undefined;
  readonly playgrounds?: Counted | undefined;
  readonly picnicSites?: Counted | undefined;
  readonly cafes?: Counted | undefined;
  readonly pubs?: Counted | undefined;
  /** The first is the one that pages link to. */
  readonly carParks?: readonly NearbyCarPark[] | undefined;
  /** The highest first. */
  readonly peaks?: readonly { readonly name: string; readonly metres: number }[] | undefined;
}

/** Everything that open data adds to a place. */
export interface OpenFacts extends Nearby {
  /** Positions of its things to do, by name. */
  readonly positions?: Readonly<Record<string, Point>> | undefined;
}

/** A place's details as published. */
export interface PublishedDetails extends DestinationDetails {
  readonly nearby?: Nearby;
}

/**
 * Adds open data to a place's details: positions of things to do that lack one, a car park if none is
 * named, and the surroundings.
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
