import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const script = readFileSync("build/worker/app.js", "utf8");

it("the Worker's script is plain ASCII: one other sign in it, and the runtime keeps and reads it at two bytes for each", () => {
  // The build escapes such characters in texts but not in regular expressions. Write \u2019 there.
  expect(script.match(/.{0,40}[^\0-\x7f].{0,40}/g) ?? []).toEqual([]);
});

it("the Worker's script, which each start of an isolate reads, is no longer than what is needed of its packages", () => {
  // 1.64 MB, of which 0.06 MB predicts tides and 0.08 MB is code of the crons: the record, the runs, the sea and the
  // warnings. It would be 0.04 MB more with the OpenAPI document as a file in the bundle, and 0.09 MB more with Remix
  // and its router as CommonJS.
  expect(script.length).toBeLessThanOrEqual(1_655_000);
});
