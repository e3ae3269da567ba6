import { ACTIVITY_FIELDS, type Activity } from "#app/domain/catalogue/activity";
import { CAMPSITE_FIELDS } from "#app/domain/catalogue/campsite";
import {
  DESTINATION_FIELDS,
  type Destination,
  type DestinationPatch,
} from "#app/domain/catalogue/destination";
import type { PatchOf } from "#app/domain/catalogue/field";
import { HOTEL_FIELDS } from "#app/domain/catalogue/hotel";
import { changedEntity, newEntity } from "#app/domain/catalogue/drafts/draft";

export const newDestination = (patch: DestinationPatch) => newEntity(DESTINATION_FIELDS, patch);

export const changedDestination = (destination: Destination, patch: DestinationPatch): Destination =>
  changedEntity(DESTINATION_FIELDS, destination, patch);

type ActivityPatch = PatchOf<typeof ACTIVITY_FIELDS>;

export const newActivity = (patch: ActivityPatch) => newEntity(ACTIVITY_FIELDS, patch);

export const changedActivity = (activity: Activity, patch: ActivityPatch): Activity =>
  changedEntity(ACTIVITY_FIELDS, activity, patch);

export const namedActivity = (name: string) => newActivity({ name, description: "" });
export const namedHotel = (name: string) => newEntity(HOTEL_FIELDS, { name, location: "", priceRange: "" });
export const namedCampsite = (name: string) => newEntity(CAMPSITE_FIELDS, { name });
