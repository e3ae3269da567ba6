/** npm run chaos: random sequences of actions and faults from a seed, with everything that must hold checked after each. */
import { HOUR_MS } from "#app/domain/units";
import { parseArgs } from "node:util";
import { ACTIONS, chosen, letPass } from "./actions";
import { checkForecastsKept, checkPublished, checkStored } from "./invariants";
import { endWorld, restart, setFaults, startWorld } from "./world";

const ACTIONS_UNTIL_CALM = 120;

export interface ChaosReport {
  readonly seed: number;
  /** How often each action was done. */
  readonly counts: Readonly<Record<string, number>>;
}

/**
 * Does random actions as long as `goesOn`, which is told how many were done. Throws at the first thing that does not
 * hold, with the seed and what was done before: the same seed chooses the same actions again, though not the instants at
 * which they meet.
 */
export async function runChaos(seed: number, goesOn: (actionsDone: number) => boolean): Promise<ChaosReport> {
  const world = await startWorld(seed);
  const counts: Record<string, number> = {};
  const done: string[] = [];
  try {
    while (goesOn(done.length)) {
      const action = chosen(world, ACTIONS);
      done.push(
        world.faults.length > 0 ? `${action.name} (${world.faults.join(", ")} failing)` : action.name,
      );
      await action.run(world);
      counts[action.name] = (counts[action.name] ?? 0) + 1;
      await checkStored(world);
      if (done.length % ACTIONS_UNTIL_CALM === 0) await calmDown();
    }
    await calmDown();
    return { seed, counts };
  } catch (error) {
    const before = done.slice(-15).map((name, index) => `${index + 1}. ${name}`);
    throw new Error(`seed ${seed}, after ${done.length} actions:\n${before.join("\n")}\n${String(error)}`, {
      cause: error,
    });
  } finally {
    await endWorld(world);
  }

  /** Nothing fails any more, and the next refresh brings everything into order. */
  async function calmDown(): Promise<void> {
    await setFaults(world, []);
    world.upstream.behave("open-meteo", "ok");
    await letPass(world, HOUR_MS);
    await world.site.refresh(Date.now() + world.clockAheadMs);
    await restart(world);
    await checkForecastsKept(world);
    await checkPublished(world);
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { minutes: { type: "string", default: "30" }, seed: { type: "string", multiple: true } },
  });
  const seeds = (values.seed ?? ["1", "2", "3"]).map(Number);
  for (const seed of seeds) {
    const endsAtMs = Date.now() + (Number(values.minutes) * 60_000) / seeds.length;
    const { counts } = await runChaos(seed, () => Date.now() < endsAtMs);
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
    console.log(`seed ${seed}: ${total} actions, everything held`);
    console.table(counts);
  }
}

if (process.argv[1]?.endsWith("run.ts")) await main();
