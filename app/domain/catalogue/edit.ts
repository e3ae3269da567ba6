import type { Activity } from "./activity";
import type { Campsite } from "./campsite";
import type { Destination } from "./destination";
import type { Hotel } from "./hotel";
import { type Result, fail, ok } from "#app/domain/result";

/** Addresses name an entry by its index in its list. */
export const LIST_OF = { activity: "activities", hotel: "hotels", campsite: "campsites" } as const;
export type CatalogueItem = keyof typeof LIST_OF;
export type CatalogueList = (typeof LIST_OF)[CatalogueItem];

export interface ListItems {
  readonly activities: Activity;
  readonly hotels: Hotel;
  readonly campsites: Campsite;
}

/** Keeps a database row and the published details small. */
export const MAX_LIST_LENGTH = 100;

/** Longer than a double click, too short to fill in an equal entry again. */
export const REPEAT_MS = 10_000;

const INDEX = /^(0|[1-9]\d{0,5})$/;

/** Null for anything but plain decimal digits. */
export function readIndex(text: string | undefined): number | null {
  return text !== undefined && INDEX.test(text) ? Number(text) : null;
}

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

/** Later than the previous one, even if the clock has gone back. */
export function nextVersion(version: number, nowMs: number): number {
  return Math.max(nowMs, version + 1);
}
