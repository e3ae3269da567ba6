import type { Point } from "#app/domain/geo/geo";
import type { AuditFilter, AuditPage, AuditRecord, Author } from "#app/domain/catalogue/audit";
import type { Destination } from "#app/domain/catalogue/destination";
import type { CatalogueList, ListItems } from "#app/domain/catalogue/edit";
import type { ListQuery } from "#app/domain/catalogue/place-list";
import type { DestinationEntry } from "#app/domain/catalogue/diff";

/** As a row of a table, without texts and lists. */
export type DestinationSummary = Pick<
  Destination,
  "id" | "slug" | "name" | "region" | "postcode" | "imageUrl" | "featured" | "specialOffer" | "updatedAt"
>;

export interface DestinationPage {
  readonly rows: readonly DestinationSummary[];
  readonly total: number;
  readonly page: number;
  readonly pageCount: number;
}

/** A limit of Infinity means everything from the offset on. */
export interface CatalogueRange {
  readonly offset: number;
  readonly limit: number;
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

/** `created` is false if it existed already, because the request was sent twice. */
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

/** Changes and their audit records are written together, and only on the latest version. */
export interface CatalogueStore {
  all(): Promise<readonly Destination[]>;
  /** In the order of ids, with the total. Reads whole rows only for that part. */
  part(
    range: CatalogueRange,
  ): Promise<{ readonly destinations: readonly Destination[]; readonly total: number }>;
  /** Two statements in one request, however large the catalogue is; two more if the page does not exist. */
  list(query: ListQuery): Promise<DestinationPage>;
  /** At most MOST_CHOICES that have all the words, by name. */
  choices(words: string): Promise<readonly DestinationChoice[]>;
  find(id: number): Promise<Destination | null>;
  /** Equal to this one, or continuing it after a dash. */
  slugsLike(slug: string): Promise<readonly string[]>;
  /** Of the nearest destination, if there is one of the same postcode area; "" without any. */
  regionNear(outcode: string, point: Point): Promise<string>;
  /** Null if the slug is taken. An equal destination of the same author within REPEAT_MS is returned. */
  create(destination: NewDestination): Promise<Creation | null>;
  /** Null if the version is outdated, or if the destination is gone. */
  replace(destination: Destination, version: number, record: AuditRecord): Promise<Destination | null>;
  /** An equal entry within REPEAT_MS is added once. Null if the list is full or the destination gone. */
  append(item: NewItem, record: AuditRecord): Promise<Destination | null>;
  /** False if the version is outdated. The slug stays stored, so that set-up does not bring it back. */
  remove(destination: Destination, record: AuditRecord): Promise<boolean>;
}

export type ConversionRefusal = "suggestion-not-found" | "suggestion-not-convertible" | "slug-taken";

/** Both are written together, and a suggestion becomes one destination only. */
export interface SuggestionConverter {
  /** If it was converted before, its destination with `created` false. */
  convert(suggestionId: number, destination: NewDestination): Promise<Creation | ConversionRefusal>;
}

export interface AuditStore {
  find(filter: AuditFilter): Promise<AuditPage>;
}

export interface ImportWrite {
  readonly entry: DestinationEntry;
  readonly before: Destination | null;
  readonly record: AuditRecord;
}

export interface CatalogueImportStore {
  /** Skips destinations that were changed or created meanwhile. Returns the slugs that it wrote. */
  write(batch: readonly ImportWrite[], nowMs: number): Promise<readonly string[]>;
}

/** Deleted after an hour. */
export interface PendingImports {
  keep(id: string, text: string): Promise<void>;
  read(id: string): Promise<string | null>;
}
