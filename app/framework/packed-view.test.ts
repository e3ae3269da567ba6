import { expect, test } from "vitest";
import { packView, unpackView } from "./packed-view";

test("a view comes out as it went in, also when another has been packed since", () => {
  const view = { words: 'both: `a` "b" \\ \u2028 < &', cards: [{ score: null }, { score: 72 }] };
  const packed = packView(view);
  expect(unpackView(packed)).toBe(view);
  packView({ words: "another" });
  expect(unpackView(packed)).toEqual(view);
});
