/** The types of ready-words.mjs, which runs before anything is installed. */
export function missingContact(contactEmail: string | undefined): string | null;

export function readyWords(site: {
  readonly address: string;
  /** How to sign in as admin, as a sentence. */
  readonly password: string;
  readonly contactEmail: string | undefined;
  /** Which weather it runs on, as a sentence. */
  readonly weather: string;
}): readonly string[];
