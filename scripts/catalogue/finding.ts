import type { Activity } from "#app/domain/catalogue/activity";
import type { Hotel } from "#app/domain/catalogue/hotel";
import type { Point } from "#app/domain/geo/geo";
import type { flagFaults } from "./checks-flags";
import type { OpenPlace, OpenPlaces } from "./open-places";

/**
 * What a finding is about: a place's position, whether a thing or a hotel is there, a distance, a flag, or a web
 * address.
 */
export type Check = "position" | "activity" | "distance" | "hotel" | "flag" | "link";

/** A question that a person, or a rule written by a person, has to answer. */
export interface Finding {
  /** The address in the catalogue: "whitby" or "whitby/Whitby Abbey". */
  readonly where: string;
  readonly check: Check;
  readonly finding: string;
  readonly evidence: Evidence;
}

/** Facts about a finding besides its words. */
export interface Evidence {
  readonly name: string;
  readonly isDining?: boolean;
  /** Whether the open data has nothing but museums around here. */
  readonly isInGap?: boolean;
  /** A thing of any kind with a very similar name. */
  readonly likely?: { readonly name: string; readonly km: number } | null;
  readonly isAmbiguous?: boolean;
  /** Whether a destination's position is in the sector of its postcode. */
  readonly isInSector?: boolean;
}

export interface Sector extends Point {
  /** The radius around the sector's centre, in kilometres, that contains 95 of 100 postcodes. */
  readonly radiusKm: number;
}

export interface OpenWorld {
  readonly places: OpenPlaces;
  readonly towns: readonly OpenPlace[];
  /** The towns and the places of the catalogue, from which a text may count its miles. */
  readonly named: readonly OpenPlace[];
  readonly sectors: ReadonlyMap<string, Sector>;
  /** Returns the length of the drive between two points in kilometres; 0 if there is none. */
  readonly roadKm: (from: Point, to: Point) => number;
}

export type Item = Parameters<typeof flagFaults>[0]["item"] &
  Partial<Activity> &
  Partial<Pick<Hotel, "location">>;
