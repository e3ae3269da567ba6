/**
 * npm run chaos runs random sequences of actions and faults from a seed, and checks all invariants after each action.
 */
import { isTimeToSend } from "#app/features/alerts/domain/delivery";
import { HOUR_MS } from "#app/domain/units";
import { FAULTS, type Fault } from "../harness/site";
import { parseArgs } from "node:util";
import { ACTIONS, chosen } from "./actions";
import { checkAllLeft } from "./carried";
import { healServices } from "./channel-actions";
import { checkForecastsKept, checkPublished, checkStored } from "./invariants";
import { type Carriage, endWorld, letPass, nowMs, restart, setFaults, startWorld } from "./world";

const ACTIONS_UNTIL_CALM = 120;
/**
 * How many delivery runs send everything: a run sends fifteen bundles, and a correction waits until its news was
 * sent.
 */
const RUNS_UNTIL_ALL_LEFT = 6;

/** Actions that run before anything fails, so that there are people with alerts and channels. */
const AT_FIRST: Readonly<Record<string, number>> = {
  register: 4,
  "make an alert": 8,
  "ask for mails": 4,
  "say yes to mails": 8,
  "turn notifications on": 6,
};

export interface ChaosReport {
  readonly seed: number;
  /** How often each action ran. */
  readonly counts: Readonly<Record<string, number>>;
  /** How many messages of alerts reached a mailbox or a browser. */
  readonly arrived: Readonly<Carriage["arrived"]>;
  readonly longestAnswerMs: number;
}

/**
 * Runs random actions while `goesOn(actionsDone)` is true. Throws at the first broken invariant, with the seed and
 * the actions so far. The same seed chooses the same actions, though at other moments. With `fault`, only that part
 * of the site fails.
 */
export async function runChaos(
  seed: number,
  goesOn: (actionsDone: number) => boolean,
  fault?: Fault,
): Promise<ChaosReport> {
  const world = await startWorld(seed, fault ? [[fault]] : null);
  const counts: Record<string, number> = {};
  const done: string[] = [];
  try {
    for (const [name, times] of Object.entries(AT_FIRST))
      for (let time = 0; time < times; time += 1)
        await ACTIONS.find((action) => action.name === name)?.run(world);
    await checkStored(world);
    while (goesOn(done.length)) {
      const action = chosen(world, ACTIONS);
      done.push(
        world.faults.length > 0 ? `${action.name} (${world.faults.join(", ")} failing)` : action.name,
      );
      world.wasRestarted = false;
      await action.run(world);
      counts[action.name] = (counts[action.name] ?? 0) + 1;
      await checkStored(world);
      if (done.length % ACTIONS_UNTIL_CALM === 0) await calmDown();
    }
    await calmDown();
    return { seed, counts, arrived: world.carried.arrived, longestAnswerMs: world.longestAnswerMs };
  } catch (error) {
    const before = done.slice(-15).map((name, index) => `${index + 1}. ${name}`);
    throw new Error(`seed ${seed}, after ${done.length} actions:\n${before.join("\n")}\n${String(error)}`, {
      cause: error,
    });
  } finally {
    await endWorld(world);
  }

  /** Ends all faults and refreshes the weather. Afterwards everything must be in order. */
  async function calmDown(): Promise<void> {
    await setFaults(world, []);
    healServices(world);
    world.upstream.behave("open-meteo", "ok");
    await letPass(world, HOUR_MS);
    await world.site.refresh(nowMs(world));
    await restart(world);
    await checkForecastsKept(world);
    await checkPublished(world);
    // First an hour passes, so that the claims of a run that died expire.
    for (let runs = 0; runs < RUNS_UNTIL_ALL_LEFT; runs += 1) await world.site.deliverMessages();
    await checkStored(world);
    if (isTimeToSend(nowMs(world))) await checkAllLeft(world);
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      minutes: { type: "string", default: "30" },
      seed: { type: "string", multiple: true },
      fault: { type: "string" },
    },
  });
  const fault = FAULTS.find((name) => name === values.fault);
  if (values.fault !== undefined && !fault) throw new Error(`no such fault; there are ${FAULTS.join(", ")}`);
  const seeds = (values.seed ?? ["1", "2", "3"]).map(Number);
  for (const seed of seeds) {
    const endsAtMs = Date.now() + (Number(values.minutes) * 60_000) / seeds.length;
    const report = await runChaos(seed, () => Date.now() < endsAtMs, fault);
    const { counts, arrived, longestAnswerMs } = report;
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const { mails, notifications } = arrived;
    console.log(
      `seed ${seed}: ${total} actions, ${mails} mails and ${notifications} notifications, longest answer ${Math.round(longestAnswerMs)} ms, everything held`,
    );
    console.table(counts);
  }
}

if (process.argv[1]?.endsWith("run.ts")) await main();
