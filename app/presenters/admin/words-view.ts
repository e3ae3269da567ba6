import type { AdminSubject } from "./catalogue-view";

export type ChangeIntent = "create" | "update" | "delete";
type WordsByIntent = Readonly<Record<ChangeIntent, string>>;

/** After a new place, since every isolate reads what is published about once a minute. */
export const SOON = "Its page opens in about a minute.";

/** Those for hotels and campsites say "accommodation". */
export const CHANGED: Readonly<Record<AdminSubject, WordsByIntent>> = {
  destination: {
    create: `Destination created successfully. ${SOON}`,
    update: "Destination updated successfully",
    delete: "Destination deleted successfully",
  },
  activity: {
    create: "Activity added successfully",
    update: "Activity updated successfully",
    delete: "Activity deleted successfully",
  },
  hotel: {
    create: "Hotel added successfully",
    update: "Hotel updated successfully",
    delete: "Hotel deleted successfully",
  },
  campsite: {
    create: "Campsite added successfully",
    update: "Campsite updated successfully",
    delete: "Campsite deleted successfully",
  },
};

/** If there is no better reason. */
export const NOT_CHANGED: Readonly<Record<AdminSubject, WordsByIntent>> = {
  destination: {
    create: "Failed to create destination",
    update: "Failed to update destination",
    delete: "Failed to delete destination",
  },
  activity: {
    create: "Failed to add activity",
    update: "Failed to update activity",
    delete: "Failed to delete activity",
  },
  hotel: {
    create: "Failed to add hotel",
    update: "Failed to update hotel",
    delete: "Failed to delete hotel",
  },
  campsite: {
    create: "Failed to add campsite",
    update: "Failed to update campsite",
    delete: "Failed to delete campsite",
  },
};

/** By the intent: of a button of a destination's row, or of the weather tab. */
export const BUTTON_FAILED = {
  "fetch-places": "Failed to fetch places data",
  "refresh-place": "Failed to refresh weather data",
  "refresh-all": "Failed to refresh weather data",
} as const;
export type ButtonIntent = keyof typeof BUTTON_FAILED;

export const BUTTONS_FORM_ID = "buttons";
