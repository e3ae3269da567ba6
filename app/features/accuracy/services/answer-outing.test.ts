import { describe, expect, it } from "vitest";
import { OUTING_LIMIT } from "#app/features/accuracy/domain/outing-answers";
import { createAnswerOuting } from "./answer-outing";

function setUp({ attempts = 1 } = {}) {
  const added: unknown[] = [];
  const answer = createAnswerOuting({
    answers: {
      add: (outing) => {
        added.push(outing);
        return Promise.resolve(outing.slug !== "nowhere");
      },
      totals: () => Promise.reject(new Error("not asked for")),
      removeBefore: () => Promise.resolve(),
    },
    attempts: {
      count: (counters) => Promise.resolve(counters.map(() => ({ count: attempts, endsAt: Date.now() + 1 }))),
      takeBack: () => Promise.resolve(),
      forget: () => Promise.resolve(),
      removeEnded: () => Promise.resolve(),
    },
    pseudonym: (text) => Promise.resolve(`hidden ${text.length}`),
    clock: () => Date.parse("2026-11-28T09:00:00Z"),
  });
  return { added, answer };
}

const outing = { slug: "filey", date: "2026-11-27", answer: "better", clientAddress: "1.2.3.4" } as const;

describe("the answer to whether it was as we said", () => {
  it("is counted by place, day and answer, and nothing else goes to the store", async () => {
    const { added, answer } = setUp();
    expect(await answer(outing)).toBe("counted");
    expect(added).toEqual([{ slug: "filey", date: "2026-11-27", answer: "better" }]);
  });

  it("is not taken for an unknown place or a day that is not asked about", async () => {
    const { answer } = setUp();
    expect(await answer({ ...outing, slug: "nowhere" })).toBe("no-such-outing");
    expect(await answer({ ...outing, date: "2026-11-28" })).toBe("no-such-outing");
  });

  it("is not taken once a network has given too many", async () => {
    const { added, answer } = setUp({ attempts: OUTING_LIMIT.attempts + 1 });
    expect(await answer(outing)).toBe("throttled");
    expect(added).toEqual([]);
  });
});
