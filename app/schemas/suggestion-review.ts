import * as z from "zod";
import { CONVERSION_FIELDS, DESTINATION_FIELDS } from "#app/domain/catalogue/destination";
import { SUGGESTION_STATUSES } from "#app/domain/suggestions/suggestion";
import { notesRule } from "#app/domain/suggestions/rules";
import { withPicture } from "./destination";
import { draftSchema } from "./entity";
import { MAX_OFFSET, OFFSET_MESSAGE, wholeNumber } from "./fields";
import { ofRule } from "./of-rule";

const STATUS_MESSAGE = "Status must be pending, approved, rejected or converted";

const adminNotes = ofRule(notesRule)
  .nullish()
  .transform((notes) => notes ?? undefined);

/** Missing notes stay as they are, and an empty text removes them. */
export const reviewSchema = z.object({ status: z.enum(SUGGESTION_STATUSES, STATUS_MESSAGE), adminNotes });

const LONGEST_LIST = 500;

export const suggestionListQuery = z.object({
  status: z.enum(SUGGESTION_STATUSES, STATUS_MESSAGE).optional(),
  limit: wholeNumber(0, LONGEST_LIST, `A list has at most ${LONGEST_LIST} suggestions`).default(LONGEST_LIST),
  offset: wholeNumber(0, MAX_OFFSET, OFFSET_MESSAGE).default(0),
});

export const conversionSchema = withPicture(
  draftSchema({ ...DESTINATION_FIELDS, region: CONVERSION_FIELDS.region }),
);
