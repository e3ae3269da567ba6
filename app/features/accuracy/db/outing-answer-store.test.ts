import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { openDatabase } from "#app/db/client";
import { insertDestinations } from "../../../../tests/workerd/sample-rows";
import { createOutingAnswerStore } from "./outing-answer-store";

it("counts answers of known places, whoever gives them, and forgets old days", async () => {
  const db = openDatabase(env.DB);
  await insertDestinations(db, 1);
  const store = createOutingAnswerStore(db);
  const outing = { slug: "place-0", date: "2026-11-21" };
  expect(await store.totals("2026-01-01")).toEqual({ better: 0, "as-said": 0, worse: 0 });
  for (const answer of ["better", "as-said", "as-said"] as const)
    expect(await store.add({ ...outing, answer })).toBe(true);
  expect(await store.add({ ...outing, slug: "nowhere", answer: "worse" })).toBe(false);
  expect(await store.totals("2026-11-21")).toEqual({ better: 1, "as-said": 2, worse: 0 });
  await store.removeBefore("2026-11-22");
  expect(await store.totals("2026-01-01")).toEqual({ better: 0, "as-said": 0, worse: 0 });
});
