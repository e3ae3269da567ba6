import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LengthLeft } from "./suggestion-form";

const toldAfter = (count: number): string =>
  renderToStaticMarkup(<LengthLeft name="website" typed={"🏖".repeat(count)} />).replace(/<[^>]+>/g, "");

it.each([
  [449, ""],
  [450, "50 characters left"],
  [499, "1 character left"],
  [500, "0 characters left"],
  [501, "1 character too many"],
  [502, "2 characters too many"],
])("tells after %d of 500 characters what is left: %j", (count, words) => {
  expect(toldAfter(count)).toBe(words);
});
