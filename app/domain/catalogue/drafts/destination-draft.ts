import { ACTIVITY_FIELDS, type Activity, type ActivityPatch } from "#app/domain/catalogue/activity";
import {
  DESTINATION_FIELDS,
  type Destination,
  type DestinationContent,
  type DestinationPatch,
} from "#app/domain/catalogue/destination";
import { changedEntity, newEntity } from "./draft";

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
