import * as z from "zod";
import { type AlertWish, savedSearch } from "#app/features/alerts/domain/alert";
import type { AskedSearch } from "#app/features/alerts/services/alert-deps";
import { DEFAULT_UNITS } from "#app/domain/units";
import { ALERT_MAIL_RULES, ALERT_RULES, GUEST_RULES } from "#app/features/alerts/domain/rules";
import { ofRules } from "#app/schemas/of-rule";
import { type SearchReading, readSearch, searchOf } from "#app/schemas/read-search";

const LONGEST_SEARCH = 600;
const UNKNOWN = "We don't know this search. Please search again.";

/** As it was saved. Without a day, the time does not matter. */
const readSaved = (search: string): SearchReading =>
  readSearch(new URLSearchParams(search), { nowMs: 0, townsNamed: () => [] });

/** Null if it is not a search any more. */
export function readAsked(saved: string): AskedSearch | null {
  const asked = searchOf(readSaved(saved));
  const { temperatureUnit, distanceUnit } = { ...DEFAULT_UNITS, ...asked };
  return asked && { ...asked, units: { temperatureUnit, distanceUnit } };
}

/** Written again from what is known of it, so that only its district is stored. */
const searchField = z
  .string()
  .max(LONGEST_SEARCH, UNKNOWN)
  .transform((typed, context) => {
    const { start, search, params, faults } = readSaved(typed);
    if (start && faults.length === 0) return savedSearch(params, start.outcode, search.drivingHours);
    context.addIssue({ code: "custom", message: UNKNOWN });
    return z.NEVER;
  });

export const alertSchema = z.lazy(() =>
  z
    .object({ search: searchField, ...ofRules(ALERT_RULES) })
    .transform(({ search, timing }): AlertWish => ({ search, ...timing })),
);

/** Once a week: a guest's address gets nothing more often. */
export const guestAlertSchema = z.lazy(() =>
  z
    .object({ search: searchField, ...ofRules({ ...GUEST_RULES, ...ALERT_MAIL_RULES }) })
    .transform(({ search, timing, email }) => ({ email, wish: { search, ...timing } satisfies AlertWish })),
);

export const guestTimingSchema = z.lazy(() => z.object(ofRules(GUEST_RULES)));

export const alertMailSchema = z.lazy(() => z.object(ofRules(ALERT_MAIL_RULES)));
