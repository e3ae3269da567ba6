import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { destinations } from "#app/db/schema";
import type { CountedLead } from "#app/features/accuracy/domain/count-lead";
import type { OutingAnswer } from "#app/features/accuracy/domain/outing-answers";
import type { Entries } from "#app/features/accuracy/domain/recorded-visit";

/** Of one service: forecasts one to five days ahead, and its later report as 0. One row is for all places. */
export const forecastRecord = sqliteTable(
  "forecast_record",
  {
    provider: text("provider").notNull(),
    date: text("date").notNull(),
    daysAhead: integer("days_ahead").notNull(),
    /** Null until the day has been counted. */
    counted: text("counted", { mode: "json" }).$type<CountedLead>(),
    entries: text("entries", { mode: "json" }).$type<Entries>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.date, table.daysAhead] })],
);

/** What people say after an outing, as counts: nothing about who answered. */
export const outingAnswers = sqliteTable(
  "outing_answers",
  {
    destinationId: integer("destination_id")
      .notNull()
      .references(() => destinations.id, { onDelete: "cascade" }),
    date: text("date").notNull(),
    answer: text("answer").$type<OutingAnswer>().notNull(),
    people: integer("people").notNull(),
  },
  (table) => [primaryKey({ columns: [table.destinationId, table.date, table.answer] })],
);
