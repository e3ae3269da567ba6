import type { Activity } from "./activity";
import type { Campsite } from "./campsite";
import type { Destination } from "./destination";
import type { Hotel } from "./hotel";
import { type Result, fail, ok } from "#app/domain/result";

/** The list that has each kind of entry. Addresses name an entry by its index in the list. */
export const LIST_OF = { activity: "activities", hotel: "hotels", campsite: "campsites" } as const;
export type CatalogueItem = keyof typeof LIST_OF;
export type CatalogueList = (typeof LIST_OF)[CatalogueItem];

export interface ListItems {
  readonly activities: Activity;
  readonly hotels: Hotel;
  readonly campsites: Campsite;
}

/**
 * The most entries that a list may have. It limits the size of a database row and of the published details.
 */
export const MAX_LIST_LENGTH = 100;

/**
 * Within this many milliseconds, an equal addition by the same administrator counts as a repeat: longer
 * than any double click, and shorter than filling in the form again on purpose.
 */
export const REPEAT_MS = 10_000;

const INDEX = /^(0|[1-9]\d{0,5})$/;

/** Parses a list index from a URL; null for anything but plain decimal digits. */
export function readIndex(text: string | undefined): number | null {
  return text !== undefined && INDEX.test(text) ? Number(text) : null;
}

/** Returns the destination with the entry at the index replaced by the result of `change`. */
export function withChangedItem<List extends CatalogueList>(
  destination: Destination,
  list: List,
  index: number,
  change: (item: ListItems[List]) => ListItems[List],
): Result<Destination, "no-such-item"> {
  const items: readonly ListItems[List][] = itemsOf(destination, list);
  const item = items[index];
  return item === undefined
    ? fail("no-such-item")
    : ok({ ...destination, [list]: items.with(index, change(item)) });
}

/** Returns the destination without the entry at the index; later entries move up. */
export function withoutItem(
  destination: Destination,
  list: CatalogueList,
  index: number,
): Result<Destination, "no-such-item"> {
  const items: readonly unknown[] = destination[list];
  return index in items ? ok({ ...destination, [list]: items.toSpliced(index, 1) }) : fail("no-such-item");
}

export function itemsOf<List extends CatalogueList>(
  destination: Pick<Destination, List>,
  list: List,
): readonly ListItems[List][] {
  return destination[list] as unknown as readonly ListItems[List][];
}

/** The version after a change: always later than the previous one, even if the clock went back. */
export function nextVersion(version: number, nowMs: number): number {
  return Math.max(nowMs, version + 1);
}
