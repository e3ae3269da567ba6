import type { EmailStore } from "#app/services/accounts/ports";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/client";
import { recoveryLinks, users } from "#app/db/schema";

export function createEmailStore(db: Database): EmailStore {
  const isAsked = (tokenId: string) => eq(users.emailToken, tokenId);
  return {
    async startConfirmation({ userId, email, tokenId }) {
      const isOpen = and(isNull(users.emailToken), isNull(users.emailConfirmedAt));
      const kept = await db
        .update(users)
        .set({ emailToken: tokenId })
        .where(and(eq(users.id, userId), eq(users.email, email), isOpen))
        .returning({ id: users.id });
      return kept.length > 0;
    },
    async cancelConfirmation(tokenId) {
      await db.update(users).set({ emailToken: null }).where(isAsked(tokenId));
    },
    async byToken(tokenId) {
      const { username, emailConfirmedAt } = users;
      const [row] = await db.select({ username, emailConfirmedAt }).from(users).where(isAsked(tokenId));
      return row ? { username: row.username, isConfirmed: row.emailConfirmedAt !== null } : null;
    },
    async confirm(tokenId, nowMs) {
      const confirmed = await db
        .update(users)
        .set({ emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${nowMs})` })
        .where(isAsked(tokenId))
        .returning({ id: users.id });
      return confirmed.length > 0;
    },
    async remove(tokenId) {
      const owner = db.select({ id: users.id }).from(users).where(isAsked(tokenId));
      await db.batch([
        db.delete(recoveryLinks).where(inArray(recoveryLinks.userId, owner)),
        db
          .update(users)
          .set({ email: null, emailToken: null, emailConfirmedAt: null })
          .where(isAsked(tokenId)),
      ]);
    },
  };
}
