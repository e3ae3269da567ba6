import type { Destination } from "./destination";
import { changedFields, contentOf } from "./diff";

export const AUDIT_ACTIONS = [
  "destination.create",
  "destination.update",
  "destination.delete",
  "destination.import",
  "activity.add",
  "activity.update",
  "activity.delete",
  "hotel.add",
  "hotel.update",
  "hotel.delete",
  "campsite.add",
  "campsite.update",
  "campsite.delete",
  "places.fetch",
  "weather.refresh",
  "suggestion.approve",
  "suggestion.reject",
  "suggestion.reopen",
  "suggestion.convert",
  "account.recovery-link",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export interface Author {
  readonly id: number;
  readonly username: string;
}

/** A change to record. `subjectId` is null if the change creates the subject, since the id is then new. */
export interface AuditRecord {
  readonly author: Author;
  readonly action: AuditAction;
  readonly subjectId: number | null;
  readonly at: number;
  /**
   * The subject before and after the change, with its `name` if it has one. `before` is null for a new
   * subject, `after` for a deleted one.
   */
  readonly before: AuditState;
  readonly after: AuditState;
}
export type AuditState = Readonly<Record<string, unknown>> | null;

/** Reduces both sides of a change to the name and the fields that differ. */
export function changedParts(
  before: Destination,
  after: Destination,
): { readonly before: AuditState; readonly after: AuditState } {
  const fields = changedFields(contentOf(before), contentOf(after));
  return {
    before: { name: before.name, ...only(before, fields) },
    after: { name: after.name, ...only(after, fields) },
  };
}

function only(destination: Destination, fields: readonly string[]): Record<string, unknown> {
  const values = destination as unknown as Record<string, unknown>;
  return Object.fromEntries(fields.map((field) => [field, values[field] ?? null]));
}

/** The filters of the audit log; null is no filter. Times are epoch milliseconds. */
export interface AuditFilter {
  readonly username: string | null;
  readonly action: AuditAction | null;
  /** The number of a subject, or a part of its name. Case does not matter. */
  readonly subject: string | null;
  readonly fromMs: number | null;
  /** Only entries before this instant. */
  readonly untilMs: number | null;
  readonly page: number;
}

export const AUDIT_PAGE_LENGTH = 50;

export interface AuditEntry {
  readonly id: number;
  readonly username: string;
  readonly action: string;
  readonly subjectId: number | null;
  readonly at: number;
  readonly before: unknown;
  readonly after: unknown;
}

export interface AuditPage {
  /** The newest entry is first. */
  readonly entries: readonly AuditEntry[];
  readonly total: number;
}
