import { randomBytes, scryptSync } from "node:crypto";
import { testedNowMs } from "../harness/tested-time";

interface AccountFields {
  readonly username: string;
  readonly password: string;
  readonly email?: string;
  /** The account's preferences, by the names that calls use. */
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
 * Returns the statement that creates an account with a confirmed address, for tests that need an account but do not
 * test registration. Its hash is the cheapest one, because a real one takes half a second of CPU time, and as long
 * again at each login.
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
  const nowMs = testedNowMs();
  const emailAt = email === undefined ? null : nowMs;
  const account = [username, username.toLowerCase(), quickHash(password)];
  const values = [...account, email ?? null, emailAt, emailAt, nowMs];
  const sql = `INSERT INTO users (${columns.join(", ")}) VALUES (${columns.map(() => "?").join(", ")})`;
  return { sql, values: [...values, ...flags.map(() => 1)] };
}

/** Returns a hash in the site's format, which includes the cost parameters. */
function quickHash(password: string): string {
  const salt = randomBytes(16);
  const key = scryptSync(password.normalize("NFKC"), salt, 32, { N: 2, r: 8, p: 1 });
  const [saltText, keyText] = [salt, key].map((bytes) => bytes.toString("base64").replace(/=+$/, ""));
  return `$scrypt$ln=1,r=8,p=1$${saltText}$${keyText}`;
}
