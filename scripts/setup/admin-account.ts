import { createScryptPasswordHasher } from "#app/adapters/security/scrypt-password-hasher";
import { ADMIN_USERNAME } from "#app/domain/accounts/account";
import { checkPasswordLength } from "#app/domain/accounts/password";

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/**
 * Returns an INSERT of the administrator with this password's hash. The callers add the ON CONFLICT part. Throws if
 * the password is not allowed.
 */
async function insertAdmin(password: string, nowMs: number): Promise<string> {
  const checked = checkPasswordLength(password);
  if (!checked.ok) throw new Error(`The administrator's password is ${checked.error.replace("-", " ")}.`);
  const hash = await createScryptPasswordHasher().hash(password);
  const values = [quoted(ADMIN_USERNAME), quoted(ADMIN_USERNAME), quoted(hash), String(nowMs)];
  return `INSERT INTO users (username, username_key, password, created_at) VALUES (${values.join(", ")})`;
}

/** Returns set-up's statements: they create the administrator if there is none, and otherwise change nothing. */
export async function createAdminStatements(password: string, nowMs: number): Promise<string[]> {
  return [`${await insertAdmin(password, nowMs)} ON CONFLICT (username_key) DO NOTHING;`];
}

/**
 * Returns the statements for a new password: they set it, create the administrator if there is none, and sign the
 * administrator out everywhere.
 */
export async function changeAdminStatements(password: string, nowMs: number): Promise<string[]> {
  return [
    `${await insertAdmin(password, nowMs)} ON CONFLICT (username_key) DO UPDATE SET password = excluded.password;`,
    `DELETE FROM sessions WHERE user_id IN (SELECT id FROM users WHERE username_key = ${quoted(ADMIN_USERNAME)});`,
  ];
}
