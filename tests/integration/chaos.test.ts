import { expect, it } from "vitest";
import { ACTIONS } from "../chaos/actions";
import { runChaos } from "../chaos/run";

/** The number of actions, which is the same on any machine. `npm run chaos` runs for half an hour. */
const ACTIONS_DONE = 60;
/** Rare kinds of actions may be missing, because the choice depends on earlier answers. */
const LEAST_KINDS = ACTIONS.length / 2;
const LIMIT_MS = 900_000;

it(
  "nothing acknowledged is lost and nothing is made up in sixty actions of chaos",
  async () => {
    const { counts, arrived } = await runChaos(20261122, (done) => done < ACTIONS_DONE);
    expect(arrived.mails).toBeGreaterThan(0);
    expect(arrived.notifications).toBeGreaterThan(0);
    expect(Object.keys(counts).length).toBeGreaterThan(LEAST_KINDS);
  },
  LIMIT_MS,
);
