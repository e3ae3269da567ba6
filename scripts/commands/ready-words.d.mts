/** The types of ready-words.mjs, which runs before anything is installed. */
export function missingContact(contactEmail: string | undefined): string | null;

export function readyWords(site: {
  readonly address: string;
  /** A sentence that says how to sign in as admin. */
  readonly password: string;
  readonly contactEmail: string | undefined;
  /** A sentence that says which weather the site uses. */
  readonly weather: string;
}): readonly string[];
