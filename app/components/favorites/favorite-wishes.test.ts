import { describe, expect, it } from "vitest";
import { type FavoriteOutcome, createFavoriteWishes } from "./favorite-wishes";

const BRIGHTON = 7;

/** A server that holds its answers until the test releases them. */
function heldServer() {
  const asked: boolean[] = [];
  const held: ((outcome: FavoriteOutcome) => void)[] = [];
  const wishes = createFavoriteWishes((_id, isWanted) => {
    asked.push(isWanted);
    return new Promise((resolve) => held.push(resolve));
  });
  const answer = async (outcome: FavoriteOutcome) => {
    held.shift()?.(outcome);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { wishes, asked, answer };
}

describe("favourite wishes", () => {
  it("fills the heart before the server has answered", () => {
    const { wishes } = heldServer();
    void wishes.ask(BRIGHTON, true);
    expect(wishes.current().get(BRIGHTON)).toBe(true);
  });

  it("takes a wish back that failed, and says so", async () => {
    const { wishes, answer } = heldServer();
    const settled = wishes.ask(BRIGHTON, true);
    await answer("unreachable");
    expect(wishes.current().get(BRIGHTON)).toBeUndefined();
    expect(await settled).toEqual({ outcome: "unreachable", isWanted: true });
  });

  it("ends in the last wish after on, off, on, with one request at a time", async () => {
    const { wishes, asked, answer } = heldServer();
    const first = wishes.ask(BRIGHTON, true);
    expect(await Promise.all([wishes.ask(BRIGHTON, false), wishes.ask(BRIGHTON, true)])).toEqual([
      null,
      null,
    ]);
    await answer("saved");
    expect(asked).toEqual([true]);
    expect(await first).toEqual({ outcome: "saved", isWanted: true });
  });

  it("sends the other wish after on, off", async () => {
    const { wishes, asked, answer } = heldServer();
    const first = wishes.ask(BRIGHTON, true);
    void wishes.ask(BRIGHTON, false);
    expect(asked).toEqual([true]);
    await answer("saved");
    expect(asked).toEqual([true, false]);
    await answer("saved");
    expect(await first).toEqual({ outcome: "saved", isWanted: false });
    expect(wishes.current().get(BRIGHTON)).toBe(false);
  });

  it("falls back to what the server confirmed in between", async () => {
    const { wishes, answer } = heldServer();
    void wishes.ask(BRIGHTON, true);
    void wishes.ask(BRIGHTON, false);
    await answer("saved");
    await answer("refused");
    expect(wishes.current().get(BRIGHTON)).toBe(true);
  });

  it("lets fresh data replace an answered wish, but not one under way", async () => {
    const { wishes, answer } = heldServer();
    void wishes.ask(BRIGHTON, true);
    wishes.adopt([]);
    expect(wishes.current().get(BRIGHTON)).toBe(true);
    await answer("saved");
    wishes.adopt([BRIGHTON]);
    expect(wishes.current().get(BRIGHTON)).toBeUndefined();
  });

  it("keeps an answered wish while the same data are drawn again", async () => {
    const { wishes, answer } = heldServer();
    const data: number[] = [];
    wishes.adopt(data);
    void wishes.ask(BRIGHTON, true);
    await answer("saved");
    wishes.adopt(data);
    expect(wishes.current().get(BRIGHTON)).toBe(true);
  });
});
