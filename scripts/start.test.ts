import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("npm start runs each of the platform's crons", () => {
  const [, listed = ""] = /^crons = \[(.*)\]$/m.exec(readFileSync("wrangler.toml", "utf8")) ?? [];
  const crons = [...listed.matchAll(/"([^"]+)"/g)].map(([, cron]) => cron);
  const run = [...readFileSync("scripts/start.mjs", "utf8").matchAll(/runCron\("([^"]+)"\)/g)];
  expect(crons.length).toBeGreaterThan(0);
  expect(run.map(([, cron]) => cron).sort()).toEqual(crons.sort());
});
