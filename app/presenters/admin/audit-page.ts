import { isoTime } from "#app/domain/units";
import { capitalised } from "#app/domain/text";
import { recordedTimeInWords } from "#app/domain/calendar/words";
import { isRecord } from "#app/domain/values";
import {
  AUDIT_ACTIONS,
  AUDIT_PAGE_LENGTH,
  type AuditEntry,
  type AuditPage,
} from "#app/domain/catalogue/audit";

type FilterName = "user" | "action" | "subject" | "from" | "to";
type AuditQueryView = Readonly<Record<FilterName, string | null>> & { readonly page: number };

export type AuditPageView = ReturnType<typeof auditPageView>;
export type AuditEntryView = AuditPageView["entries"][number];
export type AuditFieldView = AuditEntryView["fields"][number];

const MAX_TEXT_LENGTH = 2_000;

/** Its filter is a GET form. `list` is null if they could not be read. */
export function auditPageView(list: AuditPage | null, query: AuditQueryView) {
  const { entries, total } = list ?? { entries: [], total: 0 };
  const pageCount = Math.max(1, Math.ceil(total / AUDIT_PAGE_LENGTH));
  const { page } = query;
  return {
    loadError: list ? null : "Failed to load the changes. Please try again.",
    filter: {
      user: query.user ?? "",
      action: query.action ?? "",
      subject: query.subject ?? "",
      from: query.from ?? "",
      to: query.to ?? "",
    },
    actions: AUDIT_ACTIONS.map((action) => ({ value: action, label: actionLabel(action) })),
    entries: entries.map(entryView),
    total,
    page,
    pageCount,
    newerHref: page > 1 ? addressOf(query, Math.min(page - 1, pageCount)) : null,
    olderHref: page < pageCount ? addressOf(query, page + 1) : null,
  };
}

/** "destination.update" becomes "Destination: update". */
function actionLabel(action: string): string {
  const [noun = "", verb = ""] = action.split(".", 2);
  return `${capitalised(noun)}: ${verb.replaceAll("-", " ")}`;
}

function entryView({ id, at, username, action, subjectId, before, after }: AuditEntry) {
  const name = nameOf(after) ?? nameOf(before);
  const isDestination = !/^(suggestion|account)\./.test(action) && action !== "destination.delete";
  return {
    id,
    username,
    action,
    at: isoTime(at),
    when: recordedTimeInWords(at),
    actionLabel: actionLabel(action),
    subject: { id: subjectId, name },
    href: isDestination && subjectId !== null ? `/admin?tab=destinations&destination=${subjectId}` : null,
    fields: fieldsOf(recordOf(before), recordOf(after)),
  };
}

/** Those that differ; of an entry in a list, field by field. */
function fieldsOf(before: Record<string, unknown>, after: Record<string, unknown>) {
  const [old, given] = [flattened(before), flattened(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(given)])];
  return names
    .map((field) => ({ field, before: textOf(old[field]), after: textOf(given[field]) }))
    .filter(({ before: one, after: other }) => one !== other);
}

function flattened({ item, ...fields }: Record<string, unknown>): Record<string, unknown> {
  return { ...fields, ...recordOf(item) };
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

function nameOf(state: unknown): string | null {
  const { name } = recordOf(state);
  return typeof name === "string" ? name : null;
}

function textOf(value: unknown): string | null {
  if (value === undefined || value === null || value === "") return null;
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text;
}

function addressOf(query: AuditQueryView, page: number): string {
  const fields = Object.entries({ ...query, page }).filter(([, value]) => value !== null);
  return `/admin/audit?${new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString()}`;
}
