import { readFileSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { startSite } from "../harness/site";
import { thisMorning } from "../harness/tested-time";

interface LogLine {
  readonly level: string;
  readonly event: string;
  readonly [field: string]: unknown;
}

const CONFIGURATION = readFileSync("wrangler.toml", "utf8");
const [, listed = ""] = /^crons = \[(.*)\]$/m.exec(CONFIGURATION) ?? [];
const CRONS = [...listed.matchAll(/"([^"]+)"/g)].map(([, cron = ""]) => cron);

const lines: LogLine[] = [];
const told = (level: string) => lines.filter((line) => line.level === level).map(({ event }) => event);
const site = await startSite({
  destinations: 40,
  onLog: (line) => {
    if (line.startsWith("{")) lines.push(JSON.parse(line) as LogLine);
  },
});
await site.setClock(thisMorning());
afterAll(() => site.close());

describe("the crons of the deployment", () => {
  it("each have a job in the built Worker, which logs no error", async () => {
    expect(CRONS).toHaveLength(4);
    for (const cron of CRONS) {
      expect([cron, await site.runCron(cron, Date.parse(thisMorning()))]).toEqual([cron, "ok"]);
    }
    await expect.poll(() => told("info")).toContain("weather.refreshed");
    expect(told("error")).toEqual([]);
  });

  it("take away attempts to sign in that are over, with the weather of the hour", async () => {
    const nowMs = Date.parse(thisMorning());
    for (const [subject, endsAt] of [
      ["over", nowMs - 1],
      ["counted still", nowMs + 3_600_000],
    ] as const) {
      const columns = "subject, ends_at, count";
      await site.rows(`INSERT INTO sign_in_attempts (${columns}) VALUES (?, ?, 1)`, subject, endsAt);
    }
    // A time other than 3 and 4 o'clock, when the crons also delete old sessions and links.
    await site.setClock(thisMorning());
    await site.refresh(nowMs);
    expect(await site.rows("SELECT subject FROM sign_in_attempts")).toEqual([{ subject: "counted still" }]);
  });

  it("are all that there are: another one fails, and the log names it", async () => {
    expect(await site.runCron("1 2 3 4 5")).toBe("exception");
    await expect.poll(() => told("error")).toEqual(["cron.unknown"]);
    expect(lines.at(-1)).toMatchObject({ cron: "1 2 3 4 5" });
  });
});

describe("the configuration of the deployment", () => {
  it("keeps the addresses of requests, and with them postcodes, out of the platform's log", () => {
    expect(CONFIGURATION).toMatch(/^\[observability\.logs\]\n(?:[^[\n].*\n)*?invocation_logs = false$/m);
  });

  it("stops an endless run at half of the platform's own limit", () => {
    expect(CONFIGURATION).toMatch(/^\[limits\]\ncpu_ms = 15_000$/m);
  });
});
