import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { openDatabase } from "#app/db/client";
import { createSuggestionStore } from "#app/db/suggestions/suggestion-store";
import { NO_MARKS } from "#app/services/accounts/ports";
import { someContent } from "../../../tests/fakes/suggestions";
import { seedTrips } from "../../../tests/fakes/trip-rows";
import { createSiteMarkStore } from "./site-mark-store";

it("counts the suggestions that wait, for the admin alone", async () => {
  await seedTrips(env.DB, { users: 2, destinations: 0 });
  const db = openDatabase(env.DB);
  const [marks, suggestions] = [createSiteMarkStore(db, []), createSuggestionStore(db)];
  const limits = { repeatMs: 1, perDay: 10 };
  for (const name of ["Seal Bay", "Otter Bay", "Crab Bay"]) {
    await suggestions.submit({ userId: 2, content: someContent({ name }), nowMs: 1_000 }, limits);
  }
  const reviewer = { id: 1, username: "Admin" };
  await suggestions.review({ id: 1, status: "rejected", adminNotes: null, reviewer, nowMs: 2_000 });
  expect(await marks.of(reviewer)).toEqual({ ...NO_MARKS, pendingSuggestions: 2 });
  expect(await marks.of({ id: 2, username: "robin" })).toEqual(NO_MARKS);
});
