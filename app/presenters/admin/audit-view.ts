/** Null means that the field had no value. */
export interface AuditFieldView {
  field: string;
  before: string | null;
  after: string | null;
}

export interface AuditEntryView {
  id: number;
  /** ISO 8601, for <time>. */
  at: string;
  when: string;
  username: string;
  action: string;
  actionLabel: string;
  subject: { id: number | null; name: string | null };
  /** Null for a deleted destination, and for changes of suggestions and accounts. */
  href: string | null;
  fields: AuditFieldView[];
}

/** Its filter is a GET form with user, action, subject, from and to (days), and page. */
export interface AuditPageView {
  /** In place of the list. */
  loadError: string | null;
  filter: { user: string; action: string; subject: string; from: string; to: string };
  /** An empty value means any action. */
  actions: { value: string; label: string }[];
  entries: AuditEntryView[];
  total: number;
  page: number;
  pageCount: number;
  /** They keep the filter. */
  newerHref: string | null;
  olderHref: string | null;
}
