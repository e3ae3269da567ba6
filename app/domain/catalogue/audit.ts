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

/** `subjectId` is null if the change creates the subject. */
export interface AuditRecord {
  readonly author: Author;
  readonly action: AuditAction;
  readonly subjectId: number | null;
  readonly at: number;
  /** With its `name` if it has one. `before` is null for a new subject, `after` for a deleted one. */
  readonly before: AuditState;
  readonly after: AuditState;
}
export type AuditState = Readonly<Record<string, unknown>> | null;

/** The name and the fields that differ. */
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

export interface AuditFilter {
  readonly username: string | null;
  readonly action: AuditAction | null;
  /** Its number, or a part of its name. */
  readonly subject: string | null;
  readonly fromMs: number | null;
  /** Exclusive. */
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
  readonly entries: readonly AuditEntry[];
  readonly total: number;
}
