import { dayOfUse } from "#app/domain/accounts/storage-limits";
import { preferencesOf } from "#app/domain/accounts/account";
import type { Credentials, NewSession, NewUser, UserStore } from "#app/services/accounts/ports";
import { type SQL, type SQLWrapper, and, eq, exists, getTableColumns, inArray, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "#app/db/client";
import type { AccountPart } from "./account-part";
import { auditLog, recoveryLinks, sessions, suggestions, users } from "#app/db/schema";

/** One by one, so that neither the password's hash nor a new column is among them by accident. */
export const userColumns = {
  id: users.id,
  username: users.username,
  email: users.email,
  emailConfirmedAt: users.emailConfirmedAt,
  homePostcode: users.homePostcode,
  passes: users.passes,
  dogFriendly: users.dogFriendly,
  familyFriendly: users.familyFriendly,
  accessible: users.accessible,
  hiking: users.hiking,
  countryWalks: users.countryWalks,
  history: users.history,
  adventure: users.adventure,
  createdAt: users.createdAt,
  lastSeenAt: users.lastSeenAt,
};

/** Of a deleted author: contacts, and text that may reveal who wrote it. */
const WITHOUT_PERSONAL_TEXT = { telephone: null, description: "", whyVisit: null, adminNotes: null };

export function createUserStore(db: Database, parts: readonly AccountPart[]): UserStore {
  const credentials = async (whose: SQL) => {
    const rows = await db
      .select({ user: userColumns, passwordHash: users.password })
      .from(users)
      .where(whose);
    return rows[0] ?? null;
  };
  return {
    async add(user, session, replacedId) {
      // Hashes are salted: this name with another hash belongs to a person who registered first.
      const isNewUser = and(eq(users.usernameKey, user.usernameKey), eq(users.password, user.passwordHash));
      const [rows] = await db.batch([
        db.insert(users).values(toRow(user)).onConflictDoNothing().returning(userColumns),
        db.insert(sessions).select(sessionWhere(db, session, isNewUser)),
        endReplaced(db, session, replacedId),
      ]);
      return rows[0] ?? null;
    },
    credentialsByName: (usernameKey) => credentials(eq(users.usernameKey, usernameKey)),
    credentialsById: (userId) => credentials(eq(users.id, userId)),
    async updatePreferences(userId, preferences) {
      const rows = await db
        .update(users)
        .set(preferencesOf(preferences))
        .where(eq(users.id, userId))
        .returning(userColumns);
      return rows[0] ?? null;
    },
    async keepHome(userId, homePostcode) {
      await db.update(users).set({ homePostcode }).where(eq(users.id, userId));
    },
    async keepPasses(userId, passes) {
      await db.update(users).set({ passes }).where(eq(users.id, userId));
    },
    changePassword: (proven, passwordHash, session) => setPassword(db, parts, proven, passwordHash, session),
    async changeEmail(proven, email, nowMs) {
      const [changed] = await db.batch([
        db.update(users).set(changedEmail(email, nowMs)).where(hasPassword(proven)).returning(userColumns),
        db.delete(recoveryLinks).where(inArray(recoveryLinks.userId, stillProven(db, proven))),
      ]);
      return changed[0] ?? null;
    },
    async remove(proven) {
      const owner = stillProven(db, proven);
      // Foreign keys delete favorites, history and sessions, and suggestions lose their author.
      const [, , removed] = await db.batch([
        ...forgetPeople(db, owner),
        db.delete(users).where(hasPassword(proven)).returning({ id: users.id }),
      ]);
      return removed.length > 0;
    },
  };
}

async function setPassword(
  db: Database,
  parts: readonly AccountPart[],
  ...[proven, passwordHash, session]: Parameters<UserStore["changePassword"]>
): ReturnType<UserStore["changePassword"]> {
  const renewal = session ?? { id: "", renewedId: "" };
  const owner = stillProven(db, proven);
  const changes = parts.flatMap(({ whenPasswordChanges }) => whenPasswordChanges ?? []);
  const [renewed, ...results] = await db.batch([
    // Before the old one is deleted: what belongs to it is moved in between.
    db
      .insert(sessions)
      .select(renewedSession(db, renewal.id, renewal.renewedId, owner))
      .returning({ id: sessions.id }),
    ...changes.map(({ end }) => end(db, owner)),
    ...changes.map(({ move }) => move(db, owner, renewal)),
    db.delete(sessions).where(and(inArray(sessions.userId, owner), ne(sessions.id, renewal.renewedId))),
    db.delete(recoveryLinks).where(inArray(recoveryLinks.userId, owner)),
    // The last statement, because the others check the former password.
    db.update(users).set({ password: passwordHash }).where(hasPassword(proven)).returning({ id: users.id }),
  ]);
  const rowsAt = (index: number) => (results.at(index) as readonly unknown[]).length;
  const ended = changes.flatMap(({ hasEnded }, index) => (rowsAt(index) > 0 ? [hasEnded] : []));
  return rowsAt(-1) > 0 ? { ended, hasSession: renewed.length > 0 } : null;
}

/** Run them before the deletion, in the same batch. */
export const forgetPeople = (db: Database, owners: SQLWrapper) =>
  [
    // An administrator's record of a recovery link includes the user's name.
    db
      .update(auditLog)
      .set({ after: null })
      .where(and(eq(auditLog.action, "account.recovery-link"), inArray(auditLog.subjectId, owners))),
    db.update(suggestions).set(WITHOUT_PERSONAL_TEXT).where(inArray(suggestions.userId, owners)),
  ] as const;

/** Hashes are salted, so a new password has another hash even if its text is the same. */
export const hasPassword = ({ user, passwordHash }: Credentials) =>
  and(eq(users.id, user.id), eq(users.password, passwordHash));

const stillProven = (db: Database, proven: Credentials) =>
  db.select({ id: users.id }).from(users).where(hasPassword(proven));

/** A new spelling keeps a confirmed address confirmed, and lets an unconfirmed owner be asked again. */
function changedEmail(email: string | null, nowMs: number) {
  const isSame = sql`lower(${users.email}) = lower(${email})`;
  return {
    email,
    emailAddedAt: sql`CASE WHEN ${isSame} THEN ${users.emailAddedAt} ELSE ${nowMs} END`,
    emailToken: sql`CASE WHEN ${isSame} AND ${users.emailConfirmedAt} IS NOT NULL THEN ${users.emailToken} END`,
    emailConfirmedAt: sql`CASE WHEN ${isSame} THEN ${users.emailConfirmedAt} END`,
  };
}

function renewedSession(db: Database, id: string, renewedId: string, owner: SQLWrapper) {
  return db
    .select({ ...getTableColumns(sessions), id: sql<string>`${renewedId}`.as("id") })
    .from(sessions)
    .where(and(eq(sessions.id, id), inArray(sessions.userId, owner)));
}

/** No row if no user matches `whose`. */
export function sessionWhere(
  db: Database,
  { id, createdAt, expiresAt, device }: NewSession,
  whose: SQL | undefined,
) {
  return db
    .select({
      id: sql<string>`${id}`.as("id"),
      userId: users.id,
      createdAt: sql<number>`${createdAt}`.as("created_at"),
      expiresAt: sql<number>`${expiresAt}`.as("expires_at"),
      device: sql<string>`${device}`.as("device"),
      lastSeenAt: sql<number>`${createdAt}`.as("last_seen_at"),
    })
    .from(users)
    .where(whose);
}

export function endReplaced(db: Database, { id }: NewSession, replacedId: string | null) {
  const started = alias(sessions, "started");
  const hasStarted = exists(db.select({ id: started.id }).from(started).where(eq(started.id, id)));
  return db.delete(sessions).where(and(eq(sessions.id, replacedId ?? ""), hasStarted));
}

function toRow({ passwordHash: password, preferences, ...user }: NewUser) {
  const { email, createdAt } = user;
  const emailAddedAt = email === null ? null : createdAt;
  return { ...preferences, ...user, password, emailAddedAt, lastSeenAt: dayOfUse(createdAt) };
}
