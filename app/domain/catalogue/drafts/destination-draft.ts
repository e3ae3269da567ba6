import { ACTIVITY_FIELDS, type Activity, type ActivityPatch } from "#app/domain/catalogue/activity";
import { CAMPSITE_FIELDS, type Campsite, type CampsitePatch } from "#app/domain/catalogue/campsite";
import {
  DESTINATION_FIELDS,
  type Destination,
  type DestinationContent,
  type DestinationPatch,
} from "#app/domain/catalogue/destination";
import { changedEntity, newEntity } from "./draft";
import { HOTEL_FIELDS, type Hotel, type HotelPatch } from "#app/domain/catalogue/hotel";

export function newDestination(patch: DestinationPatch): DestinationContent {
  return newEntity(DESTINATION_FIELDS, patch);
}

export function changedDestination(destination: Destination, patch: DestinationPatch): Destination {
  return changedEntity(DESTINATION_FIELDS, destination, patch);
}

export function newActivity(patch: ActivityPatch): Activity {
  return newEntity(ACTIVITY_FIELDS, patch);
}

export function changedActivity(activity: Activity, patch: ActivityPatch): Activity {
  return changedEntity(ACTIVITY_FIELDS, activity, patch);
}

export function newHotel(patch: HotelPatch): Hotel {
  return newEntity(HOTEL_FIELDS, patch);
}

export function changedHotel(hotel: Hotel, patch: HotelPatch): Hotel {
  return changedEntity(HOTEL_FIELDS, hotel, patch);
}

export function newCampsite(patch: CampsitePatch): Campsite {
  return newEntity(CAMPSITE_FIELDS, patch);
}

export function changedCampsite(campsite: Campsite, patch: CampsitePatch): Campsite {
  return changedEntity(CAMPSITE_FIELDS, campsite, patch);
}
