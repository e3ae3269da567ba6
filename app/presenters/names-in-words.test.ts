import { expect, it } from "vitest";
import { namesInWords } from "./names-in-words";

it("names are listed as the language lists them", () => {
  const formatter = new Intl.ListFormat("en-GB");
  const names = ["Bath", "Wells", "Cheddar", "Frome"];
  for (const count of names.keys()) {
    const some = names.slice(0, count + 1);
    expect(namesInWords(some)).toBe(formatter.format(some));
  }
  expect(namesInWords([])).toBe("");
});
