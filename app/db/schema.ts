import type { Pass } from "#app/domain/catalogue/passes";
import type { Activity } from "#app/domain/catalogue/activity";
import type { Campsite } from "#app/domain/catalogue/campsite";
import type { DestinationKind } from "#app/domain/catalogue/destination";
import type { OpenFacts } from "#app/domain/catalogue/nearby";
import type { Hotel } from "#app/domain/catalogue/hotel";
import type { CurrentWeather, DailyForecast } from "#app/domain/weather/forecast";
import type { RunOutcome } from "#app/services/weather/ports";
import { sql } from "drizzle-orm";
import { index, integer, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

export const ownId = () => integer("id").primaryKey({ autoIncrement: true });
export const yesOrNo = (column: string) => integer(column, { mode: "boolean" }).notNull().default(false);
export const ownerId = () =>
  integer("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

export const users = sqliteTable(
  "users",
  {
    id: ownId(),
    /** As typed. Only the key has to be unique. */
    username: text("username").notNull(),
    /** In lower case: Admin and admin are the same name. */
    usernameKey: text("username_key").notNull().unique(),
    /** The hash with its parameters and salt, never the password. */
    password: text("password").notNull(),
    email: text("email"),
    /** Epoch ms; null from before confirmations existed, when a username sufficed for a link. */
    emailAddedAt: integer("email_added_at"),
    /** A hash; null until the email that asks to confirm the address is sent. */
    emailToken: text("email_token"),
    /** Until then, the site sends only the request to confirm. */
    emailConfirmedAt: integer("email_confirmed_at"),
    /** A whole postcode, for the best places near it on Home. */
    homePostcode: text("home_postcode"),
    passes: text("passes", { mode: "json" }).$type<readonly Pass[]>(),
    dogFriendly: yesOrNo("dog_friendly"),
    familyFriendly: yesOrNo("family_friendly"),
    accessible: yesOrNo("accessible"),
    hiking: yesOrNo("hiking"),
    countryWalks: yesOrNo("country_walks"),
    history: yesOrNo("history"),
    adventure: yesOrNo("adventure"),
    createdAt: integer("created_at").notNull(),
    /** The start of the day (UTC) of a sign-in, a feed's fetch or an alert's message. Null in old rows. */
    lastSeenAt: integer("last_seen_at"),
    /** The day of the email before deletion; it lapses if the account is used later. */
    unusedNoticeAt: integer("unused_notice_at"),
  },
  // Not unique, because a family may share an address.
  (table) => [
    index("users_email_index").on(sql`lower(${table.email})`),
    index("users_email_token_index").on(table.emailToken),
  ],
);

export const sessions = sqliteTable(
  "sessions",
  {
    /** A hash, so that a copy of the table is not enough to sign in. */
    id: text("id").primaryKey(),
    userId: ownerId(),
    createdAt: integer("created_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
    /** Such as "Firefox on Windows"; never the whole User-Agent. */
    device: text("device"),
    /** Epoch ms, exact to the hour; null if the sign-in is older than this column. */
    lastSeenAt: integer("last_seen_at"),
  },
  (table) => [
    index("sessions_user_id_index").on(table.userId),
    index("sessions_expires_at_index").on(table.expiresAt),
  ],
);

/** Valid for half an hour. */
export const recoveryLinks = sqliteTable(
  "recovery_links",
  {
    /** A hash, so that a copy of the table opens no account. */
    id: text("id").primaryKey(),
    userId: ownerId(),
    createdAt: integer("created_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [
    index("recovery_links_user_id_index").on(table.userId),
    index("recovery_links_expires_at_index").on(table.expiresAt),
  ],
);

/** To sign in, to register, or to be sent an email, in the current window of time. */
export const signInAttempts = sqliteTable(
  "sign_in_attempts",
  {
    subject: text("subject").primaryKey(),
    /** Each kind of attempt has a window of its own. */
    endsAt: integer("ends_at").notNull().default(0),
    count: integer("count").notNull(),
  },
  (table) => [index("sign_in_attempts_ends_at_index").on(table.endsAt)],
);

export const suggestions = sqliteTable(
  "suggestions",
  {
    id: ownId(),
    userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
    type: text("type", { enum: ["location", "activity", "accommodation"] }).notNull(),
    status: text("status", { enum: ["pending", "approved", "rejected", "converted"] })
      .notNull()
      .default("pending"),
    name: text("name").notNull(),
    description: text("description").notNull(),
    location: text("location"),
    website: text("website"),
    telephone: text("telephone"),
    area: text("area"),
    whyVisit: text("why_visit"),
    hasBeach: yesOrNo("has_beach"),
    hasAdventureSports: yesOrNo("has_adventure_sports"),
    hasHiking: yesOrNo("has_hiking"),
    hasDogFriendlyPlaces: yesOrNo("has_dog_friendly_places"),
    hasNatureWalks: yesOrNo("has_nature_walks"),
    hasAccessiblePlaces: yesOrNo("has_accessible_places"),
    isOwner: yesOrNo("is_owner"),
    offersDiscounts: yesOrNo("offers_discounts"),
    isFamilyFriendly: yesOrNo("is_family_friendly"),
    isAccessible: yesOrNo("is_accessible"),
    isDogFriendly: yesOrNo("is_dog_friendly"),
    adminNotes: text("admin_notes"),
    reviewedBy: integer("reviewed_by").references(() => users.id, { onDelete: "set null" }),
    reviewedAt: integer("reviewed_at"),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    index("suggestions_status_created_at_index").on(table.status, table.createdAt),
    index("suggestions_user_id_index").on(table.userId),
    index("suggestions_reviewed_by_index").on(table.reviewedBy),
  ],
);

/**
 * No CHECK constraints in any table: changing one means rebuilding it, and on D1 rebuilding a parent deletes
 * its children's rows. The code checks values before it writes them.
 */
export const destinations = sqliteTable("destinations", {
  id: ownId(),
  slug: text("slug").notNull().unique(),
  name: text("name").notNull(),
  postcode: text("postcode").notNull(),
  imageUrl: text("image_url").notNull(),
  latitude: real("latitude").notNull(),
  longitude: real("longitude").notNull(),
  description: text("description").notNull().default(""),
  activities: text("activities", { mode: "json" }).$type<readonly Activity[]>().notNull().default([]),
  hotels: text("hotels", { mode: "json" }).$type<readonly Hotel[]>().notNull().default([]),
  campsites: text("campsites", { mode: "json" }).$type<readonly Campsite[]>().notNull().default([]),
  region: text("region").notNull().default(""),
  kind: text("kind").$type<DestinationKind>().notNull(),
  featured: yesOrNo("featured"),
  specialOffer: text("special_offer"),
  partnershipCode: text("partnership_code"),
  hook: text("hook"),
  bestMonths: text("best_months"),
  wetDayPlan: text("wet_day_plan"),
  bathingWater: text("bathing_water"),
  carPark: text("car_park"),
  carParkLatitude: real("car_park_latitude"),
  carParkLongitude: real("car_park_longitude"),
  toilets: text("toilets"),
  station: text("station"),
  /** By a person, such as 2026-11-21. */
  checkedOn: text("checked_on"),
  checkedAgainst: text("checked_against"),
  /** Epoch ms, increasing with every change: an edit of another version is refused. */
  updatedAt: integer("updated_at").notNull(),
  /** Unique, so that a repeated conversion finds the first one. */
  sourceSuggestionId: integer("source_suggestion_id")
    .unique()
    .references(() => suggestions.id, { onDelete: "set null" }),
  /** Null once an administrator has changed the row. */
  catalogueHash: text("catalogue_hash"),
});

/** From `catalogue/facts`. Only set-up writes them. */
export const openFacts = sqliteTable("open_facts", {
  slug: text("slug").primaryKey(),
  facts: text("facts", { mode: "json" }).$type<OpenFacts>().notNull(),
});

/** Set-up must not add them again. */
export const removedDestinations = sqliteTable("removed_destinations", {
  slug: text("slug").primaryKey(),
  removedAt: integer("removed_at").notNull(),
});

/** One row per destination, replaced only by a newer forecast. */
export const weatherData = sqliteTable("weather_data", {
  id: ownId(),
  destinationId: integer("destination_id")
    .notNull()
    .unique()
    .references(() => destinations.id, { onDelete: "cascade" }),
  /** The fetch in epoch ms, from which the age is counted. */
  timestamp: integer("timestamp").notNull(),
  provider: text("provider").notNull(),
  currentWeather: text("current_weather", { mode: "json" }).$type<CurrentWeather>().notNull(),
  forecast: text("forecast", { mode: "json" }).$type<readonly DailyForecast[]>().notNull(),
  /** Of those days in base64; null in rows older than this column. */
  hourly: text("hourly"),
  /** Epoch ms, of the first days; null if unknown. */
  runAt: integer("run_at"),
  /** When it was last confirmed to be the newest (epoch ms); null if never since the fetch. */
  checkedAt: integer("checked_at"),
});

/** One row per scheduled time, so that a cron that fires twice runs once. */
export const refreshRuns = sqliteTable(
  "refresh_runs",
  {
    id: ownId(),
    scheduledFor: integer("scheduled_for").notNull().unique(),
    startedAt: integer("started_at").notNull(),
    endedAt: integer("ended_at"),
    placesRefreshed: integer("places_refreshed").notNull().default(0),
    placesFailed: integer("places_failed").notNull().default(0),
    provider: text("provider").notNull(),
    outcome: text("outcome").$type<RunOutcome>().notNull().default("running"),
    error: text("error"),
  },
  (table) => [index("refresh_runs_started_at_index").on(table.startedAt)],
);

/** For work that only one run may do at a time. An expired lease may be taken. */
export const leases = sqliteTable("leases", {
  name: text("name").primaryKey(),
  holder: text("holder").notNull(),
  expiresAt: integer("expires_at").notNull(),
});

export const searchHistory = sqliteTable(
  "search_history",
  {
    id: ownId(),
    userId: ownerId(),
    destinationId: integer("destination_id").references(() => destinations.id, { onDelete: "set null" }),
    postcode: text("postcode").notNull(),
    drivingHours: integer("driving_hours").notNull(),
    clicked: yesOrNo("clicked"),
    timestamp: integer("timestamp").notNull(),
  },
  (table) => [
    index("search_history_user_id_timestamp_index").on(table.userId, table.timestamp),
    index("search_history_destination_id_index").on(table.destinationId),
    index("search_history_timestamp_index").on(table.timestamp),
  ],
);

export const favoriteDestinations = sqliteTable(
  "favorite_destinations",
  {
    id: ownId(),
    userId: ownerId(),
    destinationId: integer("destination_id")
      .notNull()
      .references(() => destinations.id, { onDelete: "cascade" }),
    timestamp: integer("timestamp").notNull(),
  },
  (table) => [
    uniqueIndex("favorite_destinations_user_id_destination_id_unique").on(table.userId, table.destinationId),
    index("favorite_destinations_destination_id_index").on(table.destinationId),
  ],
);

export const auditLog = sqliteTable(
  "audit_log",
  {
    id: ownId(),
    userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
    /** The id is lost when the account is deleted. */
    username: text("username").notNull(),
    action: text("action").notNull(),
    subjectId: integer("subject_id"),
    at: integer("at").notNull(),
    before: text("before", { mode: "json" }).$type<unknown>(),
    after: text("after", { mode: "json" }).$type<unknown>(),
  },
  (table) => [index("audit_log_at_index").on(table.at), index("audit_log_user_id_index").on(table.userId)],
);
