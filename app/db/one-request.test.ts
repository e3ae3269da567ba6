import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { openDatabase } from "./client";
import { asOneRequest } from "./one-request";
import { users } from "./schema";

/** Wraps D1 and records which copy of the database each session starts with. */
function noteSessions() {
  const constraints: unknown[] = [];
  const binding = new Proxy(env.DB, {
    get(target, name) {
      if (name === "withSession")
        return (constraint: string) => {
          constraints.push(constraint);
          return target.withSession(constraint);
        };
      const member: unknown = Reflect.get(target, name);
      return typeof member === "function" ? (member.bind(target) as unknown) : member;
    },
  });
  return { binding, constraints };
}

describe("the statements of one request", () => {
  it("share one session, which reads from where the request says, batches and both limits included", async () => {
    const { binding, constraints } = noteSessions();
    const db = openDatabase(binding);
    const sessionDb = openDatabase(binding, 2_000);
    await asOneRequest("first-unconstrained", async () => {
      await db.select().from(users);
      await sessionDb.select().from(users);
      await db.batch([db.run(sql`SELECT 1`), db.select().from(users)]);
      await db.$client.batch([db.$client.prepare("SELECT ?").bind(1)]);
    });
    await asOneRequest("first-primary", async () => void (await db.select().from(users)));
    expect(constraints).toEqual(["first-unconstrained", "first-primary"]);
  });

  it("have no session outside a request, as in a cron", async () => {
    const { binding, constraints } = noteSessions();
    await openDatabase(binding).select().from(users);
    expect(constraints).toEqual([]);
  });
});
