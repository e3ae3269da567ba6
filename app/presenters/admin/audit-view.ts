/** One field of a change, before and after, as text; null if there was no value. */
export interface AuditFieldView {
  field: string;
  before: string | null;
  after: string | null;
}

export interface AuditEntryView {
  id: number;
  /** ISO time, for the element's attribute. */
  at: string;
  /** The time for people, on a London clock. */
  when: string;
  username: string;
  action: string;
  /** The action in words. */
  actionLabel: string;
  subject: { id: number | null; name: string | null };
  /** The admin page of the subject, if it may still exist. */
  href: string | null;
  fields: AuditFieldView[];
}

/** The list of changes. Its filter is a GET form with user, action, subject, from, to (days) and page. */
export interface AuditPageView {
  /** A message instead of the list; null if it was read. */
  loadError: string | null;
  filter: { user: string; action: string; subject: string; from: string; to: string };
  /** The choices for the action; the empty one means any action. */
  actions: { value: string; label: string }[];
  entries: AuditEntryView[];
  total: number;
  page: number;
  pageCount: number;
  /** The addresses of the pages with newer and older changes, with the same filter. */
  newerHref: string | null;
  olderHref: string | null;
}
