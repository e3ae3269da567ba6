import type { AuditFilter } from "#app/domain/catalogue/audit";
import type { DestinationPatch } from "#app/domain/catalogue/destination";
import type { CatalogueList } from "#app/domain/catalogue/edit";
import type { ListQuery } from "#app/domain/catalogue/place-list";
import type { Point } from "#app/domain/geo/geo";
import { bindUseCases } from "#app/services/bind-use-cases";
import type { Geocoder } from "#app/services/ports";
import {
  type ChangeDeps,
  type ChangeTarget,
  updateDestination,
  deleteDestination,
} from "./change-destination";
import {
  type ItemAddition,
  type ItemChange,
  type ItemRemoval,
  addItem,
  deleteItem,
  updateItem,
} from "./change-items";
import {
  type CreateDestinationDeps,
  type DestinationCreation,
  createDestination,
} from "./create-destination";
import { type ImportDeps, applyImport, previewImport, startImport } from "./import-catalogue";
import { locatePostcode } from "./locate-postcode";
import type { AuditStore, CatalogueRange, CatalogueStore } from "./ports";
import { type Curator, type PublishNewPlaceDeps, publishChange, publishNewPlace } from "./publish-change";

type Unsigned<Input> = Omit<Input, "author">;

export type CatalogueEdits = ReturnType<typeof createEdits>;

interface CatalogueDeps extends ChangeDeps, CreateDestinationDeps, ImportDeps, PublishNewPlaceDeps {
  readonly catalogue: CatalogueStore;
  readonly audit: AuditStore;
  readonly geocoder: Geocoder;
}

/** From the database, and not the snapshot. */
export function createCatalogue(deps: CatalogueDeps) {
  const { catalogue, audit } = deps;
  return {
    ...bindUseCases({ locate: locatePostcode, startImport, previewImport }, deps),
    all: () => catalogue.all(),
    part: (range: CatalogueRange) => catalogue.part(range),
    list: (query: ListQuery) => catalogue.list(query),
    choices: (words: string) => catalogue.choices(words),
    find: (id: number) => catalogue.find(id),
    regionNear: (outcode: string, point: Point) => catalogue.regionNear(outcode, point),
    changes: (filter: AuditFilter) => audit.find(filter),
    /** Each successful change is published after the response. */
    edit: (curator: Curator) => createEdits(curator, deps),
  };
}

function createEdits({ author, afterAnswer }: Curator, deps: CatalogueDeps) {
  async function published<Outcome extends { readonly ok: boolean }>(
    change: Promise<Outcome>,
  ): Promise<Outcome> {
    const outcome = await change;
    if (outcome.ok) afterAnswer(publishChange(deps));
    return outcome;
  }
  return {
    async create(input: Unsigned<DestinationCreation>) {
      const outcome = await createDestination({ ...input, author }, deps);
      if (outcome.ok) {
        const { created, destination } = outcome.value;
        afterAnswer(created ? publishNewPlace(destination.id, deps) : publishChange(deps));
      }
      return outcome;
    },
    update: (input: ChangeTarget & { patch: DestinationPatch }) =>
      published(updateDestination({ ...input, author }, deps)),
    remove: (target: ChangeTarget) => published(deleteDestination({ ...target, author }, deps)),
    addItem: <List extends CatalogueList>(input: Unsigned<ItemAddition<List>>) =>
      published(addItem({ ...input, author }, deps)),
    updateItem: <List extends CatalogueList>(input: Unsigned<ItemChange<List>>) =>
      published(updateItem({ ...input, author }, deps)),
    removeItem: (input: Unsigned<ItemRemoval>) => published(deleteItem({ ...input, author }, deps)),
    applyImport: (id: string) => published(applyImport({ id, author }, deps)),
  };
}
