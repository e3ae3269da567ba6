import type { Destination } from "./catalogue";
import { changedFields, contentOf } from "./catalogue-diff";

/** What the record of changes tells of: a verb and its object. */
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
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Who makes a change. */
export interface Author {
  readonly id: number;
  readonly username: string;
}

/** One change before it is recorded. `subjectId` is null where the change itself gives the number. */
export interface AuditRecord {
  readonly author: Author;
  readonly action: AuditAction;
  readonly subjectId: number | null;
  readonly at: number;
  /** Records with the subject's `name` where there is one; null before there was anything, and after. */
  readonly before: AuditState;
  readonly after: AuditState;
}
export type AuditState = Readonly<Record<string, unknown>> | null;

/** Both sides of a change, of which only what differs and the name are kept. */
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

/** Which changes are asked for; what is null leaves nothing out. Times in epoch milliseconds. */
export interface AuditFilter {
  readonly username: string | null;
  readonly action: AuditAction | null;
  /** A subject's number, or a part of its name in any case. */
  readonly subject: string | null;
  readonly fromMs: number | null;
  /** Exclusive. */
  readonly untilMs: number | null;
  /** From 1. */
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
  /** Newest first. */
  readonly entries: readonly AuditEntry[];
  readonly total: number;
}
