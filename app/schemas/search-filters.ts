import * as z from "zod";
import {
  DRIVE_STEP_MINUTES,
  FILTER_CHOICES,
  type FilterChoice,
  type FilterList,
  STAYS,
} from "#app/domain/filters/filters";
import { PASSES } from "#app/domain/catalogue/passes";
import { MAX_DRIVING_HOURS } from "#app/domain/roads/driving-hours";

/** Repeated for each: needs=dogs&needs=children. */
const choices = <Choice extends FilterChoice>(name: FilterList, known: readonly Choice[]) => {
  const message = `Choose ${name} from ${known.join(", ")}. Name each in a parameter of its own, and at most once`;
  return z
    .lazy(() =>
      z
        .array(z.enum(known, message), message)
        .refine((values) => new Set(values).size === values.length, message)
        .meta({ uniqueItems: true }),
    )
    .default([]);
};

export const WITHIN_MESSAGE =
  "Within is a drive in minutes: a whole number of quarter hours, less than the driving hours";

const PASSES_MESSAGE = `Choose passes from ${PASSES.join(", ")}, with commas between them`;

/** With commas, or repeated as a form without JavaScript sends them. */
const passes = z.lazy(() =>
  z
    .union([z.string(), z.array(z.string())], PASSES_MESSAGE)
    .transform((texts) => [...new Set([texts].flat().flatMap((text) => text.split(",")))])
    .pipe(z.array(z.enum(PASSES, PASSES_MESSAGE), PASSES_MESSAGE)),
);

const LONGEST_MINUTES = MAX_DRIVING_HOURS * 60 - DRIVE_STEP_MINUTES;

/** read-search.ts also checks that `within` is less than the driving hours. */
export const FILTER_FIELDS = {
  needs: choices("needs", FILTER_CHOICES.needs),
  interests: choices("interests", FILTER_CHOICES.interests),
  offers: choices("offers", FILTER_CHOICES.offers),
  within: z
    .lazy(() =>
      z
        .string(WITHIN_MESSAGE)
        .regex(/^[1-9]\d{1,2}$/, WITHIN_MESSAGE)
        .transform(Number)
        .refine((minutes) => minutes % DRIVE_STEP_MINUTES === 0 && minutes <= LONGEST_MINUTES, WITHIN_MESSAGE)
        .meta({
          type: "integer",
          minimum: DRIVE_STEP_MINUTES,
          maximum: LONGEST_MINUTES,
          multipleOf: DRIVE_STEP_MINUTES,
        }),
    )
    .nullable()
    .default(null),
  passes: passes.default([]),
};

const FORMER_STAY = "stay";

/** The former choice is replaced by the present ones. */
export const choicesIn = (params: URLSearchParams, name: FilterList): string[] =>
  params
    .getAll(name)
    .flatMap((choice) => (name === "offers" && choice === FORMER_STAY ? [...STAYS] : choice));

/** Removes unknown and repeated choices. */
export function keepKnownChoices(params: URLSearchParams, name: FilterList): void {
  const values = choicesIn(params, name);
  params.delete(name);
  for (const choice of FILTER_CHOICES[name]) if (values.includes(choice)) params.append(name, choice);
}
