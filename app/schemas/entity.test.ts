import { expect, it } from "vitest";
import type { Fields } from "#app/domain/catalogue/field";
import { draftSchema } from "./entity";

/** Makes fields with one required text, and counts how often the schema of that text is made. */
function countedFields() {
  const count = { times: 0 };
  const label = "Name";
  const fields = {
    name: {
      get kind() {
        count.times += 1;
        return "text" as const;
      },
      ...{ label, isRequired: true, isInFile: true, maxLength: 20 },
    },
  } as unknown as Fields;
  return { fields, count };
}

it("a draft's schema makes its fields' schemas when something is first read by it, and once", () => {
  const { fields, count } = countedFields();
  const schema = draftSchema(fields);
  expect(count.times).toBe(0);
  expect(schema.safeParse({ name: "Filey" }).success).toBe(true);
  const { times } = count;
  expect(times).toBeGreaterThan(0);
  expect(schema.safeParse({ name: "" }).success).toBe(false);
  expect(count.times).toBe(times);
});
