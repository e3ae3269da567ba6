import { sql } from "drizzle-orm";
import {
  type AnySQLiteColumn,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { ownId, ownerId, sessions, users, yesOrNo } from "#app/db/schema";
import type { AlertWish } from "#app/features/alerts/domain/alert";
import type { Said } from "#app/features/alerts/domain/brief";
import type { ReportedWarning } from "#app/features/alerts/domain/due-message";
import type { ChannelKind } from "#app/features/alerts/domain/delivery";

/** Null for a guest, who has one alert and one confirmed address instead of an account. */
const userOrGuest = () => integer("user_id").references(() => users.id, { onDelete: "cascade" });

export const alerts = sqliteTable(
  "alerts",
  {
    id: ownId(),
    userId: userOrGuest(),
    /** Of a guest's alert, which ends with it. */
    channelId: integer("channel_id").references((): AnySQLiteColumn => alertChannels.id, {
      onDelete: "cascade",
    }),
    /** Its parameters, with the district and never the whole postcode. */
    search: text("search").notNull().default(""),
    kind: text("kind").$type<AlertWish["kind"]>().notNull().default("sunny"),
    threshold: integer("threshold").notNull(),
    /** Bits; Monday is the lowest. */
    weekdays: integer("weekdays").notNull(),
    isPaused: yesOrNo("is_paused"),
    /** The last evaluation found no place with a fresh forecast within the drive. */
    isStale: yesOrNo("is_stale"),
    createdAt: integer("created_at").notNull(),
    checkedAt: integer("checked_at").notNull().default(0),
  },
  (table) => [
    index("alerts_user_id_index").on(table.userId),
    uniqueIndex("alerts_channel_id_unique").on(table.channelId),
  ],
);

/** One row per alert, place, day and kind, so that a repeated run sends nothing twice. */
export const alertMessages = sqliteTable(
  "alert_messages",
  {
    id: ownId(),
    alertId: integer("alert_id")
      .notNull()
      .references(() => alerts.id, { onDelete: "cascade" }),
    userId: userOrGuest(),
    kind: text("kind", { enum: ["news", "correction", "brief"] }).notNull(),
    /** 0 for a brief, which is about a weekend. */
    destinationId: integer("destination_id").notNull(),
    slug: text("slug").notNull(),
    name: text("name").notNull(),
    date: text("date").notNull(),
    score: integer("score").notNull(),
    search: text("search").notNull().default(""),
    createdAt: integer("created_at").notNull(),
    /** When the user saw the message on the site. */
    readAt: integer("read_at"),
    /** The official warning that the message quotes. */
    warning: text("warning", { mode: "json" }).$type<ReportedWarning>(),
    said: text("said", { mode: "json" }).$type<Said>(),
  },
  (table) => [
    uniqueIndex("alert_messages_told_unique").on(table.alertId, table.date, table.destinationId, table.kind),
    index("alert_messages_user_id_read_at_index").on(table.userId, table.readAt),
    index("alert_messages_date_index").on(table.date),
  ],
);

/** A table of its own, because messages are deleted with their alert. */
export const alertTellings = sqliteTable(
  "alert_tellings",
  {
    userId: ownerId(),
    kind: text("kind", { enum: ["news", "correction"] }).notNull(),
    toldAt: integer("told_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);

/** For feeds and the calendar, which need no sign-in. A new token replaces the old one. */
export const alertFeeds = sqliteTable("alert_feeds", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  token: text("token").notNull().unique(),
  createdAt: integer("created_at").notNull(),
});

/** Besides the site: one email address per user or guest, and users' browsers that accept notifications. */
export const alertChannels = sqliteTable(
  "alert_channels",
  {
    id: ownId(),
    userId: userOrGuest(),
    kind: text("kind").$type<ChannelKind>().notNull(),
    address: text("address").notNull(),
    /** Random: the first half of the key in every email. The other half is not stored (adapters/mail-keys.ts). */
    token: text("token").unique(),
    /** Where the browser was added. The channel is deleted with the session. */
    sessionId: text("session_id").references(() => sessions.id, { onDelete: "cascade" }),
    /** The browser's public key and secret (`auth`), in base64url, for encryption. */
    p256dh: text("p256dh"),
    auth: text("auth"),
    /** The site's key that the browser consented to; null if older than this column. */
    vapidPublicKey: text("vapid_public_key"),
    /** Such as "https://sunny.example", from the owner's request because a cron has none. */
    site: text("site").notNull(),
    createdAt: integer("created_at").notNull(),
    /** Until then, the site sends only the request to confirm. */
    confirmedAt: integer("confirmed_at"),
  },
  (table) => [
    index("alert_channels_user_id_index").on(table.userId),
    uniqueIndex("alert_channels_mail_unique")
      .on(table.userId)
      .where(sql`kind = 'mail'`),
    uniqueIndex("alert_channels_push_unique")
      .on(table.address)
      .where(sql`kind = 'push'`),
    index("alert_channels_session_id_index").on(table.sessionId),
  ],
);

/** Over one channel. Made with the message, which is sent once. */
export const alertDeliveries = sqliteTable(
  "alert_deliveries",
  {
    messageId: integer("message_id")
      .notNull()
      .references(() => alertMessages.id, { onDelete: "cascade" }),
    channelId: integer("channel_id")
      .notNull()
      .references(() => alertChannels.id, { onDelete: "cascade" }),
    state: text("state", { enum: ["pending", "claimed", "sending", "sent", "unknown", "given-up"] })
      .notNull()
      .default("pending"),
    attempts: integer("attempts").notNull().default(0),
    /** The outcome of an earlier attempt is unknown: the message may already have been sent. */
    isRepeat: yesOrNo("is_repeat"),
    /** When a run may claim the delivery; for a claimed one, the end of its lease. */
    dueAt: integer("due_at").notNull(),
    endedAt: integer("ended_at"),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.channelId] }),
    index("alert_deliveries_state_due_at_index").on(table.state, table.dueAt),
    index("alert_deliveries_channel_id_index").on(table.channelId),
  ],
);
