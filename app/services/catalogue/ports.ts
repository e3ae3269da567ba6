import type { AuditFilter, AuditPage, AuditRecord, Author } from "#app/domain/catalogue/audit";
import type { Destination } from "#app/domain/catalogue/destination";
import type { CatalogueList, ListItems } from "#app/domain/catalogue/edit";
import type { ListQuery } from "#app/domain/catalogue/place-list";
import type { DestinationEntry } from "#app/domain/catalogue/diff";

/** A destination as a table's row shows it: without its texts and lists. */
export type DestinationSummary = Pick<
  Destination,
  | "id"
  | "slug"
  | "name"
  | "region"
  | "postcode"
  | "imageUrl"
  | "featured"
  | "specialOffer"
  | "checkedOn"
  | "checkedAgainst"
  | "updatedAt"
>;

/** One page of the destinations that contain the searched words. */
export interface DestinationPage {
  readonly rows: readonly DestinationSummary[];
  readonly total: number;
  readonly page: number;
  readonly pageCount: number;
}

/** A part of the catalogue; a limit of Infinity means all the rest. */
export interface CatalogueRange {
  readonly offset: number;
  readonly limit: number;
}

export interface CataloguePart {
  readonly destinations: readonly Destination[];
  /** The number of destinations in the whole catalogue. */
  readonly total: number;
}

/** A destination in a dropdown, with the sizes of its lists. */
export interface DestinationChoice extends Pick<Destination, "id" | "name"> {
  readonly activityCount: number;
  readonly hotelCount: number;
  readonly campsiteCount: number;
}

/** A destination that is to be made. */
export interface NewDestination {
  readonly entry: DestinationEntry;
  readonly nowMs: number;
  readonly author: Author;
}

/** `created` is false if it already existed: the same request was sent twice. */
export interface Made {
  readonly created: boolean;
  readonly destination: Destination;
}

/** A new entry of one of a destination's lists. */
export interface NewItem<List extends CatalogueList = CatalogueList> {
  readonly destinationId: number;
  readonly list: List;
  readonly item: ListItems[List];
  readonly nowMs: number;
}

/**
 * The catalogue as the admin changes it. Each change and its audit record are written together or not at all. A change
 * for which a version is given is written only over that version.
 */
export interface CatalogueStore {
  all(): Promise<readonly Destination[]>;
  /** Returns this part in order of id, and the total; reads only the part's rows whole. */
  part(range: CatalogueRange): Promise<CataloguePart>;
  /**
   * Takes two statements in one request, whatever the size of the catalogue; two more if the page does not exist.
   */
  list(query: ListQuery): Promise<DestinationPage>;
  /** Returns up to MOST_CHOICES in order of name; each must contain all of the words. */
  choices(words: string): Promise<readonly DestinationChoice[]>;
  find(id: number): Promise<Destination | null>;
  /** Returns the slugs in use that are this one, or continue it with a dash. */
  slugsLike(slug: string): Promise<readonly string[]>;
  /**
   * Returns null if the slug is taken. If the same author created an equal destination within REPEAT_MS, returns that
   * one.
   */
  create(destination: NewDestination): Promise<Made | null>;
  /** Returns null if the version is outdated or the destination is gone. */
  replace(destination: Destination, version: number, record: AuditRecord): Promise<Destination | null>;
  /**
   * Appends to the current list. If the same author adds an equal entry again within REPEAT_MS, it is added once.
   * Returns null if the list is full or the destination is gone.
   */
  append(item: NewItem, record: AuditRecord): Promise<Destination | null>;
  /**
   * Returns false if the version is outdated. The slug is remembered, so that set-up does not bring it
   * back.
   */
  remove(destination: Destination, record: AuditRecord): Promise<boolean>;
}

export type ConversionRefusal = "suggestion-not-found" | "suggestion-not-convertible" | "slug-taken";

/** Makes destinations from suggestions: both change together, and a suggestion becomes one destination. */
export interface SuggestionConverter {
  /** If the suggestion was already converted, returns its destination as not created. */
  convert(suggestionId: number, destination: NewDestination): Promise<Made | ConversionRefusal>;
}

export interface AuditStore {
  find(filter: AuditFilter): Promise<AuditPage>;
}

/** One entry of a file to write, over a version if there is one. */
export interface ImportWrite {
  readonly entry: DestinationEntry;
  /** Null if it is new. */
  readonly before: Destination | null;
  readonly record: AuditRecord;
}

export interface CatalogueImportStore {
  /** Writes entries in one batch, and skips those changed or created since. Returns the slugs written. */
  write(batch: readonly ImportWrite[], nowMs: number): Promise<readonly string[]>;
}

/** Uploaded files that wait for an hour to be applied. */
export interface PendingImports {
  keep(id: string, text: string): Promise<void>;
  read(id: string): Promise<string | null>;
}
