import { ADMIN_USERNAME } from "#app/domain/accounts/account";
import { ACCOUNTS_OF_ONE_ADDRESS_MAX, OPEN_RECOVERY_LINKS_MAX } from "#app/domain/accounts/password";
import type { MailedAccount, RecoveryStore } from "#app/services/accounts/ports";
import { and, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from "drizzle-orm";
import { recordWhere } from "#app/db/catalogue/audit-store";
import type { Database } from "#app/db/client";
import type { AccountPart } from "./account-part";
import { rowWhere } from "#app/db/row-where";
import { recoveryLinks as links, sessions, users } from "#app/db/schema";
import { userColumns } from "./user-store";

/** The key of a link is the fingerprint of its token. */
export function createRecoveryStore(db: Database, parts: readonly AccountPart[]): RecoveryStore {
  const open = (id: string, nowMs: number) => and(eq(links.id, id), gt(links.expiresAt, nowMs));
  return {
    accountsOf: (key) => findOwners(db, key),
    async add(link) {
      const openOfUser = sql`SELECT count(*) FROM ${links} WHERE ${links.userId} = ${link.userId} AND ${links.expiresAt} > ${link.createdAt}`;
      const rows = await db
        .insert(links)
        .select(rowWhere(links, link, sql`WHERE (${openOfUser}) < ${OPEN_RECOVERY_LINKS_MAX}`))
        .returning({ id: links.id });
      return rows.length > 0;
    },
    async addByAdmin(link, author, username) {
      const record = {
        author,
        action: "account.recovery-link" as const,
        subjectId: link.userId,
        at: link.createdAt,
        before: null,
        after: { name: username },
      };
      await db.batch([
        db.insert(links).values(link),
        recordWhere(db, record, sql`FROM ${links} WHERE ${links.id} = ${link.id}`),
      ]);
    },
    async usernameOf(id, nowMs) {
      const rows = await db
        .select({ username: users.username })
        .from(links)
        .innerJoin(users, eq(users.id, links.userId))
        .where(open(id, nowMs));
      return rows[0]?.username ?? null;
    },
    async redeem(id, passwordHash, nowMs) {
      const owner = db.select({ userId: links.userId }).from(links).where(open(id, nowMs));
      const [rows] = await db.batch([
        db
          .update(users)
          .set({ password: passwordHash })
          .where(inArray(users.id, owner))
          .returning(userColumns),
        db.delete(sessions).where(inArray(sessions.userId, owner)),
        ...parts.flatMap(({ whenRecovered }) => whenRecovered?.end(db, owner) ?? []),
        // The last statement, because the others look up the link.
        db.delete(links).where(inArray(links.userId, owner)),
      ]);
      return rows[0] ?? null;
    },
    async remove(ids) {
      await db.delete(links).where(inArray(links.id, [...ids]));
    },
    async removeExpired(nowMs) {
      await db.delete(links).where(lte(links.expiresAt, nowMs));
    },
  };
}

async function findOwners(db: Database, key: string): Promise<readonly MailedAccount[]> {
  const isConfirmed = isNotNull(users.emailConfirmedAt);
  const rows = await db
    .select({ userId: users.id, email: users.email })
    .from(users)
    .where(
      and(
        or(
          and(eq(users.usernameKey, key), or(isConfirmed, isNull(users.emailAddedAt))),
          and(eq(sql`lower(${users.email})`, key), isConfirmed),
        ),
        isNotNull(users.email),
        ne(users.usernameKey, ADMIN_USERNAME),
      ),
    )
    .orderBy(users.id)
    .limit(ACCOUNTS_OF_ONE_ADDRESS_MAX);
  return rows.flatMap(({ userId, email }) => (email === null ? [] : [{ userId, email }]));
}
