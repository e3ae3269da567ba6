import type { SQL, SQLWrapper } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "#app/db/client";

type Statement = BatchItem<"sqlite">;

/** What a feature keeps of accounts. Owners are ids of users, as a subquery or a list. */
export interface AccountPart {
  /** Subqueries with a JSON value for every page of a signed-in user. */
  readonly marks?: Readonly<Record<string, (userId: number) => SQL>>;
  /** Lists of the user's own data, without secrets. */
  readonly ownData?: (db: Database, userId: number) => Promise<Readonly<Record<string, unknown>>>;
  readonly whenPasswordChanges?: {
    /** Ends what an intruder may have set; returns what ended. */
    readonly end: (db: Database, owners: SQLWrapper) => Statement;
    readonly hasEnded: string;
    /** To the renewed session; the former one is deleted next. */
    readonly move: (db: Database, owners: SQLWrapper, session: SessionRenewal) => Statement;
  };
  /** In the batch of a password set by a link, whose owner is a stranger to the former sessions. */
  readonly whenRecovered?: {
    readonly end: (db: Database, owners: SQLWrapper) => readonly Statement[];
    readonly hasEnded: string;
  };
  /** Accounts that were used otherwise than by a sign-in. */
  readonly usedSince?: (db: Database, sinceMs: number) => SQLWrapper;
}

export interface SessionRenewal {
  readonly id: string;
  readonly renewedId: string;
}
