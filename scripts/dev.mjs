/**
 * npm run dev starts the site with hot reload, on the same local database and weather as npm start. PORT chooses
 * another port.
 */
import { chooseWeather } from "./commands/choose-weather.mjs";
import { install, isInstalled } from "./commands/install.mjs";
import { requireStep, runCommand } from "./commands/run-step.mjs";
import { isSetUp, setUp } from "./commands/set-up.mjs";

if (!isInstalled()) await requireStep("Installing dependencies", install);
if (!isSetUp()) await requireStep("Preparing the database and the catalogue", setUp);
const { provider, words } = await chooseWeather({ args: process.argv });
console.log(words);
const port = process.env.PORT || "5173";
process.exit(
  await runCommand(
    "npx",
    ["remix", "vite:dev", "--config", "remix.config.js", "--port", port, "--strictPort"],
    { env: { WEATHER_PROVIDER: provider } },
  ),
);
