import { capitalised } from "#app/domain/text";
import type { AdminSubject } from "./catalogue-view";

export type ChangeIntent = "create" | "update" | "delete";

/** After a new place, since every isolate reads what is published about once a minute. */
export const SOON = "Its page opens in about a minute.";

const verbOf = (subject: AdminSubject, intent: ChangeIntent) =>
  intent === "create" && subject !== "destination" ? "add" : intent;

const PAST = { add: "added", create: "created", update: "updated", delete: "deleted" } as const;

/** "Activity added successfully" */
export function changedInWords(subject: AdminSubject, intent: ChangeIntent): string {
  const words = `${capitalised(subject)} ${PAST[verbOf(subject, intent)]} successfully`;
  return subject === "destination" && intent === "create" ? `${words}. ${SOON}` : words;
}

/** "Failed to add activity", if there is no better reason. */
export const notChanged = (subject: AdminSubject, intent: ChangeIntent): string =>
  `Failed to ${verbOf(subject, intent)} ${subject}`;

/** By the intent: of a button of a destination's row, or of the weather tab. */
export const BUTTON_FAILED = {
  "fetch-places": "Failed to fetch places data",
  "refresh-place": "Failed to refresh weather data",
  "refresh-all": "Failed to refresh weather data",
} as const;
export type ButtonIntent = keyof typeof BUTTON_FAILED;

export const BUTTONS_FORM_ID = "buttons";
