import * as z from "zod";
import { POSTCODE_FORMAT_ERROR } from "#app/domain/field-rules";
import { MAX_INPUT_LENGTH, parsePostcode, postcodeFault } from "#app/domain/geo/read-postcode";
import { MAX_DRIVING_HOURS, MIN_DRIVING_HOURS } from "#app/domain/roads/driving-hours";

export const HOURS_MESSAGE = `Driving hours must be a whole number from ${MIN_DRIVING_HOURS} to ${MAX_DRIVING_HOURS}`;

export const MAX_OFFSET = 999_999;

export const OFFSET_MESSAGE = `The offset must be a whole number from 0 to ${MAX_OFFSET}`;

/** Without leading zeros. */
export const wholeNumber = (min: number, max: number, message: string) =>
  z.lazy(() =>
    z
      .string(message)
      .regex(/^(0|[1-9]\d{0,5})$/, message)
      .transform(Number)
      .refine((value) => value >= min && value <= max, message)
      .meta({ type: "integer", minimum: min, maximum: max }),
  );

/** In any spelling that `parsePostcode` reads. */
export const postcodeField = z
  .string(POSTCODE_FORMAT_ERROR)
  .meta({ maxLength: MAX_INPUT_LENGTH })
  .transform((text, context) => {
    const parsed = parsePostcode(text);
    if (parsed) return parsed;
    context.addIssue({ code: "custom", message: postcodeFault(text, POSTCODE_FORMAT_ERROR) });
    return z.NEVER;
  });

export const searchRecordBody = z.object({
  postcode: postcodeField,
  drivingHours: z
    .int(HOURS_MESSAGE)
    .min(MIN_DRIVING_HOURS, HOURS_MESSAGE)
    .max(MAX_DRIVING_HOURS, HOURS_MESSAGE),
});

const DESTINATION_ID_MESSAGE = "destinationId must be a destination's number";

/** The id is a JSON number. */
export const destinationIdBody = z.object({
  destinationId: z.int(DESTINATION_ID_MESSAGE).positive(DESTINATION_ID_MESSAGE),
});

/** One spelling of a number, so that a place has only one address. */
const WHOLE_NUMBER = /^(0|[1-9]\d{0,15})$/;

/** Null if it is not a safe whole number. */
export function readId(text: unknown): number | null {
  if (typeof text !== "string" || !WHOLE_NUMBER.test(text)) return null;
  const id = Number(text);
  return Number.isSafeInteger(id) ? id : null;
}
