import {
  type AuditAction,
  type AuditRecord,
  type AuditState,
  type Author,
  changedParts,
} from "#app/domain/catalogue/audit";
import type { ContentFaults } from "#app/domain/catalogue/content-faults";
import {
  DESTINATION_FIELDS,
  type Destination,
  type DestinationPatch,
} from "#app/domain/catalogue/destination";
import { changedFields } from "#app/domain/catalogue/diff";
import { nextVersion } from "#app/domain/catalogue/edit";
import { changedEntity } from "#app/domain/catalogue/drafts/draft";
import { type Result, fail, ok } from "#app/domain/result";
import type { Clock } from "#app/services/ports";
import { type CheckDeps, type Impossible, destinationFaults, impossible } from "./check-content";
import type { CatalogueStore } from "./ports";

/** A try fails if another change comes first. */
const MAX_TRIES = 25;

/** The versions that the caller accepts; null accepts any. */
export interface ChangeTarget {
  readonly id: number;
  readonly versions: readonly number[] | null;
}

/** `busy`: other changes came first every time. */
export type ChangeRefusal = "not-found" | "stale" | "busy";

export interface ChangeDeps {
  readonly catalogue: CatalogueStore;
  readonly clock: Clock;
}

type Changed<Refusal extends string> = Result<Destination, ChangeRefusal | Refusal> | Impossible;

interface Change<Refusal extends string> {
  readonly author: Author;
  readonly action: AuditAction;
  readonly edit: (destination: Destination) => Result<Destination, Refusal>;
  readonly faultsOf?: (after: Destination) => ContentFaults | Promise<ContentFaults>;
  /** By default, the fields that differ. */
  readonly parts?: (before: Destination, after: Destination) => { before: AuditState; after: AuditState };
}

/** Fails if the caller's versions are outdated, or if the result is impossible. */
export function updateDestination(
  { patch, author, ...target }: ChangeTarget & { patch: DestinationPatch; author: Author },
  deps: ChangeDeps & CheckDeps,
): Promise<Changed<never>> {
  const edit = (destination: Destination) => ok(changedEntity(DESTINATION_FIELDS, destination, patch));
  const faultsOf = (after: Destination) => destinationFaults(after, Object.keys(patch), deps);
  return changeDestination(target, { author, action: "destination.update", edit, faultsOf }, deps);
}

/** If another change came first, edits the new version, if the caller accepts that. */
export async function changeDestination<Refusal extends string>(
  { id, versions }: ChangeTarget,
  { author, action, edit, faultsOf, parts = changedParts }: Change<Refusal>,
  { catalogue, clock }: ChangeDeps,
): Promise<Changed<Refusal>> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const before = await catalogue.find(id);
    if (!before) return fail("not-found");
    if (versions !== null && !versions.includes(before.updatedAt)) return fail("stale");
    const edited = edit(before);
    if (!edited.ok) return edited;
    if (changedFields(before, edited.value).length === 0) return ok(before);
    const refusal = faultsOf ? impossible(await faultsOf(edited.value)) : null;
    if (refusal) return refusal;
    const after = { ...edited.value, updatedAt: nextVersion(before.updatedAt, clock()) };
    const record: AuditRecord = { author, action, subjectId: id, at: clock(), ...parts(before, after) };
    const result = await catalogue.replace(after, before.updatedAt, record);
    if (result) return ok(result);
  }
  return fail("busy");
}

/** With everything that refers to it. A full copy stays in the audit log. */
export async function deleteDestination(
  { id, versions, author }: ChangeTarget & { author: Author },
  { catalogue, clock }: ChangeDeps,
): Promise<Result<Destination, ChangeRefusal>> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const before = await catalogue.find(id);
    if (!before) return fail("not-found");
    if (versions !== null && !versions.includes(before.updatedAt)) return fail("stale");
    const record = { author, action: "destination.delete" as const, subjectId: id, at: clock() };
    if (await catalogue.remove(before, { ...record, before: { ...before }, after: null })) return ok(before);
  }
  return fail("busy");
}
