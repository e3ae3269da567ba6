import type { Author } from "#app/domain/catalogue/audit";
import type { Destination } from "#app/domain/catalogue/destination";
import { type Result, fail, ok } from "#app/domain/result";
import type { ChangeDeps, ChangeRefusal, ChangeTarget } from "./change-destination";

const MAX_TRIES = 10;

/** Deletes a destination and everything that refers to it. A full copy stays in the audit log. */
export async function deleteDestination(
  { id, version, author }: ChangeTarget & { author: Author },
  { catalogue, clock }: ChangeDeps,
): Promise<Result<Destination, ChangeRefusal>> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const before = await catalogue.find(id);
    if (!before) return fail("not-found");
    if (version !== null && before.updatedAt !== version) return fail("stale");
    const record = { author, action: "destination.delete" as const, subjectId: id, at: clock() };
    if (await catalogue.remove(before, { ...record, before: { ...before }, after: null })) return ok(before);
  }
  return fail("busy");
}
