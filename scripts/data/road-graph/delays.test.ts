import { describe, expect, it } from "vitest";
import { HOURLY_FLOW, MEAN_DELAY, typicalFrom } from "#app/domain/roads/traffic";
import { readCsv } from "../csv";
import {
  authoritiesOf,
  delayPercent,
  ELSEWHERE_MPH,
  emptyPace,
  localDelays,
  localKmAndMinutes,
  mphOf,
  readAuthorities,
} from "./delays";
import { mendedNetwork } from "./mended-network";

const network = mendedNetwork("data/roads");
const authorities = authoritiesOf(network.nodes, "data");
const percents = localDelays(network, "data");

/** What an hour's drive on such roads takes, in the mean of the hours of a week, each weighted by its flow. */
function weeksMean(load: { strategic: number; localDelay: number }): number {
  const minutes = HOURLY_FLOW.map((flow, hour) => {
    const date = `2026-06-${String(15 + Math.floor(hour / 24)).padStart(2, "0")}`;
    // So short that it ends in the hour.
    const short = { minutes: 0.6, strategic: load.strategic / 100, localDelay: load.localDelay / 100 };
    return flow * 100 * typicalFrom(date, 60 * (hour % 24))(short);
  });
  return minutes.reduce((sum, each) => sum + each, 0) / HOURLY_FLOW.reduce((sum, each) => sum + each, 0);
}

describe("the delays of roads", () => {
  it("have the Department's flow in whole numbers", () => {
    const columns = Array.from({ length: 24 }, (_, hour) => `h${String(hour).padStart(2, "0")}`);
    const table = readCsv("data/traffic/hours.csv", columns).flatMap((row) =>
      columns.map((hour) => row[hour]),
    );
    expect(HOURLY_FLOW).toEqual(table.map((flow) => Math.round(Number(flow))));
  });

  it("give in the week's mean what the Department measured in England: trunk roads 19.9 %, local A roads 43.3 % more", () => {
    expect(weeksMean({ strategic: 60, localDelay: 0 }) / 60 / 1.199).toBeCloseTo(1, 2);
    expect(weeksMean({ strategic: 0, localDelay: 60 * MEAN_DELAY.local }) / 60 / 1.433).toBeCloseTo(1, 2);
    expect(emptyPace(23.3)).toBeCloseTo(3600 / 33.4, 0);
    // The Department's delay in towns: 75.5 seconds a mile in 2016.
    expect(3600 / ELSEWHERE_MPH.urban - emptyPace(ELSEWHERE_MPH.urban)).toBeCloseTo(75.5, 0);
  });

  it("bring each authority's local A roads to the Department's speed of 2022, within 1 %", () => {
    const all = readAuthorities("data");
    expect(all).toHaveLength(151);
    for (const { name, mph } of all) {
      const mean = weeksMean({ strategic: 0, localDelay: (60 * delayPercent(mph)) / 100 }) / 60;
      expect(Math.abs(3600 / (emptyPace(mph) * mean) / mph - 1), name).toBeLessThan(0.01);
      expect(delayPercent(mph), name).toBeGreaterThanOrEqual(0);
    }
  });

  it("bring the main roads of each London borough to its speed, within 2 %, in our map", () => {
    const boroughs = [...localKmAndMinutes(network, authorities)].filter(([{ isInLondon }]) => isInLondon);
    expect(boroughs).toHaveLength(33);
    for (const [borough, sum] of boroughs) {
      const percent = percents[authorities.indexOf(borough)] as number;
      const mph = mphOf({ ...sum, minutes: sum.minutes * (1 + percent / 100) });
      expect(Math.abs(mph / borough.mph - 1), borough.name).toBeLessThan(0.02);
    }
  });

  it("are England's towns' and countryside's where the Department has no figures", () => {
    const at = (latitude: number, longitude: number) =>
      percents[
        network.nodes.findIndex(
          (node) => Math.abs(node.latitude - latitude) < 0.03 && Math.abs(node.longitude - longitude) < 0.05,
        )
      ];
    expect(at(55.861, -4.25)).toBe(delayPercent(ELSEWHERE_MPH.urban)); // Glasgow
    expect(at(56.82, -5.1)).toBe(delayPercent(ELSEWHERE_MPH.rural)); // Fort William
    expect(at(53.8, -1.55)).toBe(delayPercent(23)); // Leeds
  });
});
