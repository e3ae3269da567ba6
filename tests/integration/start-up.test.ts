import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const script = readFileSync("build/worker/app.js", "utf8");

it("the Worker's script is plain ASCII: one other sign in it, and the runtime keeps and reads it at two bytes for each", () => {
  // The build escapes such characters in texts but not in regular expressions. Write \u2019 there.
  expect(script.match(/.{0,40}[^\0-\x7f].{0,40}/g) ?? []).toEqual([]);
});
