import { formatClock } from "#app/domain/calendar/clock";
import { isoTime } from "#app/domain/units";
import { type User, isAdmin, preferencesOf } from "#app/domain/accounts/account";
import { WEEKDAY_NAMES } from "#app/features/alerts/domain/alert";
import type { OwnRecords } from "#app/services/accounts/ports";

/** A user in the answers of calls. Its fields are listed one by one, so that a new field is not sent by accident. */
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

/** Everything that we store about a user except the password's hash, for that user to read. */
export function ownDataJson(user: User, records: OwnRecords, nowMs: number) {
  return {
    exportedAt: isoTime(nowMs),
    account: {
      id: user.id,
      username: user.username,
      email: user.email,
      emailConfirmedAt: isoTimeOrNull(user.emailConfirmedAt),
      homePostcode: user.homePostcode,
      createdAt: isoTime(user.createdAt),
      lastUsedOn: user.lastSeenAt === null ? null : isoTime(user.lastSeenAt).slice(0, 10),
    },
    preferences: preferencesOf(user),
    favorites: records.favorites.map(({ timestamp, ...favorite }) => ({
      ...favorite,
      savedAt: isoTime(timestamp),
    })),
    trip: records.tripStops.map(({ changedAt, leave, ...stop }) => ({
      ...stop,
      leave: leave === null ? null : formatClock(leave),
      changedAt: isoTime(changedAt),
    })),
    tripShared: records.tripShares.map(({ createdAt }) => ({ sharedAt: isoTime(createdAt) })),
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
    alerts: records.alerts.map(({ createdAt, weekdays, ...alert }) => ({
      ...alert,
      days: WEEKDAY_NAMES.filter((_, weekday) => (weekdays >> weekday) & 1),
      createdAt: isoTime(createdAt),
    })),
    alertMessages: records.alertMessages.map(({ createdAt, readAt, ...message }) => ({
      ...message,
      toldAt: isoTime(createdAt),
      readAt: isoTimeOrNull(readAt),
    })),
    alertChannels: records.alertChannels.map(({ createdAt, confirmedAt, ...channel }) => ({
      ...channel,
      askedAt: isoTime(createdAt),
      confirmedAt: isoTimeOrNull(confirmedAt),
    })),
    alertDeliveries: records.alertDeliveries.map(({ endedAt, ...delivery }) => ({
      ...delivery,
      endedAt: isoTimeOrNull(endedAt),
    })),
    alertsLastTold: records.alertTellings.map(({ kind, toldAt }) => ({ kind, toldAt: isoTime(toldAt) })),
    feedAddresses: records.feeds.map(({ createdAt }) => ({ madeAt: isoTime(createdAt) })),
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
