import * as z from "zod";
import { ACTIVITY_FIELDS } from "#app/domain/catalogue/activity";
import { CAMPSITE_FIELDS } from "#app/domain/catalogue/campsite";
import { DESTINATION_FIELDS, withKindPicture } from "#app/domain/catalogue/destination";
import { HOTEL_FIELDS } from "#app/domain/catalogue/hotel";
import { draftSchema } from "./entity";

export const activitySchema = draftSchema(ACTIVITY_FIELDS);
export const hotelSchema = draftSchema(HOTEL_FIELDS);
export const campsiteSchema = draftSchema(CAMPSITE_FIELDS);
export const destinationSchema = draftSchema(DESTINATION_FIELDS);

/** What a form sends. */
export const withPicture = <Output>(schema: z.ZodType<Output>) =>
  z.preprocess((typed) => withKindPicture(typed as Record<string, string>), schema);

const SUGGESTION_ID = "suggestionId must be a positive whole number";

/** `suggestionId` is the approved suggestion that it comes from. */
export const newDestinationSchema = destinationSchema.extend({
  suggestionId: z.int(SUGGESTION_ID).positive(SUGGESTION_ID).nullish(),
});
