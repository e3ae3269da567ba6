import { expect, it } from "vitest";
import { ACTIONS } from "../chaos/actions";
import { runChaos } from "../chaos/run";

/** The number of actions, which is the same on any machine. `npm run chaos` runs for half an hour. */
const ACTIONS_DONE = 150;
/** Some rare kinds of actions may be missing, because the choice depends on earlier answers. */
const MOST_KINDS = ACTIONS.length - 8;
/** Long enough for the slowest machine. */
const LIMIT_MS = 900_000;

it(
  "nothing acknowledged is lost and nothing is made up in a hundred and fifty actions of chaos",
  async () => {
    const { counts, arrived } = await runChaos(20261122, (done) => done < ACTIONS_DONE);
    expect(arrived.mails).toBeGreaterThan(0);
    expect(arrived.notifications).toBeGreaterThan(0);
    expect(Object.keys(counts).length).toBeGreaterThan(MOST_KINDS);
  },
  LIMIT_MS,
);
