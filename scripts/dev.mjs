/** npm run dev: the site with hot reload, on the same local database as npm start. */
import { install, isInstalled } from "./commands/install.mjs";
import { requireStep, runCommand } from "./commands/run-step.mjs";

if (!isInstalled()) await requireStep("Installing dependencies", install);
await requireStep("Preparing the database and the catalogue", () =>
  runCommand("npx", ["tsx", "scripts/setup/run.ts"], { quiet: true }),
);
process.exit(await runCommand("npx", ["remix", "vite:dev", "--config", "remix.config.js"]));
