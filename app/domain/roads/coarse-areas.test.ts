import { expect, it } from "vitest";
import { isCoarselyMapped, driveInWords } from "./coarse-areas";

it.each([
  ["Greenwich", 51.4815, -0.0075, true],
  ["Winchester", 51.06, -1.31, true],
  ["Harrogate", 53.99, -1.54, true],
  ["Whitby", 54.486, -0.614, true],
  ["Brighton", 50.82, -0.14, false],
  ["Leeds", 53.8, -1.55, false],
  ["Oxford", 51.75, -1.26, false],
  ["Ventnor", 50.59, -1.21, false],
])("%s is on the coarse part of the map: %s, %s → %s", (_name, latitude, longitude, isCoarse) => {
  expect(isCoarselyMapped({ latitude, longitude })).toBe(isCoarse);
});

it.each([
  ["Greenwich", 51.4815, -0.0075, 37, "about 35 min"],
  ["Greenwich", 51.4815, -0.0075, 8, "8 min"],
  ["Brighton", 50.82, -0.14, 37, "37 min"],
  ["Brighton", 50.82, -0.14, 83, "about 1h 25m"],
])("a drive to %s (%s, %s) of %s minutes reads %s", (_name, latitude, longitude, minutes, words) => {
  expect(driveInWords(minutes, { latitude, longitude })).toBe(words);
});
