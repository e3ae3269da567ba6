import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { destinations, yesOrNo } from "#app/db/schema";
import type { CountedDay } from "#app/features/accuracy/domain/count-day";
import type { OutingAnswer } from "#app/features/accuracy/domain/outing-answers";

/** Forecasts one to five days ahead, and the service's later report as 0. One row is for all places. */
export const forecastRecord = sqliteTable(
  "forecast_record",
  {
    date: text("date").notNull(),
    daysAhead: integer("days_ahead").notNull(),
    providers: text("providers", { mode: "json" }).$type<readonly string[]>().notNull(),
    /** JSON that only record-store.ts reads. */
    entries: text("entries").notNull(),
    isCounted: yesOrNo("is_counted"),
  },
  (table) => [
    primaryKey({ columns: [table.date, table.daysAhead] }),
    index("forecast_record_not_counted_index")
      .on(table.date)
      .where(sql`is_counted = 0`),
  ],
);

/** See count-day.ts. Rows are never deleted. */
export const accuracyDays = sqliteTable("accuracy_days", {
  date: text("date").primaryKey(),
  counted: text("counted", { mode: "json" }).$type<CountedDay>().notNull(),
});

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
