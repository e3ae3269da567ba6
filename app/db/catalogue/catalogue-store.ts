import type { AuditRecord } from "#app/domain/catalogue/audit";
import type { Destination } from "#app/domain/catalogue/destination";
import { MAX_LIST_LENGTH } from "#app/domain/catalogue/edit";
import type { CatalogueRange, CatalogueStore, NewDestination, NewItem } from "#app/services/catalogue/ports";
import { type SQL, and, asc, count, eq, ne, sql } from "drizzle-orm";
import { creationOf, justRecorded, recordWhere } from "./audit-store";
import { readChoices, readPage } from "./catalogue-list";
import { toColumns, toDestination, isSlugTaken } from "./catalogue-row";
import type { Database } from "#app/db/client";
import { rowWhere } from "#app/db/row-where";
import { destinations, removedDestinations } from "#app/db/schema";

const { id } = destinations;

/** An offset in SQLite needs a limit. */
const EVERY_ROW = 1_000_000;
/** In degrees of latitude, in the middle of Britain. */
const DEGREE_EAST = 0.6;

export function createCatalogueStore(db: Database): CatalogueStore {
  return {
    async all() {
      return (await db.select().from(destinations).orderBy(asc(destinations.id))).map(toDestination);
    },
    part: (range) => readPart(db, range),
    list: (query) => readPage(db, query),
    choices: (words) => readChoices(db, words),
    async find(id) {
      const [row] = await db.select().from(destinations).where(eq(destinations.id, id));
      return row ? toDestination(row) : null;
    },
    async slugsLike(slug) {
      // "." follows "-", so the range has all slugs that begin with this one and a dash.
      const rows = await db
        .select({ slug: destinations.slug })
        .from(destinations)
        .where(sql`${destinations.slug} >= ${slug} AND ${destinations.slug} < ${`${slug}.`}`);
      return rows.map((row) => row.slug);
    },
    async regionNear(outcode, { latitude, longitude }) {
      const area = outcode.replace(/\d.*$/, "");
      const isOfArea = sql`${destinations.postcode} GLOB ${`${area}[0-9]*`}`;
      const [north, east] = [
        sql`(${destinations.latitude} - ${latitude})`,
        sql`(${destinations.longitude} - ${longitude}) * ${DEGREE_EAST}`,
      ];
      const [row] = await db
        .select({ region: destinations.region })
        .from(destinations)
        .where(ne(destinations.region, ""))
        .orderBy(sql`${isOfArea} DESC, ${north} * ${north} + ${east} * ${east}`)
        .limit(1);
      return row?.region ?? "";
    },
    create: (destination) => insertDestination(db, destination),
    async replace(destination, version, record) {
      const isThatVersion = versionIs(destination.id, version);
      const [, rows] = await db.batch([
        recordWhere(db, record, sql`FROM destinations WHERE ${isThatVersion}`),
        db
          .update(destinations)
          .set({ ...toColumns(destination), updatedAt: destination.updatedAt })
          .where(isThatVersion)
          .returning(),
      ]);
      return rows[0] ? toDestination(rows[0]) : null;
    },
    append: (item, record) => appendItem(db, item, record),
    remove: (destination, record) => removeDestination(db, destination, record),
  };
}

async function readPart(db: Database, { offset, limit }: CatalogueRange): ReturnType<CatalogueStore["part"]> {
  const [[counted], rows] = await db.batch([
    db.select({ total: count() }).from(destinations),
    db
      .select()
      .from(destinations)
      .orderBy(asc(destinations.id))
      .limit(Number.isFinite(limit) ? limit : EVERY_ROW)
      .offset(offset),
  ]);
  return { destinations: rows.map(toDestination), total: counted?.total ?? 0 };
}

async function removeDestination(
  db: Database,
  { id, updatedAt }: Pick<Destination, "id" | "updatedAt">,
  record: AuditRecord,
): Promise<boolean> {
  const isThatVersion = versionIs(id, updatedAt);
  const [, , rows] = await db.batch([
    recordWhere(db, record, sql`FROM destinations WHERE ${isThatVersion}`),
    db
      .insert(removedDestinations)
      .select(
        rowWhere(
          removedDestinations,
          { slug: sql`slug`, removedAt: record.at },
          sql`FROM destinations WHERE ${isThatVersion}`,
        ),
      )
      .onConflictDoUpdate({ target: removedDestinations.slug, set: { removedAt: record.at } }),
    db.delete(destinations).where(isThatVersion).returning({ id: destinations.id }),
  ]);
  return rows.length > 0;
}

/** Or returns an equal one of a moment ago. The first statement does not change the audit log. */
async function insertDestination(
  db: Database,
  destination: NewDestination,
): ReturnType<CatalogueStore["create"]> {
  const { entry, nowMs } = destination;
  const record = creationOf(destination);
  const isItsLike = sql`${id} IN (${justRecorded(record, "$.slug")})`;
  const isNew = sql`NOT EXISTS (SELECT 1 FROM ${destinations} WHERE ${isItsLike})`;
  const columns = { ...toColumns(entry), slug: entry.slug, updatedAt: nowMs };
  try {
    const [made, , likes] = await db.batch([
      db
        .insert(destinations)
        .select(rowWhere(destinations, columns, sql`WHERE ${isNew}`))
        .returning(),
      recordWhere(
        db,
        record,
        sql`FROM destinations WHERE slug = ${entry.slug} AND ${isNew}`,
        sql`destinations.id`,
      ),
      db.select().from(destinations).where(isItsLike).orderBy(asc(id)).limit(1),
    ]);
    const row = made[0] ?? likes[0];
    return row ? { created: made.length > 0, destination: toDestination(row) } : null;
  } catch (error) {
    if (isSlugTaken(error)) return null;
    throw error;
  }
}

/** It fails if an equal entry is added or removed meanwhile. */
const MAX_TRIES = 10;

/** One statement, so that concurrent additions are all stored and a repeated one only once. */
async function appendItem(db: Database, added: NewItem, record: AuditRecord): Promise<Destination | null> {
  const { destinationId, list, item, nowMs } = added;
  const column = destinations[list];
  const json = JSON.stringify(item);
  const equals = sql<number>`(SELECT count(*) FROM json_each(${column}) WHERE value = json(${json}))`;
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const [[found], repeats] = await db.batch([
      db
        .select({ row: destinations, equals: equals.as("equals") })
        .from(destinations)
        .where(eq(id, destinationId)),
      db
        .select({ id })
        .from(destinations)
        .where(sql`${id} = ${destinationId} AND ${id} IN (${justRecorded(record)})`),
    ]);
    if (!found) return null;
    if (found.equals > 0 && repeats.length > 0) return toDestination(found.row);
    const hasRoom = sql`json_array_length(${column}) < ${MAX_LIST_LENGTH}`;
    // Nothing if an equal entry was added after the count: this request may be its repeat.
    const isAsFound = and(eq(id, destinationId), hasRoom, sql`${equals} = ${found.equals}`);
    const [, rows] = await db.batch([
      recordWhere(db, record, sql`FROM destinations WHERE ${isAsFound}`),
      db
        .update(destinations)
        .set({
          [list]: sql`json_insert(${column}, '$[#]', json(${json}))`,
          updatedAt: sql`max(${nowMs}, ${destinations.updatedAt} + 1)`,
          catalogueHash: null,
        })
        .where(isAsFound)
        .returning(),
    ]);
    if (rows[0]) return toDestination(rows[0]);
    if (found.row[list].length >= MAX_LIST_LENGTH) return null;
  }
  return null;
}

function versionIs(id: number, version: number): SQL | undefined {
  return and(eq(destinations.id, id), eq(destinations.updatedAt, version));
}
