import { expect, it } from "vitest";
import { joinBytes } from "./bytes";

it("joins all parts in their order, and none to an empty array", () => {
  const parts = [Uint8Array.of(1, 2), new Uint8Array(0), Uint8Array.of(3)];
  expect([joinBytes(parts), joinBytes([])]).toEqual([Uint8Array.of(1, 2, 3), new Uint8Array(0)]);
});
