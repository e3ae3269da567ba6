import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { destinationRow, insertDestinations } from "../../tests/workerd/sample-rows";
import { openDatabase } from "./client";
import { destinations, sessions, suggestions, users } from "./schema";

const db = openDatabase(env.DB);
const user = (username: string) => ({
  username,
  usernameKey: username.toLowerCase(),
  password: "hash",
  createdAt: 1,
});
const suggestion = { userId: 1, type: "location" as const, name: "N", description: "D" };
const times = { createdAt: 1, updatedAt: 1 };

beforeEach(async () => {
  await db.insert(users).values(user("Anna"));
  await insertDestinations(db, 2);
});

describe("the tables", () => {
  it("hold a user name once, whatever its case", async () => {
    await expect(db.insert(users).values(user("ANNA"))).rejects.toThrow();
    await db.insert(users).values(user("Bert"));
  });

  it("give a new user no preference", async () => {
    const [row] = await db.select().from(users);
    expect(row).toMatchObject({ dogFriendly: false, adventure: false, email: null });
  });

  it("drop a user's sessions and keep the suggestions when the user goes", async () => {
    await db.insert(sessions).values({ id: "hash", userId: 1, createdAt: 1, expiresAt: 2 });
    await db.insert(suggestions).values({ ...suggestion, ...times });
    await db.delete(users).where(eq(users.id, 1));
    expect(await db.select().from(sessions)).toEqual([]);
    expect(await db.select().from(suggestions)).toMatchObject([{ userId: null, status: "pending" }]);
  });

  it("hold one destination for a suggestion", async () => {
    await db.insert(suggestions).values({ ...suggestion, ...times });
    await db.insert(destinations).values(destinationRow(10, { sourceSuggestionId: 1 }));
    await expect(
      db.insert(destinations).values(destinationRow(11, { sourceSuggestionId: 1 })),
    ).rejects.toThrow();
  });

  it("never give the number of a deleted destination to another", async () => {
    await db.delete(destinations).where(eq(destinations.id, 2));
    const [row] = await db.insert(destinations).values(destinationRow(3)).returning();
    expect(row?.id).toBe(3);
  });
});
