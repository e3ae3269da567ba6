import fc from "../../tests/harness/fast-check";
import { describe, expect, it } from "vitest";
import type * as z from "zod";
import { logInSchema, preferencesSchema, registrationSchema } from "./account";
import { readCatalogueText } from "./destination-import";
import { activitySchema, campsiteSchema, hotelSchema, newDestinationSchema } from "./destination";
import { searchRecordBody, destinationIdBody } from "./fields";
import { faultsByPath } from "./of-rule";
import { positionSchema } from "./position";
import { suggestionSchema } from "./suggestion";
import { reviewSchema } from "./suggestion-review";

/** Matches the messages of the library itself, which no visitor may see. */
const FOREIGN = /invalid (input|option|string)|expected|received|unrecognized|too (big|small)/i;

const messagesOf = (schema: z.ZodType, body: unknown): string[] => {
  const read = schema.safeParse(body);
  return read.success ? [] : Object.values(faultsByPath(read.error));
};

const scalar = fc.oneof(
  fc.constantFrom(null, "", " ", 0, -1, 1_000, 0.5, true, "x", "x".repeat(10_000), "2026-13-01", "\u0000"),
  fc.jsonValue({ maxDepth: 1 }),
);
/** An object with these fields. The values are arbitrary, and some are missing. */
const bodyOf = (names: readonly string[], value: fc.Arbitrary<unknown>) =>
  fc.record(Object.fromEntries(names.map((name) => [name, value])), { requiredKeys: [] });
const fieldsOf = (schema: z.ZodObject) => Object.keys(schema.shape);
const entry = fc.oneof(
  scalar,
  bodyOf([activitySchema, hotelSchema, campsiteSchema].flatMap(fieldsOf), scalar),
);
const anything = fc.oneof(scalar, fc.array(entry, { maxLength: 3 }));

const BODIES: readonly (readonly [string, z.ZodObject, type: string | null])[] = [
  ["a destination", newDestinationSchema, null],
  ["an activity", activitySchema, null],
  ["a hotel", hotelSchema, null],
  ["a campsite", campsiteSchema, null],
  ["a search", searchRecordBody, null],
  ["a favorite", destinationIdBody, null],
  ["preferences", preferencesSchema, null],
  ["a registration", registrationSchema, null],
  ["a login", logInSchema, null],
  ["a position", positionSchema, null],
  ["a suggested location", suggestionSchema("location"), "location"],
  ["a suggested activity", suggestionSchema("activity"), "activity"],
  ["a suggestion of no type", suggestionSchema(5), null],
  ["a review", reviewSchema, null],
];

describe("what is wrong with a body is said in words of ours", () => {
  it.each(BODIES)("where it is %s", (_, schema, type) => {
    fc.assert(
      fc.property(bodyOf(fieldsOf(schema), anything), (values) => {
        const body = type === null ? values : { ...values, type };
        for (const message of messagesOf(schema, body)) {
          expect(message).not.toBe("");
          expect(message).not.toMatch(FOREIGN);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("where a destination has nothing of what it needs", () => {
    const { error } = newDestinationSchema.safeParse({});
    const needed = ["name", "postcode", "latitude", "longitude", "imageUrl"];
    expect(error && Object.keys(faultsByPath(error))).toEqual(needed);
  });

  it("where it is an entry of a list", () => {
    const body = { hotels: [{ name: "H", location: "L" }], activities: [5], campsites: {} };
    const read = newDestinationSchema.safeParse(body);
    expect(read.error && faultsByPath(read.error)).toMatchObject({
      "hotels.0.priceRange": "Enter a price range",
      "activities.0": "Activities: each entry must be an object with its fields",
      campsites: "Campsites must be a list",
    });
  });

  it("where it is a file to import", () => {
    const value = fc.oneof(anything, bodyOf([...fieldsOf(newDestinationSchema), "slug"], anything));
    fc.assert(
      fc.property(fc.array(value, { maxLength: 3 }), (list) => {
        const { faulty, fault } = readCatalogueText(JSON.stringify(list));
        for (const message of [...faulty.flatMap(({ reasons }) => reasons), fault ?? ""]) {
          expect(message).not.toMatch(FOREIGN);
        }
      }),
      { numRuns: 40 },
    );
  });
});
