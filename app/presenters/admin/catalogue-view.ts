import { ACTIVITY_FIELDS } from "#app/domain/catalogue/activity";
import { CAMPSITE_FIELDS } from "#app/domain/catalogue/campsite";
import { DESTINATION_FIELDS } from "#app/domain/catalogue/destination";
import type { Fields } from "#app/domain/catalogue/field";
import { isTyped } from "#app/domain/catalogue/field-rule";
import { HOTEL_FIELDS } from "#app/domain/catalogue/hotel";
import type { FormView } from "#app/presenters/form-view";

export const ADMIN_TABS = ["destinations", "activities", "accommodations", "weather"] as const;
export type AdminTab = (typeof ADMIN_TABS)[number];

/** The accommodations tab has two: hotels and campsites. */
export const ADMIN_SUBJECTS = ["destination", "activity", "hotel", "campsite"] as const;
export type AdminSubject = (typeof ADMIN_SUBJECTS)[number];

const ENTITIES: Readonly<Record<AdminSubject, Fields>> = {
  destination: DESTINATION_FIELDS,
  activity: ACTIVITY_FIELDS,
  hotel: HOTEL_FIELDS,
  campsite: CAMPSITE_FIELDS,
};

/** Texts include choices. */
export function postedFields(subject: AdminSubject): { texts: string[]; flags: string[] } {
  const shown = Object.entries(ENTITIES[subject]).filter(([, { isInForm }]) => isInForm !== false);
  return {
    texts: shown.filter(([, field]) => isTyped(field)).map(([name]) => name),
    flags: shown.filter(([, { kind }]) => kind === "flag").map(([name]) => name),
  };
}

export function blankValues(subject: AdminSubject): Record<string, string> {
  const choices = Object.entries(ENTITIES[subject]).flatMap(([name, field]) =>
    field.kind === "choice" && field.isAskedFor && field.blank !== undefined ? [[name, field.blank]] : [],
  );
  return Object.fromEntries(choices) as Record<string, string>;
}

/**
 * Posts to the page's own address with `subject` and `intent` (create, update or delete; for a destination
 * also locate), for an existing entry also `id` (of its destination), `index` (in its list) and `version`.
 */
export interface AdminEditorView {
  subject: AdminSubject;
  /** 0 for a new destination. */
  id: number;
  /** Null for a new entry. */
  index: number | null;
  version: number | null;
  /** Drawn only for this place. */
  ownPictures?: string[];
  form: FormView;
}

export const DELETE_QUESTIONS: Readonly<Record<AdminSubject, string>> = {
  destination: "Are you sure you want to delete this destination? This action cannot be undone.",
  activity: "Are you sure you want to delete this activity?",
  hotel: "Are you sure you want to delete this accommodation?",
  campsite: "Are you sure you want to delete this accommodation?",
};
