import type { AuditAction, Author } from "#app/domain/catalogue/audit";
import { londonDateOf } from "#app/domain/calendar/london-time";
import { contentFaults } from "#app/domain/catalogue/content-faults";
import { type Destination, LIST_FIELDS } from "#app/domain/catalogue/destination";
import {
  type CatalogueItem,
  type CatalogueList,
  LIST_OF,
  type ListItems,
  itemsOf,
  withChangedItem,
  withoutItem,
} from "#app/domain/catalogue/edit";
import { type Result, fail, ok } from "#app/domain/result";
import { type Impossible, impossible } from "./check-content";
import {
  type ChangeDeps,
  type ChangeRefusal,
  type ChangeTarget,
  changeDestination,
} from "./change-destination";

function actionOn(list: CatalogueList, verb: "add" | "update" | "delete"): AuditAction {
  const item = (Object.keys(LIST_OF) as CatalogueItem[]).find((each) => LIST_OF[each] === list);
  return `${item as CatalogueItem}.${verb}`;
}

interface Edit<List extends CatalogueList> {
  readonly list: List;
  readonly author: Author;
}

export interface ItemAddition<List extends CatalogueList> extends Edit<List> {
  readonly id: number;
  readonly item: ListItems[List];
}

export interface ItemChange<List extends CatalogueList> extends Edit<List>, ChangeTarget {
  readonly index: number;
  readonly change: (item: ListItems[List]) => ListItems[List];
}

export type ItemRemoval = Edit<CatalogueList> & ChangeTarget & { readonly index: number };

/** One statement, so that no concurrent addition is lost. */
export async function addItem<List extends CatalogueList>(
  { id, list, item, author }: ItemAddition<List>,
  { catalogue, clock }: ChangeDeps,
): Promise<Result<Destination, "not-found" | "list-full"> | Impossible> {
  const refusal = impossible(itemFaults(list, item, clock()));
  if (refusal) return refusal;
  const place = await catalogue.find(id);
  if (!place) return fail("not-found");
  const record = { author, action: actionOn(list, "add"), subjectId: id, at: clock(), before: null };
  const added = await catalogue.append(
    { destinationId: id, list, item, nowMs: clock() },
    { ...record, after: { name: place.name, item } },
  );
  if (added) return ok(added);
  return fail((await catalogue.find(id)) ? "list-full" : "not-found");
}

/** If the list is still in the version that the caller saw. */
export function updateItem<List extends CatalogueList>(
  { id, versions, list, index, change, author }: ItemChange<List>,
  deps: ChangeDeps,
): Promise<Result<Destination, ChangeRefusal | "no-such-item"> | Impossible> {
  const edit = (destination: Destination) => withChangedItem(destination, list, index, change);
  const faultsOf = (after: Destination) => itemFaults(list, itemsOf(after, list)[index] ?? {}, deps.clock());
  return changeDestination(
    { id, versions },
    { author, action: actionOn(list, "update"), edit, faultsOf, parts: itemParts(list, index) },
    deps,
  );
}

/** If the list is still in the version that the caller saw. */
export function deleteItem(
  { id, versions, list, index, author }: ItemRemoval,
  deps: ChangeDeps,
): Promise<Result<Destination, ChangeRefusal | "no-such-item"> | Impossible> {
  const edit = (destination: Destination) => withoutItem(destination, list, index);
  const parts = (before: Destination) => ({ before: itemState(before, list, index), after: null });
  return changeDestination({ id, versions }, { author, action: actionOn(list, "delete"), edit, parts }, deps);
}

const itemFaults = (list: CatalogueList, item: object, nowMs: number) =>
  contentFaults(LIST_FIELDS[list].of, item, londonDateOf(nowMs));

const itemParts = (list: CatalogueList, index: number) => (before: Destination, after: Destination) => ({
  before: itemState(before, list, index),
  after: itemState(after, list, index),
});

const itemState = (destination: Destination, list: CatalogueList, index: number) => ({
  name: destination.name,
  index,
  item: itemsOf(destination, list)[index],
});
