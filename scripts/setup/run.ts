/**
 * npm run setup prepares everything that a run needs, except the build. A second run finds nothing to do. --remote
 * loads the deployed database; --overwrite undoes an administrator's changes to catalogue places.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { missingContact } from "../commands/ready-words.mjs";
import { createAdminStatements } from "./admin-account";
import { catalogueStatements, mergedPlaceStatements } from "./catalogue-sql";
import { ensureDevVars, ensureVapidKeys, readDevVar } from "./dev-vars";
import { isSetUp, removeStamp, stampSetup } from "../commands/set-up.mjs";
import { runWrangler } from "./wrangler";

const DEV_VARS = ".dev.vars";
/**
 * A file of the start script that says when the forecast was last published. After a new catalogue it is no longer
 * true.
 */
const REFRESH_STAMP = ".wrangler/refreshed";
const SQL_FILE = ".wrangler/setup.sql";

type Target = "--local" | "--remote";

const { remote, overwrite } = parseArgs({
  options: {
    remote: { type: "boolean", default: false },
    overwrite: { type: "boolean", default: false },
  },
}).values;

process.chdir(fileURLToPath(new URL("../..", import.meta.url)));
if (remote) await prepareDatabase("--remote");
else await prepareLocally();

async function prepareLocally(): Promise<void> {
  console.log(ensureDevVars(DEV_VARS) ? "Variables: wrote .dev.vars" : "Variables: .dev.vars exists");
  if (ensureVapidKeys(DEV_VARS)) console.log("Notifications: added a pair of keys to .dev.vars");
  const noContact = missingContact(readDevVar(DEV_VARS, "CONTACT_EMAIL"));
  if (noContact !== null) console.log(`Contact: ${noContact}`);
  if (!overwrite && isSetUp()) {
    console.log("Database, catalogue and administrator: up to date");
    return;
  }
  await prepareDatabase("--local");
  removeStamp(REFRESH_STAMP);
  stampSetup();
}

async function prepareDatabase(target: Target): Promise<void> {
  await runWrangler(["d1", "migrations", "apply", "DB", target]);
  console.log("Database: migrations applied");
  const options = { nowMs: Date.now(), overwrite };
  const statements = [...catalogueStatements(options), ...mergedPlaceStatements(options)];
  await execute(target, statements);
  console.log(`Catalogue: loaded in ${statements.length} statements`);
  // The deployed site never gets the password from a developer's machine.
  const password =
    process.env.ADMIN_PASSWORD ?? (target === "--local" ? readDevVar(DEV_VARS, "ADMIN_PASSWORD") : undefined);
  await createAdmin(target, password);
}

async function createAdmin(target: Target, password: string | undefined): Promise<void> {
  if (!password) {
    console.log("Administrator: ADMIN_PASSWORD is not set. npm run admin:password creates the account");
    return;
  }
  await execute(target, await createAdminStatements(password, Date.now()));
  console.log("Administrator: the account exists");
}

async function execute(target: Target, statements: readonly string[]): Promise<void> {
  mkdirSync(dirname(SQL_FILE), { recursive: true });
  writeFileSync(SQL_FILE, `${statements.join("\n")}\n`, { mode: 0o600 });
  await runWrangler(["d1", "execute", "DB", target, "--yes", "--file", SQL_FILE]);
  rmSync(SQL_FILE);
}
