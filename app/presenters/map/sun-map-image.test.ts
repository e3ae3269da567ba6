import { expect, it } from "vitest";
import { sunMapImage } from "./sun-map-image";

it("draws the gold over the land of the map's part of the country, and nothing over the sea", () => {
  const image = sunMapImage({ viewBox: "205 5 702 1222", bands: ["M1 1h9z", "M2 2h5z"] }, "M0 0h99z");
  expect(image).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="205 5 702 1222">/);
  expect(image).toContain('<path id="land" d="M0 0h99z"/>');
  expect(image).toMatch(/<g mask="url\(#on-land\)">.*<path d="M1 1h9z"\/><path d="M2 2h5z"\/>/);
});
