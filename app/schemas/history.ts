import * as z from "zod";
import { MAX_DRIVING_HOURS, MIN_DRIVING_HOURS } from "#app/domain/roads/driving-hours";
import { HOURS_MESSAGE, postcodeField } from "./fields";

/** The body of a call that reports a search: its postcode and its whole driving hours. */
export const searchRecordBody = z.object({
  postcode: postcodeField,
  drivingHours: z
    .int(HOURS_MESSAGE)
    .min(MIN_DRIVING_HOURS, HOURS_MESSAGE)
    .max(MAX_DRIVING_HOURS, HOURS_MESSAGE),
});
