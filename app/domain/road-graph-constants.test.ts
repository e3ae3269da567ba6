import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ROAD_CONSTANTS } from "./road-graph-constants";

type Constants = Record<string, { value: number }>;
const source = JSON.parse(readFileSync("data/roads/speeds.json", "utf8")) as Record<string, Constants>;

it.each(Object.entries(ROAD_CONSTANTS))("the app's %s is that of the road graph's build", (name, value) => {
  const fitted = source.speeds?.[name] ?? source.rules?.[name] ?? source.wiggle?.[name];
  expect(value).toBe(fitted?.value);
});
