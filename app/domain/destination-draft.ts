import type { Activity, Campsite, Destination, Hotel } from "./catalogue/destination";

/** The fields that an administrator edits: everything but the id, the slug and the version. */
export type DestinationContent = Omit<Destination, "id" | "slug" | "updatedAt">;

/** A partial update: an absent field stays as it was, an undefined one is cleared. */
export type Patch<T> = { readonly [Field in keyof T]?: T[Field] | undefined };
export type RequiredContent = "name" | "postcode" | "imageUrl" | "latitude" | "longitude";
export type DestinationPatch = Patch<DestinationContent> & Pick<DestinationContent, RequiredContent>;
export type ActivityPatch = Patch<Activity> & Pick<Activity, "name" | "description">;
export type HotelPatch = Patch<Hotel> & Pick<Hotel, "name" | "location" | "priceRange">;
export type CampsitePatch = Patch<Campsite> & Pick<Campsite, "name">;

/** A bounding box of the United Kingdom, in degrees. */
export const UK_BOX = { south: 49.8, north: 60.9, west: -8.7, east: 1.8 } as const;

const NO_FLAGS = { dogFriendly: false, familyFriendly: false, accessible: false };
const BLANK_DESTINATION = {
  description: "",
  region: "",
  kind: "spires" as const,
  featured: false,
  activities: [],
  hotels: [],
  campsites: [],
};
/** Flags for which absent means no: only `true` is stored. */
const OPTIONAL_FLAGS = new Set(["hiking", "countryWalks", "history", "adventure", "indoor"]);

export function newDestination(patch: DestinationPatch): DestinationContent {
  return patched<DestinationContent>(BLANK_DESTINATION, patch, BLANK_DESTINATION);
}

/** The destination with the given fields changed; id, slug and version stay. */
export function changedDestination(destination: Destination, patch: DestinationPatch): Destination {
  return patched<Destination>(destination, patch, BLANK_DESTINATION);
}

export function newActivity(patch: ActivityPatch): Activity {
  return changedActivity({}, patch);
}

export function changedActivity(activity: Patch<Activity>, patch: ActivityPatch): Activity {
  const blank = { ...NO_FLAGS, featured: false, type: "attraction" as const };
  return patched<Activity>({ ...blank, ...activity }, patch, blank);
}

export function newHotel(patch: HotelPatch): Hotel {
  return changedHotel({}, patch);
}

export function changedHotel(hotel: Patch<Hotel>, patch: HotelPatch): Hotel {
  const blank = { ...NO_FLAGS, featured: false, description: "" };
  return patched<Hotel>({ ...blank, ...hotel }, patch, blank);
}

export function newCampsite(patch: CampsitePatch): Campsite {
  return changedCampsite({}, patch);
}

export function changedCampsite(campsite: Patch<Campsite>, patch: CampsitePatch): Campsite {
  const blank = { ...NO_FLAGS, description: "", location: "", priceRange: "" };
  return patched<Campsite>({ ...blank, ...campsite }, patch, blank);
}

/** Applies an update: a cleared field falls back to the blank's value, or is removed. */
function patched<T extends object>(before: Patch<T>, patch: Patch<T>, blank: Patch<T>): T {
  const merged: Record<string, unknown> = { ...before, ...patch };
  for (const [field, value] of Object.entries(merged)) {
    if (value === undefined) merged[field] = (blank as Record<string, unknown>)[field];
    const isNo = value === false && OPTIONAL_FLAGS.has(field);
    if (merged[field] === undefined || isNo) delete merged[field];
  }
  return merged as T;
}
