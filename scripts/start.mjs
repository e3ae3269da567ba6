/**
 * npm start makes a running site from a fresh checkout, without any key. This process reserves the port and
 * supervises the process that does the work (start-site.mjs), so that nothing keeps running after it.
 */
import { fileURLToPath } from "node:url";
import { endWithoutParent, supervise } from "./commands/supervise.mjs";
import { takePort } from "./commands/take-port.mjs";

process.env.PORT ||= "8787";
const problem = await takePort(Number(process.env.PORT));
if (problem) {
  console.error(problem);
  process.exit(1);
}
if (process.env.npm_lifecycle_event === "start") endWithoutParent();
const script = fileURLToPath(new URL("./start-site.mjs", import.meta.url));
process.exit(await supervise([script, ...process.argv.slice(2)]));
