import * as z from "zod";
import { parsePostcode } from "#app/domain/geo/postcode";

const POSTCODE_MESSAGE = "Invalid UK postcode format";
const HOURS_MESSAGE = "Driving hours must be a whole number from 1 to 5";

/** The body of a search that a client reports: its postcode and its whole driving hours. */
export const searchRecordBody = z.object({
  postcode: z.string(POSTCODE_MESSAGE).transform((text, context) => {
    const parsed = parsePostcode(text);
    if (parsed) return parsed;
    context.addIssue({ code: "custom", message: POSTCODE_MESSAGE });
    return z.NEVER;
  }),
  drivingHours: z.int(HOURS_MESSAGE).min(1, HOURS_MESSAGE).max(5, HOURS_MESSAGE),
});
