import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { openDatabase } from "./client";
import { rowWhere } from "./row-where";
import { suggestions } from "./schema";

const db = openDatabase(env.DB);
const row = {
  createdAt: 2,
  name: "A quay",
  description: "Old",
  type: "location" as const,
  updatedAt: 1,
  isOwner: true,
};

describe("a row that is inserted by a condition", () => {
  it("puts each value into the column of its name, and the default into those that are not given", async () => {
    await db.insert(suggestions).select(rowWhere(suggestions, row, sql`WHERE true`));
    expect(await db.select().from(suggestions)).toMatchObject([
      { ...row, id: 1, status: "pending", userId: null, hasBeach: false },
    ]);
  });

  it("may take values from where it looks", async () => {
    const named = { ...row, name: sql`upper(found.name)` };
    const source = sql`FROM (SELECT 'a mill' AS name) AS found`;
    await db.insert(suggestions).select(rowWhere(suggestions, named, source));
    expect(await db.select().from(suggestions)).toMatchObject([{ name: "A MILL" }]);
  });

  it("is not inserted where the condition does not hold", async () => {
    await db.insert(suggestions).select(rowWhere(suggestions, row, sql`WHERE false`));
    expect(await db.select().from(suggestions)).toEqual([]);
  });
});
