import type { Author } from "#app/domain/audit";
import type { Destination } from "#app/domain/catalogue/destination";

/** Where a refresh that an administrator asked for is recorded. */
export interface RefreshRecords {
  /** `destination` is null for a refresh of all. */
  record(refresh: {
    readonly author: Author;
    readonly destination: Pick<Destination, "id" | "name"> | null;
    readonly at: number;
  }): Promise<void>;
}
