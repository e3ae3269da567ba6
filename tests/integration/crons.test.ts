import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Site, startSite, thisMorning } from "../harness/site";

interface LogLine {
  readonly level: string;
  readonly event: string;
  readonly [field: string]: unknown;
}

/** As wrangler.toml has them, which the platform reads. */
const [, listed = ""] = /^crons = \[(.*)\]$/m.exec(readFileSync("wrangler.toml", "utf8")) ?? [];
const CRONS = [...listed.matchAll(/"([^"]+)"/g)].map(([, cron = ""]) => cron);

const lines: LogLine[] = [];
const told = (level: string) => lines.filter((line) => line.level === level).map(({ event }) => event);

let site: Site;
beforeAll(async () => {
  site = await startSite({
    destinations: 40,
    onLog: (line) => {
      if (line.startsWith("{")) lines.push(JSON.parse(line) as LogLine);
    },
  });
  await site.setClock(thisMorning());
});
afterAll(() => site.close());

describe("the crons of the deployment", () => {
  it("have a job each in the built Worker, which tells of nothing wrong", async () => {
    expect(CRONS).toHaveLength(3);
    for (const cron of CRONS) {
      expect([cron, await site.runCron(cron, Date.parse(thisMorning()))]).toEqual([cron, "ok"]);
    }
    await expect.poll(() => told("info")).toContain("weather.refreshed");
    expect(told("error")).toEqual([]);
  });

  it("are all that there are: another one fails, and the log names it", async () => {
    expect(await site.runCron("1 2 3 4 5")).toBe("exception");
    await expect.poll(() => told("error")).toEqual(["cron.unknown"]);
    expect(lines.at(-1)).toMatchObject({ cron: "1 2 3 4 5" });
  });
});
