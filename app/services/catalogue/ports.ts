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
  | "featured"
  | "specialOffer"
  | "checkedOn"
  | "checkedAgainst"
  | "updatedAt"
>;

/** One page of the destinations that hold the words that are looked for. */
export interface DestinationPage {
  readonly rows: readonly DestinationSummary[];
  readonly total: number;
  readonly page: number;
  readonly pageCount: number;
}

/** Which part of the catalogue; a limit of Infinity is all the rest. */
export interface CatalogueRange {
  readonly offset: number;
  readonly limit: number;
}

export interface CataloguePart {
  readonly destinations: readonly Destination[];
  /** Of the whole catalogue. */
  readonly total: number;
}

/** A destination to choose, with how much its lists hold. */
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

/** `created` is false where it was there already: the same was sent twice. */
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
 * The catalogue as its administrator changes it. Each change and its audit record are written together or not at
 * all; where a version is named, only over that version.
 */
export interface CatalogueStore {
  all(): Promise<readonly Destination[]>;
  /** So many of them from that one on, by their numbers, and how many there are: no other row is read whole. */
  part(range: CatalogueRange): Promise<CataloguePart>;
  /** Two statements in one request, whatever the size of the catalogue; two more for a page that there is not. */
  list(query: ListQuery): Promise<DestinationPage>;
  /** In the order of names, as many as MOST_CHOICES; of the words that are looked for each must be held. */
  choices(words: string): Promise<readonly DestinationChoice[]>;
  find(id: number): Promise<Destination | null>;
  /** The slugs in use that are this one, or this one with more words. */
  slugsLike(slug: string): Promise<readonly string[]>;
  /** Null where the slug is taken by now; within REPEAT_MS of its like by the same author it is that one. */
  create(destination: NewDestination): Promise<Made | null>;
  /** Null if the version is outdated or the destination is gone. */
  replace(destination: Destination, version: number, record: AuditRecord): Promise<Destination | null>;
  /**
   * Appends to the list as it is at that moment, and within REPEAT_MS an equal entry of the same author only once; null if
   * it is full or the destination is gone.
   */
  append(item: NewItem, record: AuditRecord): Promise<Destination | null>;
  /** False if the version is outdated. The slug is remembered, so that set-up does not bring it back. */
  remove(destination: Destination, record: AuditRecord): Promise<boolean>;
}

export type ConversionRefusal = "suggestion-not-found" | "suggestion-not-convertible" | "slug-taken";

/** Makes destinations out of suggestions: both change together, and a suggestion makes one destination. */
export interface SuggestionConverter {
  /** Not created where the suggestion had been converted before: this is what it became then. */
  convert(suggestionId: number, destination: NewDestination): Promise<Made | ConversionRefusal>;
}

export interface AuditStore {
  find(filter: AuditFilter): Promise<AuditPage>;
}

/** One entry of a file that is to be written, over a version where there is one already. */
export interface ImportWrite {
  readonly entry: DestinationEntry;
  /** Null for one that is new. */
  readonly before: Destination | null;
  readonly record: AuditRecord;
}

export interface CatalogueImportStore {
  /** Writes them in one batch, and skips entries that were changed or created since. Returns the slugs written. */
  write(batch: readonly ImportWrite[], nowMs: number): Promise<readonly string[]>;
}

/** Files that were read and wait to be applied, for an hour. */
export interface PendingImports {
  keep(id: string, text: string): Promise<void>;
  read(id: string): Promise<string | null>;
}
