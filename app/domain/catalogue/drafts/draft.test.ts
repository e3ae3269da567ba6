import { describe, expect, it } from "vitest";
import { changedActivity, newActivity } from "../../../../tests/fakes/drafts";

const abbey = { name: "Abbey", description: "A ruin." };

describe("a flag that follows a fact", () => {
  it.each([
    ["inside", true],
    ["grounds", true],
    ["no", false],
  ] as const)("is decided by dogs: %s", (dogs, dogFriendly) => {
    expect(newActivity({ ...abbey, dogs, dogFriendly: !dogFriendly })).toMatchObject({ dogFriendly });
  });

  it("stays yes by a fact that leaves it open or is unknown, and else is not known", () => {
    for (const open of [{}, { access: "part" } as const]) {
      expect(newActivity({ ...abbey, accessible: true, ...open })).toMatchObject({ accessible: true });
      expect(newActivity({ ...abbey, accessible: false, ...open })).not.toHaveProperty("accessible");
    }
  });

  it("changes with its fact, and stays once the fact is cleared", () => {
    const welcome = changedActivity(newActivity(abbey), { ...abbey, dogs: "grounds" });
    expect(welcome.dogFriendly).toBe(true);
    const unknown = changedActivity(welcome, { ...abbey, dogs: undefined });
    expect(unknown).toMatchObject({ dogFriendly: true });
    expect(unknown).not.toHaveProperty("dogs");
  });
});
