/**
 * npm run admin:password [password] [-- --remote] sets the administrator's password in the local or the deployed
 * database. The password is the first argument or, to keep it out of the shell's history, the variable
 * ADMIN_PASSWORD.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { fileURLToPath } from "node:url";
import { changeAdminStatements } from "./setup/admin-account";
import { runWrangler } from "./setup/wrangler";

const SQL_DIRECTORY = ".wrangler";
const SQL_FILE = `${SQL_DIRECTORY}/admin-password.sql`;

const { values, positionals } = parseArgs({
  options: { remote: { type: "boolean", default: false } },
  allowPositionals: true,
});

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
try {
  const password = positionals[0] ?? process.env.ADMIN_PASSWORD;
  if (!password) throw new Error("Pass the new password as the first argument or in ADMIN_PASSWORD.");
  await setPassword(password, values.remote ? "--remote" : "--local");
  console.log("The administrator's password is set, and the administrator is signed out everywhere.");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function setPassword(password: string, place: "--local" | "--remote"): Promise<void> {
  const statements = await changeAdminStatements(password, Date.now());
  mkdirSync(SQL_DIRECTORY, { recursive: true });
  try {
    writeFileSync(SQL_FILE, statements.join("\n"), { mode: 0o600 });
    await runWrangler(["d1", "execute", "DB", place, "--yes", "--file", SQL_FILE]);
  } finally {
    rmSync(SQL_FILE, { force: true });
  }
}
