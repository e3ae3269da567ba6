import { type AuditFilter, type AuditRecord, AUDIT_PAGE_LENGTH } from "#app/domain/catalogue/audit";
import { REPEAT_MS } from "#app/domain/catalogue/edit";
import type { AuditStore, NewDestination } from "#app/services/catalogue/ports";
import { type SQL, and, count, desc, eq, gte, lt, sql } from "drizzle-orm";
import type { Database } from "#app/db/client";
import { rowWhere } from "#app/db/row-where";
import { auditLog } from "#app/db/schema";
import type { RefreshRecords } from "#app/services/weather/ports";

export function createAuditStore(db: Database): AuditStore {
  return {
    async find(filter) {
      const { id, username, action, subjectId, at, before, after } = auditLog;
      const wanted = and(...conditions(filter));
      const [entries, [counted]] = await db.batch([
        db
          .select({ id, username, action, subjectId, at, before, after })
          .from(auditLog)
          .where(wanted)
          .orderBy(desc(id))
          .limit(AUDIT_PAGE_LENGTH)
          .offset((filter.page - 1) * AUDIT_PAGE_LENGTH),
        db.select({ total: count() }).from(auditLog).where(wanted),
      ]);
      return { entries, total: counted?.total ?? 0 };
    },
  };
}

export function creationOf({ entry, nowMs, author }: NewDestination): AuditRecord {
  const record = { author, action: "destination.create" as const, subjectId: null, at: nowMs };
  return { ...record, before: null, after: { ...entry } };
}

/** In one batch with the change. `source` is FROM and WHERE, and selects a row only if the change is made. */
export function recordWhere(db: Database, record: AuditRecord, source: SQL, subjectId?: SQL) {
  const { author, action, at, before, after } = record;
  const row = { userId: author.id, username: author.username, action, at, before, after };
  return db
    .insert(auditLog)
    .select(rowWhere(auditLog, { ...row, subjectId: subjectId ?? record.subjectId }, source));
}

/**
 * Equal changes of the author a moment ago, as after a double click; `path` may differ. The plus before the
 * author makes SQLite use the index of times: that of authors would read all of the author's changes.
 */
export function justRecorded({ author, action, at, after }: AuditRecord, path?: "$.slug"): SQL {
  const { subjectId, userId, after: afterColumn } = auditLog;
  const rest = (state: SQL) =>
    path === undefined ? sql`json(${state})` : sql`json_remove(${state}, ${path})`;
  return sql`SELECT ${subjectId} FROM ${auditLog}
    WHERE ${auditLog.at} > ${at - REPEAT_MS} AND ${auditLog.action} = ${action} AND +${userId} = ${author.id}
      AND ${rest(sql`${afterColumn}`)} = ${rest(sql`${sql.param(after, afterColumn)}`)}`;
}

function conditions({ username, action, subject, fromMs, untilMs }: AuditFilter): (SQL | undefined)[] {
  return [
    username === null ? undefined : sql`lower(${auditLog.username}) = lower(${username})`,
    action === null ? undefined : eq(auditLog.action, action),
    subject === null ? undefined : aboutSubject(subject),
    fromMs === null ? undefined : gte(auditLog.at, fromMs),
    untilMs === null ? undefined : lt(auditLog.at, untilMs),
  ];
}

/** D1 allows patterns of LIKE only 50 bytes. */
function aboutSubject(subject: string): SQL {
  if (/^\d{1,15}$/.test(subject)) return eq(auditLog.subjectId, Number(subject));
  const name = sql`coalesce(${auditLog.after} ->> '$.name', ${auditLog.before} ->> '$.name', '')`;
  return sql`instr(lower(${name}), lower(${subject})) > 0`;
}

export function createRefreshRecordStore(db: Database): RefreshRecords {
  return {
    async record({ author, destination, at }) {
      await db.insert(auditLog).values({
        userId: author.id,
        username: author.username,
        action: "weather.refresh",
        subjectId: destination?.id ?? null,
        at,
        after: { name: destination?.name ?? "All destinations" },
      });
    },
  };
}
