import type { OwnRecordStore } from "#app/services/accounts/ports";
import { asc, eq } from "drizzle-orm";
import { reportedTrip } from "#app/features/alerts/db/alert-store";
import type { Database } from "#app/db/client";
import {
  alertChannels,
  alertDeliveries,
  alertFeeds,
  alertMessages,
  alertTellings,
  alerts,
} from "#app/features/alerts/db/tables";
import {
  auditLog,
  destinations,
  favoriteDestinations,
  recoveryLinks,
  searchHistory,
  sessions,
  suggestions,
} from "#app/db/schema";
import { tripShares, tripStops } from "#app/features/itinerary/db/tables";

export function createOwnRecordStore(db: Database): OwnRecordStore {
  return {
    async recordsOf(userId) {
      const [
        favorites,
        searches,
        suggested,
        ownAlerts,
        told,
        tellings,
        channels,
        sent,
        feeds,
        open,
        recoveries,
        changes,
        stops,
        shares,
      ] = await db.batch([
        favoritesOf(db, userId),
        searchesOf(db, userId),
        suggestionsOf(db, userId),
        alertsOf(db, userId),
        alertMessagesOf(db, userId),
        db
          .select({ kind: alertTellings.kind, toldAt: alertTellings.toldAt })
          .from(alertTellings)
          .where(eq(alertTellings.userId, userId)),
        alertChannelsOf(db, userId),
        alertDeliveriesOf(db, userId),
        db.select({ createdAt: alertFeeds.createdAt }).from(alertFeeds).where(eq(alertFeeds.userId, userId)),
        sessionsOf(db, userId),
        recoveryLinksOf(db, userId),
        changesOf(db, userId),
        tripStopsOf(db, userId),
        db.select({ createdAt: tripShares.createdAt }).from(tripShares).where(eq(tripShares.userId, userId)),
      ]);
      return {
        favorites,
        searchHistory: searches,
        suggestions: suggested.map(ownFields),
        alerts: ownAlerts,
        alertMessages: told,
        alertTellings: tellings,
        alertChannels: channels,
        alertDeliveries: sent,
        feeds,
        sessions: open,
        recoveryLinks: recoveries,
        changes,
        tripStops: stops,
        tripShares: shares,
      };
    },
  };
}

function favoritesOf(db: Database, userId: number) {
  const { destinationId, timestamp } = favoriteDestinations;
  return db
    .select({ destinationId, name: destinations.name, timestamp })
    .from(favoriteDestinations)
    .innerJoin(destinations, eq(destinations.id, destinationId))
    .where(eq(favoriteDestinations.userId, userId))
    .orderBy(asc(timestamp));
}

function tripStopsOf(db: Database, userId: number) {
  const { destinationId, arrival, nights, leave, outcode, things, stay, changedAt } = tripStops;
  return db
    .select({ name: destinations.name, arrival, nights, leave, outcode, things, stay, changedAt })
    .from(tripStops)
    .innerJoin(destinations, eq(destinations.id, destinationId))
    .where(eq(tripStops.userId, userId))
    .orderBy(asc(arrival));
}

function searchesOf(db: Database, userId: number) {
  const { destinationId, postcode, drivingHours, clicked, timestamp } = searchHistory;
  return db
    .select({ destinationId, postcode, drivingHours, clicked, timestamp })
    .from(searchHistory)
    .where(eq(searchHistory.userId, userId))
    .orderBy(asc(timestamp));
}

function suggestionsOf(db: Database, userId: number) {
  return db
    .select()
    .from(suggestions)
    .where(eq(suggestions.userId, userId))
    .orderBy(asc(suggestions.createdAt));
}

/** The author is the user themselves, and the reviewer's id is the reviewer's data. */
const LEFT_OUT = new Set(["userId", "reviewedBy"]);

function ownFields(row: typeof suggestions.$inferSelect) {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !LEFT_OUT.has(name)));
}

function alertsOf(db: Database, userId: number) {
  const { outcode, drivingHours, style, threshold, weekdays, isPaused, createdAt } = alerts;
  return db
    .select({ outcode, drivingHours, style, threshold, weekdays, isPaused, createdAt })
    .from(alerts)
    .where(eq(alerts.userId, userId))
    .orderBy(asc(createdAt));
}

function alertMessagesOf(db: Database, userId: number) {
  const { kind, name, date, score, createdAt, readAt } = alertMessages;
  return db
    .select({ kind, name, date, score, ...reportedTrip, createdAt, readAt })
    .from(alertMessages)
    .innerJoin(alerts, eq(alerts.id, alertMessages.alertId))
    .where(eq(alertMessages.userId, userId))
    .orderBy(asc(createdAt));
}

function alertChannelsOf(db: Database, userId: number) {
  const { kind, address, createdAt, confirmedAt } = alertChannels;
  return db
    .select({ kind, address, createdAt, confirmedAt })
    .from(alertChannels)
    .where(eq(alertChannels.userId, userId))
    .orderBy(asc(createdAt));
}

function alertDeliveriesOf(db: Database, userId: number) {
  const { state, endedAt } = alertDeliveries;
  return db
    .select({
      name: alertMessages.name,
      date: alertMessages.date,
      address: alertChannels.address,
      state,
      endedAt,
    })
    .from(alertDeliveries)
    .innerJoin(alertMessages, eq(alertMessages.id, alertDeliveries.messageId))
    .innerJoin(alertChannels, eq(alertChannels.id, alertDeliveries.channelId))
    .where(eq(alertChannels.userId, userId))
    .orderBy(asc(alertMessages.createdAt));
}

/** Without ids, because an id is the hash of the secret that keeps a browser signed in. */
function sessionsOf(db: Database, userId: number) {
  const { createdAt, expiresAt, device, lastSeenAt } = sessions;
  return db
    .select({ createdAt, expiresAt, device, lastSeenAt })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(createdAt));
}

function recoveryLinksOf(db: Database, userId: number) {
  const { createdAt, expiresAt } = recoveryLinks;
  return db
    .select({ createdAt, expiresAt })
    .from(recoveryLinks)
    .where(eq(recoveryLinks.userId, userId))
    .orderBy(asc(createdAt));
}

function changesOf(db: Database, userId: number) {
  const { action, subjectId, at } = auditLog;
  return db
    .select({ action, subjectId, at })
    .from(auditLog)
    .where(eq(auditLog.userId, userId))
    .orderBy(asc(at));
}
