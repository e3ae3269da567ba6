import { afterEach, expect, it, vi } from "vitest";
import { mayAskEarly } from "./may-ask-early";

afterEach(() => vi.unstubAllGlobals());

it.each([
  [true, "in a browser that says nothing", { onLine: true }],
  [true, "on a quick line", { onLine: true, connection: { effectiveType: "4g", type: "wifi" } }],
  [false, "with Save-Data", { onLine: true, connection: { effectiveType: "4g", saveData: true } }],
  [false, "on a slow line", { onLine: true, connection: { effectiveType: "3g" } }],
  [false, "on a mobile line", { onLine: true, connection: { effectiveType: "4g", type: "cellular" } }],
  [false, "without a line", { onLine: false }],
])("whether data are asked for early is %s %s", (may, _, navigator) => {
  vi.stubGlobal("navigator", navigator);
  expect(mayAskEarly()).toBe(may);
});
