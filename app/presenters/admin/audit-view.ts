/** One field of a change, before and after, as text; null where there was nothing. */
export interface AuditFieldView {
  field: string;
  before: string | null;
  after: string | null;
}

export interface AuditEntryView {
  id: number;
  /** ISO time, for the element's attribute. */
  at: string;
  /** The same for people, on a London clock. */
  when: string;
  username: string;
  action: string;
  /** The action in words. */
  actionLabel: string;
  subject: { id: number | null; name: string | null };
  /** The administrator's page of the subject, where it can still be there. */
  href: string | null;
  fields: AuditFieldView[];
}

/** The list of changes. Its filter is a form that gets: user, action, subject, from, to (days), page. */
export interface AuditPageView {
  /** Words in place of the list; null where all is well. */
  loadError: string | null;
  filter: { user: string; action: string; subject: string; from: string; to: string };
  /** The choices of the action's field; an empty one is any action. */
  actions: { value: string; label: string }[];
  entries: AuditEntryView[];
  total: number;
  page: number;
  pageCount: number;
  /** Addresses of the pages before and after this one, with the same filter. */
  newerHref: string | null;
  olderHref: string | null;
}
