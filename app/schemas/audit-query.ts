import * as z from "zod";
import { AUDIT_ACTIONS, type AuditFilter } from "#app/domain/catalogue/audit";
import { isCalendarDate } from "#app/domain/calendar/calendar-day";
import { londonDayBounds } from "#app/domain/calendar/london-time";
import { plainLine } from "#app/domain/text";

const MAX_PAGE = 10_000;

/** An unusable value does not filter. */
const words = z.lazy(() =>
  z.preprocess(
    (value) => (typeof value === "string" ? plainLine(value).slice(0, 120) || null : null),
    z.string().nullable(),
  ),
);
const day = z.lazy(() => z.string().refine(isCalendarDate).nullable().catch(null));
const query = z.object({
  user: words,
  action: z.lazy(() => z.enum(AUDIT_ACTIONS).nullable().catch(null)),
  subject: words,
  from: day,
  to: day,
  page: z.lazy(() => z.coerce.number().int().min(1).max(MAX_PAGE).catch(1)),
});

type AuditQuery = z.output<typeof query>;

/** The range includes its first and its last London calendar day. */
export function readAuditQuery(search: URLSearchParams): { query: AuditQuery; filter: AuditFilter } {
  const names = Object.keys(query.shape);
  const values = query.parse(Object.fromEntries(names.map((name) => [name, search.get(name)])));
  const filter = {
    username: values.user,
    action: values.action,
    subject: values.subject,
    fromMs: values.from === null ? null : londonDayBounds(values.from).fromMs,
    untilMs: values.to === null ? null : londonDayBounds(values.to).untilMs,
    page: values.page,
  };
  return { query: values, filter };
}
