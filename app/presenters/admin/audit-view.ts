/** One field of a change: its text before and after. Null means that it had no value. */
export interface AuditFieldView {
  field: string;
  before: string | null;
  after: string | null;
}

export interface AuditEntryView {
  id: number;
  /** In ISO 8601, for the attribute of <time>. */
  at: string;
  when: string;
  username: string;
  action: string;
  actionLabel: string;
  subject: { id: number | null; name: string | null };
  /** The admin page of the destination; null for a deleted one, and for changes of suggestions and accounts. */
  href: string | null;
  fields: AuditFieldView[];
}

/** The page with the changes. Its filter is a GET form with user, action, subject, from and to (days), and page. */
export interface AuditPageView {
  /** The message in place of the list; null if the list was read. */
  loadError: string | null;
  filter: { user: string; action: string; subject: string; from: string; to: string };
  /** The choices of actions. The one with an empty value means any action. */
  actions: { value: string; label: string }[];
  entries: AuditEntryView[];
  total: number;
  page: number;
  pageCount: number;
  /** The addresses of the pages with newer and older changes; null if there are none. They keep the filter. */
  newerHref: string | null;
  olderHref: string | null;
}
