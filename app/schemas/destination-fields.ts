import * as z from "zod";
import { UK_BOX } from "#app/domain/destination-draft";
import { parseImageAddress, parseWebAddress } from "#app/domain/destination-draft-address";
import { codePointLength, plainLine, plainText } from "#app/domain/destination-draft-text";

const MAX_ADDRESS_LENGTH = 500;
const DECIMAL = /^-?\d{1,3}(\.\d{1,15})?$/;

/** A required single line, cleaned of what cannot be seen; lengths are in code points, after that. */
export function line(label: string, maxLength: number) {
  return cleaned(label, maxLength, plainLine);
}

/** The same with line breaks. */
export function text(label: string, maxLength: number) {
  return cleaned(label, maxLength, plainText);
}

/** Lets a field be absent, or cleared by null or blanks: it is then there and undefined. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return z
    .preprocess(
      (given) => (given === null || (typeof given === "string" && given.trim() === "") ? undefined : given),
      schema.optional(),
    )
    .optional();
}

export function webAddress(label: string) {
  const message = `${label} must be an address that begins with https:// or http://`;
  return address(message, parseWebAddress);
}

export function imageAddress(label: string) {
  const message = `${label} must be an address that begins with https://, or a path below /images/`;
  return address(message, parseImageAddress);
}

export const isId = (label: string) => {
  const message = `${label} must be a positive whole number`;
  return z.int(message).positive(message);
};

export const latitude = degrees("Latitude", UK_BOX.south, UK_BOX.north, [UK_BOX.west, UK_BOX.east]);
export const longitude = degrees("Longitude", UK_BOX.west, UK_BOX.east, [UK_BOX.south, UK_BOX.north]);

function cleaned(label: string, maxLength: number, clean: (written: string) => string) {
  return (
    z
      .string(`${label} is needed`)
      // Counted before it is cleaned too: cleaning a text of megabytes would be work for nothing.
      .max(maxLength * 8, `${label} must be at most ${maxLength} characters`)
      .transform(clean)
      .refine((written) => written !== "", `${label} is needed`)
      .refine(
        (written) => codePointLength(written) <= maxLength,
        `${label} must be at most ${maxLength} characters`,
      )
  );
}

function address(message: string, parse: (written: string) => string | null) {
  return z
    .string(message)
    .max(MAX_ADDRESS_LENGTH, `An address must be at most ${MAX_ADDRESS_LENGTH} characters`)
    .transform((written, context) => {
      const parsed = parse(written);
      if (parsed !== null) return parsed;
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    });
}

/** Degrees as a number, or as text in plain decimals: admin forms carry text. */
function degrees(label: string, min: number, max: number, other: readonly [number, number]) {
  const message = `${label} must be a number from ${min} to ${max}, such as ${label === "Latitude" ? "51.38" : "-2.36"}`;
  const swapped = `${label} lies outside the United Kingdom: are latitude and longitude swapped?`;
  return z.union([z.string(), z.number()], message).transform((given, context) => {
    const value = typeof given === "number" ? given : DECIMAL.test(given.trim()) ? Number(given) : NaN;
    if (value >= min && value <= max) return value;
    const isOther = value >= other[0] && value <= other[1];
    context.addIssue({ code: "custom", message: isOther ? swapped : message });
    return z.NEVER;
  });
}
