import type { AuditFilter, AuditPage, AuditRecord, Author } from "#app/domain/catalogue/audit";
import type { Destination } from "#app/domain/catalogue/destination";
import type { CatalogueList, ListItems } from "#app/domain/catalogue/edit";
import type { ListQuery } from "#app/domain/catalogue/place-list";
import type { DestinationEntry } from "#app/domain/catalogue/diff";

/** A destination as a row of a table shows it, without its texts and lists. */
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

export interface DestinationPage {
  readonly rows: readonly DestinationSummary[];
  readonly total: number;
  readonly page: number;
  readonly pageCount: number;
}

/** A part of the catalogue. A limit of Infinity means everything from the offset on. */
export interface CatalogueRange {
  readonly offset: number;
  readonly limit: number;
}

export interface CataloguePart {
  readonly destinations: readonly Destination[];
  readonly total: number;
}

export interface DestinationChoice extends Pick<Destination, "id" | "name"> {
  readonly activityCount: number;
  readonly hotelCount: number;
  readonly campsiteCount: number;
}

export interface NewDestination {
  readonly entry: DestinationEntry;
  readonly nowMs: number;
  readonly author: Author;
}

/**
 * The destination that a request asked for. `created` is false if it existed already, because the request was
 * sent twice.
 */
export interface Creation {
  readonly created: boolean;
  readonly destination: Destination;
}

export interface NewItem<List extends CatalogueList = CatalogueList> {
  readonly destinationId: number;
  readonly list: List;
  readonly item: ListItems[List];
  readonly nowMs: number;
}

/**
 * The catalogue as the administrator changes it. A change and its audit record are written together or not at
 * all. A change with a version is written only if that version is still the latest.
 */
export interface CatalogueStore {
  all(): Promise<readonly Destination[]>;
  /**
   * Returns a part of the catalogue in the order of ids, and the total. Reads whole rows only for that part.
   */
  part(range: CatalogueRange): Promise<CataloguePart>;
  /**
   * Takes two statements in one request, however large the catalogue is. If the page does not exist, it takes
   * two more.
   */
  list(query: ListQuery): Promise<DestinationPage>;
  /** Returns at most MOST_CHOICES destinations that have all the words, in the order of their names. */
  choices(words: string): Promise<readonly DestinationChoice[]>;
  find(id: number): Promise<Destination | null>;
  /** Returns the slugs in use that are equal to this one, or continue it after a dash. */
  slugsLike(slug: string): Promise<readonly string[]>;
  /**
   * Returns null if the slug is taken. If the same author has created an equal destination within REPEAT_MS,
   * returns that one.
   */
  create(destination: NewDestination): Promise<Creation | null>;
  /** Returns null if the version is outdated, or if the destination is gone. */
  replace(destination: Destination, version: number, record: AuditRecord): Promise<Destination | null>;
  /**
   * Appends to the list as it is now. If the same author adds an equal entry twice within REPEAT_MS, it is
   * added once. Returns null if the list is full, or if the destination is gone.
   */
  append(item: NewItem, record: AuditRecord): Promise<Destination | null>;
  /**
   * Returns false if the version is outdated. The slug stays stored, so that set-up does not bring the
   * destination back.
   */
  remove(destination: Destination, record: AuditRecord): Promise<boolean>;
}

export type ConversionRefusal = "suggestion-not-found" | "suggestion-not-convertible" | "slug-taken";

/**
 * Makes destinations from suggestions. The two are written together, and a suggestion becomes one destination
 * only.
 */
export interface SuggestionConverter {
  /** If the suggestion was converted before, returns its destination with `created` false. */
  convert(suggestionId: number, destination: NewDestination): Promise<Creation | ConversionRefusal>;
}

export interface AuditStore {
  find(filter: AuditFilter): Promise<AuditPage>;
}

export interface ImportWrite {
  readonly entry: DestinationEntry;
  /** Null for a new destination. */
  readonly before: Destination | null;
  readonly record: AuditRecord;
}

export interface CatalogueImportStore {
  /**
   * Writes entries in one batch. Skips destinations that were changed or created meanwhile. Returns the slugs
   * that it wrote.
   */
  write(batch: readonly ImportWrite[], nowMs: number): Promise<readonly string[]>;
}

/** Uploaded files that wait to be applied. They are deleted after an hour. */
export interface PendingImports {
  keep(id: string, text: string): Promise<void>;
  read(id: string): Promise<string | null>;
}
