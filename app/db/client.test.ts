import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { StoreUnavailableError } from "#app/services/ports";
import { countStatements } from "../../tests/workerd/counted-database";
import { openDatabase } from "./client";
import { users } from "./schema";

async function failuresOf(work: () => PromiseLike<unknown>): Promise<unknown[]> {
  const failures: unknown[] = [];
  try {
    await work();
  } catch (error) {
    for (let each: unknown = error; each instanceof Error; each = each.cause) failures.push(each);
  }
  return failures;
}

describe("the database", () => {
  const counted = countStatements(env.DB);
  const db = openDatabase(counted.binding);
  const one = () => db.select({ one: sql`1` }).from(users);

  it.each([
    ["a query", one],
    ["a statement", () => db.run(sql`SELECT 1`)],
    ["a batch", () => db.batch([one(), one()])],
    ["a statement of our own", () => db.$client.prepare("SELECT 1").all()],
    ["a batch of our own", () => db.$client.batch([db.$client.prepare("SELECT ?").bind(1)])],
  ])("that does not answer %s is unavailable, in D1's words", async (_, work) => {
    counted.statements.length = 0;
    counted.fault.atStatement = 1;
    const failures = await failuresOf(work);
    const told = failures.find((failure) => failure instanceof StoreUnavailableError);
    expect(told?.message).toBe("database: D1_ERROR: as told");
    delete counted.fault.atStatement;
    expect(await failuresOf(work)).toEqual([]);
  });

  it("is not unavailable if a row breaks a constraint: that error is passed on", async () => {
    const user = { username: "anna", usernameKey: "anna", password: "x", createdAt: 1 };
    const twice = () => db.batch([db.insert(users).values(user), db.insert(users).values(user)]);
    const failures = await failuresOf(twice);
    expect(String(failures)).toMatch(/UNIQUE constraint failed/);
    expect(failures.some((failure) => failure instanceof StoreUnavailableError)).toBe(false);
  });
});
