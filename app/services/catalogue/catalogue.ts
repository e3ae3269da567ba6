import type { AuditFilter, AuditPage } from "#app/domain/catalogue/audit";
import type { Destination, DestinationPatch } from "#app/domain/catalogue/destination";
import type { CatalogueList } from "#app/domain/catalogue/edit";
import type { ListQuery } from "#app/domain/catalogue/place-list";
import type { Postcode } from "#app/domain/geo/postcode";
import type { Result } from "#app/domain/result";
import type { GeocodeError, Geocoder } from "#app/services/ports";
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
import { type CreateDestinationDeps, createDestination } from "./create-destination";
import {
  type ImportDeps,
  type ImportPreview,
  type ImportReport,
  applyImport,
  previewImport,
  startImport,
} from "./import-catalogue";
import { type Located, locatePostcode } from "./locate-postcode";
import type {
  AuditStore,
  CataloguePart,
  CatalogueRange,
  CatalogueStore,
  DestinationChoice,
  DestinationPage,
} from "./ports";
import { type Curator, type PublishNewPlaceDeps, publishChange, publishNewPlace } from "./publish-change";

/** The administrator's use cases for the catalogue. They read the database, not the snapshot. */
export interface Catalogue {
  all(): Promise<readonly Destination[]>;
  part(range: CatalogueRange): Promise<CataloguePart>;
  list(query: ListQuery): Promise<DestinationPage>;
  choices(words: string): Promise<readonly DestinationChoice[]>;
  find(id: number): Promise<Destination | null>;
  locate(postcode: Postcode): Promise<Result<Located, GeocodeError>>;
  changes(filter: AuditFilter): Promise<AuditPage>;
  startImport(text: string): Promise<Result<string, string>>;
  previewImport(id: string): Promise<Result<ImportPreview, "no-such-import">>;
  /** The changes that one curator can make; a successful one is published after the answer. */
  edit(curator: Curator): CatalogueEdits;
}

type Unsigned<Input> = Omit<Input, "author">;

export interface CatalogueEdits {
  create(input: {
    patch: DestinationPatch;
    suggestionId: number | null;
  }): ReturnType<typeof createDestination>;
  update(input: ChangeTarget & { patch: DestinationPatch }): ReturnType<typeof updateDestination>;
  remove(target: ChangeTarget): ReturnType<typeof deleteDestination>;
  addItem<List extends CatalogueList>(input: Unsigned<ItemAddition<List>>): ReturnType<typeof addItem>;
  updateItem<List extends CatalogueList>(input: Unsigned<ItemChange<List>>): ReturnType<typeof updateItem>;
  removeItem(input: Unsigned<ItemRemoval>): ReturnType<typeof deleteItem>;
  applyImport(id: string): Promise<Result<ImportReport, "no-such-import">>;
}

export interface CatalogueDeps extends ChangeDeps, CreateDestinationDeps, ImportDeps, PublishNewPlaceDeps {
  readonly catalogue: CatalogueStore;
  readonly audit: AuditStore;
  readonly geocoder: Geocoder;
}

export function createCatalogue(deps: CatalogueDeps): Catalogue {
  const { catalogue, audit } = deps;
  return {
    all: () => catalogue.all(),
    part: (range) => catalogue.part(range),
    list: (query) => catalogue.list(query),
    choices: (words) => catalogue.choices(words),
    find: (id) => catalogue.find(id),
    locate: (postcode) => locatePostcode(postcode, deps),
    changes: (filter) => audit.find(filter),
    startImport: (text) => startImport(text, deps),
    previewImport: (id) => previewImport(id, deps),
    edit: (curator) => createEdits(curator, deps),
  };
}

function createEdits({ author, afterAnswer }: Curator, deps: CatalogueDeps): CatalogueEdits {
  async function published<Outcome extends { readonly ok: boolean }>(
    change: Promise<Outcome>,
  ): Promise<Outcome> {
    const outcome = await change;
    if (outcome.ok) afterAnswer(publishChange(deps));
    return outcome;
  }
  return {
    async create(input) {
      const outcome = await createDestination({ ...input, author }, deps);
      if (outcome.ok) {
        const { created, destination } = outcome.value;
        afterAnswer(created ? publishNewPlace(destination.id, deps) : publishChange(deps));
      }
      return outcome;
    },
    update: (input) => published(updateDestination({ ...input, author }, deps)),
    remove: (target) => published(deleteDestination({ ...target, author }, deps)),
    addItem: (input) => published(addItem({ ...input, author }, deps)),
    updateItem: (input) => published(updateItem({ ...input, author }, deps)),
    removeItem: (input) => published(deleteItem({ ...input, author }, deps)),
    applyImport: (id) => published(applyImport({ id, author }, deps)),
  };
}
