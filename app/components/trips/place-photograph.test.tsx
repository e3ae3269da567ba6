import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { PlacePhotograph } from "./place-photograph";

const photograph = {
  author: "Ann <b>Example</b>",
  licence: "CC BY-SA 4.0",
  file: "Pulteney Bridge.jpg",
  width: 1200,
  height: 800,
};
const shown = (licence = photograph.licence) =>
  renderToStaticMarkup(<PlacePhotograph slug="bath" name="Bath" photograph={{ ...photograph, licence }} />);

describe("a place's photograph", () => {
  it("comes from our own address and says what it shows", () => {
    expect(shown()).toMatch(/<img src="\/photographs\/bath\.jpg" alt="Photograph: Bath"/);
  });

  it("is credited with its author as text, its licence and its original", () => {
    expect(shown()).toContain("Photograph by Ann &lt;b&gt;Example&lt;/b&gt;, ");
    expect(shown()).toContain('<a href="https://creativecommons.org/licenses/by-sa/4.0/">CC BY-SA 4.0</a>');
    expect(shown()).toContain('href="https://commons.wikimedia.org/wiki/File:Pulteney_Bridge.jpg"');
  });

  it("has no link to a licence where the public domain has none", () => {
    expect(shown("Public domain")).toContain(", Public domain, made smaller.");
  });
});
