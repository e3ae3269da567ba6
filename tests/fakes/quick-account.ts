import { randomBytes, scryptSync } from "node:crypto";

export interface AccountFields {
  readonly username: string;
  readonly password: string;
  readonly email?: string;
  /** The preferences of the account, by their names in calls. */
  readonly [preference: string]: unknown;
}

const PREFERENCES = {
  dogFriendly: "dog_friendly",
  familyFriendly: "family_friendly",
  accessible: "accessible",
  hiking: "hiking",
  countryWalks: "country_walks",
  history: "history",
  adventure: "adventure",
};

/**
 * The statement that writes an account as registering does, but with a hash of the least cost: the real one takes half a
 * second of the processor, and as much again at each login; the reader of its address has confirmed it. For tests that only need
 * an account to be there.
 */
export function insertAccount(fields: AccountFields): { sql: string; values: (string | number | null)[] } {
  const { username, password, email } = fields;
  const flags = Object.entries(PREFERENCES).filter(([name]) => fields[name] === true);
  const columns = [
    "username",
    "username_key",
    "password",
    "email",
    "email_added_at",
    "email_confirmed_at",
    "created_at",
    ...flags.map(([, name]) => name),
  ];
  const nowMs = Date.now();
  const emailAt = email === undefined ? null : nowMs;
  const account = [username, username.toLowerCase(), quickHash(password)];
  const values = [...account, email ?? null, emailAt, emailAt, nowMs];
  const sql = `INSERT INTO users (${columns.join(", ")}) VALUES (${columns.map(() => "?").join(", ")})`;
  return { sql, values: [...values, ...flags.map(() => 1)] };
}

/** In the form of the site's own hashes, which name what they cost. */
function quickHash(password: string): string {
  const salt = randomBytes(16);
  const key = scryptSync(password.normalize("NFKC"), salt, 32, { N: 2, r: 8, p: 1 });
  const [saltText, keyText] = [salt, key].map((bytes) => bytes.toString("base64").replace(/=+$/, ""));
  return `$scrypt$ln=1,r=8,p=1$${saltText}$${keyText}`;
}
