import { isoTime } from "#app/domain/units";
import { type User, isAdmin, preferencesOf } from "#app/domain/accounts/account";
import type { OwnRecords } from "#app/services/accounts/ports";

/** One by one, so that a new field is not sent by accident. */
export function userJson(user: User) {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    ...preferencesOf(user),
    createdAt: isoTime(user.createdAt),
    isAdmin: isAdmin(user),
  };
}

/** Except the password's hash. */
export function ownDataJson(user: User, records: OwnRecords, nowMs: number) {
  return {
    exportedAt: isoTime(nowMs),
    account: {
      id: user.id,
      username: user.username,
      email: user.email,
      emailConfirmedAt: isoTimeOrNull(user.emailConfirmedAt),
      homePostcode: user.homePostcode,
      passes: user.passes ?? [],
      createdAt: isoTime(user.createdAt),
      lastUsedOn: user.lastSeenAt === null ? null : isoTime(user.lastSeenAt).slice(0, 10),
    },
    preferences: preferencesOf(user),
    favorites: records.favorites.map(({ timestamp, ...favorite }) => ({
      ...favorite,
      savedAt: isoTime(timestamp),
    })),
    searchHistory: records.searchHistory.map(({ timestamp, ...search }) => ({
      ...search,
      searchedAt: isoTime(timestamp),
    })),
    suggestions: records.suggestions.map((suggestion) => ({
      ...suggestion,
      createdAt: isoTimeOrNull(suggestion.createdAt),
      updatedAt: isoTimeOrNull(suggestion.updatedAt),
      reviewedAt: isoTimeOrNull(suggestion.reviewedAt),
    })),
    ...records.ofFeatures,
    sessions: records.sessions.map(({ createdAt, expiresAt, device, lastSeenAt }) => ({
      device,
      startedAt: isoTime(createdAt),
      lastSeenAt: isoTimeOrNull(lastSeenAt),
      endsAt: isoTime(expiresAt),
    })),
    recoveryLinks: records.recoveryLinks.map(({ createdAt, expiresAt }) => ({
      madeAt: isoTime(createdAt),
      endsAt: isoTime(expiresAt),
    })),
    changes: records.changes.map(({ at, ...change }) => ({ ...change, changedAt: isoTime(at) })),
  };
}

function isoTimeOrNull(epochMs: unknown): string | null {
  return typeof epochMs === "number" ? isoTime(epochMs) : null;
}
