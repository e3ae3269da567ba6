import { preferencesOf } from "#app/domain/accounts/account";
import type { NewSession, NewUser, UserStore } from "#app/services/accounts/ports";
import { and, eq, exists, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "#app/db/client";
import { removeMailsElsewhere } from "#app/db/alerts/alert-channel-store";
import { alertChannels, auditLog, recoveryLinks, sessions, suggestions, users } from "#app/db/schema";

/** The columns of a user that may leave the table: not the password's hash, and no new column by default. */
export const userColumns = {
  id: users.id,
  username: users.username,
  email: users.email,
  homePostcode: users.homePostcode,
  dogFriendly: users.dogFriendly,
  familyFriendly: users.familyFriendly,
  accessible: users.accessible,
  hiking: users.hiking,
  countryWalks: users.countryWalks,
  history: users.history,
  adventure: users.adventure,
  createdAt: users.createdAt,
};

/** Cleared in a suggestion when its author is deleted: contacts, and words that may say who wrote them. */
const WITHOUT_PERSONAL_TEXT = { telephone: null, description: "", whyVisit: null, adminNotes: null };

/** The accounts in D1. */
export function createUserStore(db: Database): UserStore {
  const credentials = () => db.select({ user: userColumns, passwordHash: users.password }).from(users);
  return {
    async add(user, session, replacedId) {
      const [rows] = await db.batch([
        db.insert(users).values(toRow(user)).onConflictDoNothing().returning(userColumns),
        db.insert(sessions).select(firstSession(db, user, session)),
        db.delete(sessions).where(and(eq(sessions.id, replacedId ?? ""), hasStarted(db, session))),
      ]);
      return rows[0] ?? null;
    },
    async credentialsByName(usernameKey) {
      const rows = await credentials().where(eq(users.usernameKey, usernameKey));
      return rows[0] ?? null;
    },
    async credentialsById(userId) {
      const rows = await credentials().where(eq(users.id, userId));
      return rows[0] ?? null;
    },
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
    async changePassword(userId, passwordHash, keptSessionId) {
      const [ended] = await db.batch([
        removeMailsElsewhere(db, [userId]).returning({ id: alertChannels.id }),
        db.update(users).set({ password: passwordHash }).where(eq(users.id, userId)),
        db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, keptSessionId ?? ""))),
        db.delete(recoveryLinks).where(eq(recoveryLinks.userId, userId)),
      ]);
      return { hasEndedMails: ended.length > 0 };
    },
    async changeEmail(userId, email) {
      await db.batch([
        db.update(users).set({ email }).where(eq(users.id, userId)),
        db.delete(recoveryLinks).where(eq(recoveryLinks.userId, userId)),
      ]);
    },
    async remove(userId) {
      // The foreign keys do the rest: favourites, history and sessions go, suggestions lose their author.
      await db.batch([
        // A link that the administrator made for them is recorded with their name.
        db
          .update(auditLog)
          .set({ after: null })
          .where(and(eq(auditLog.action, "account.recovery-link"), eq(auditLog.subjectId, userId))),
        db.update(suggestions).set(WITHOUT_PERSONAL_TEXT).where(eq(suggestions.userId, userId)),
        db.delete(users).where(eq(users.id, userId)),
      ]);
    },
  };
}

/** The row of a new user's session, found by the new user's salted hash; no row where the name was taken. */
function firstSession(db: Database, user: NewUser, { id, createdAt, expiresAt, device }: NewSession) {
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
    .where(and(eq(users.usernameKey, user.usernameKey), eq(users.password, user.passwordHash)));
}

function hasStarted(db: Database, { id }: NewSession) {
  const started = alias(sessions, "started");
  return exists(db.select({ id: started.id }).from(started).where(eq(started.id, id)));
}

function toRow({ username, usernameKey, passwordHash, email, preferences, createdAt }: NewUser) {
  return { ...preferences, username, usernameKey, password: passwordHash, email, createdAt };
}
