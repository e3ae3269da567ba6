import fc from "../../../tests/harness/fast-check";
import { expect, it } from "vitest";
import { firstInOrder } from "./first-in-order";

it("gives what sorting all and taking the first would give, equal ones in their given order", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(60), { maxLength: 200 }), fc.nat(220), (keys, count) => {
      const candidates = keys.map((_, index) => index);
      const byKey = (a: number, b: number) => (keys[a] ?? 0) - (keys[b] ?? 0);
      expect(firstInOrder(candidates, count, byKey)).toEqual(candidates.toSorted(byKey).slice(0, count));
    }),
  );
});

it("keeps equal ones in their given order where few of many are wanted", () => {
  const candidates = Array.from({ length: 40 }, (_, index) => index);
  const byTens = (a: number, b: number) => Math.floor(a / 10) - Math.floor(b / 10);
  expect(firstInOrder(candidates, 3, byTens)).toEqual([0, 1, 2]);
  expect(firstInOrder(candidates.toReversed(), 3, byTens)).toEqual([9, 8, 7]);
});

it("leaves the candidates as they are", () => {
  const candidates = [3, 1, 2];
  firstInOrder(candidates, 3, (a, b) => a - b);
  expect(candidates).toEqual([3, 1, 2]);
});
