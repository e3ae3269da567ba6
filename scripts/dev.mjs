/** npm run dev: the site with hot reload, on the same local database and weather as npm start. */
import { chooseWeather } from "./commands/choose-weather.mjs";
import { install, isInstalled } from "./commands/install.mjs";
import { requireStep, runCommand } from "./commands/run-step.mjs";

if (!isInstalled()) await requireStep("Installing dependencies", install);
await requireStep("Preparing the database and the catalogue", () =>
  runCommand("npx", ["tsx", "scripts/setup/run.ts"], { quiet: true }),
);
const { provider, words } = await chooseWeather({ args: process.argv });
console.log(words);
process.exit(
  await runCommand("npx", ["remix", "vite:dev", "--config", "remix.config.js"], {
    env: { WEATHER_PROVIDER: provider },
  }),
);
