import { expect, test } from "vitest";
import { packView, type SearchPageView, unpackView } from "./view";

test("a view comes out as it went in, whatever quotes its words hold", () => {
  const view = {
    kind: "message",
    title: `The "Cat & Fiddle"`,
    text: 'a `back\\`tick`, a "quote", \'’\u2028<',
  } as unknown as SearchPageView;

  const packed = packView(view);

  expect(unpackView(packed)).toEqual(view);
  expect(packed.split('"').length - 1).toBe(3);
});
