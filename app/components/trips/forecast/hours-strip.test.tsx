import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { ForecastDayView } from "#app/presenters/trips/day";
import type { HoursView } from "#app/presenters/trips/hours-view";
import { HoursStrip } from "./hours-strip";
import { RainBar } from "./weather-marks";

/** Four hours from 9:00, each with half an hour of sun and half a millimetre of rain. */
const HOURS: HoursView = {
  from: 9,
  temperatures: [4, 5, 6, 5],
  sunshineMinutes: [30, 30, 30, 30],
  rainMm: [0.5, 0.5, 0.5, 0.5],
  chances: [50, 50, 50, 50],
  skies: ["showers", "showers", "showers", "showers"],
  snowy: [false, false, false, false],
  winds: [7, 9, 12, null],
  gusts: [null, null, null, null],
  windUnit: "mph",
  sunrise: 8,
  sunset: 16,
  visit: { from: 10, until: 11.5 },
};
const drawn = (change: Partial<HoursView> = {}, day: Partial<ForecastDayView> = {}) =>
  renderToStaticMarkup(
    <HoursStrip
      day={{ longLabel: "Monday", notes: [], hours: { ...HOURS, ...change }, ...day } as ForecastDayView}
    />,
  );
const bars = (markup: string, colour: string) =>
  [...markup.matchAll(/<rect x="([\d.]+)" width="([\d.]+)"[^>]*class="([^"]*)"/g)]
    .filter(([, , , classes]) => classes?.includes(colour))
    .map(([, x, width, classes]) => [Number(x), Number(width), classes?.includes("opacity-30")]);

it("the chance of rain of a day is a number, or a dash that is read out as not known", () => {
  const textOf = (percent: number | null) =>
    renderToStaticMarkup(<RainBar percent={percent} isWet={false} />).replace(/<[^>]+>/g, "");
  expect(textOf(0)).toBe(", chance of rain 0%");
  expect(textOf(null)).toBe(", chance of rain not known–");
});

describe("the hours of a day", () => {
  it("promise the sun and rain of the visit, and show the others pale", () => {
    const markup = drawn({});
    const shown = [
      [3, 14, true],
      [23, 14, false],
      // The visit ends at half past eleven, so the bar of that hour is half as wide.
      [43, 14, true],
      [43, 7, false],
      [63, 14, true],
    ];
    expect(bars(markup, "fill-sun ")).toEqual(shown);
    expect(bars(markup, "fill-rain")).toEqual(shown);
    expect(markup).toContain("outside your visit");
  });

  it("show gusts only where one is known", () => {
    expect(drawn()).not.toMatch(/gust/i);
    const markup = drawn({ gusts: [13, null, 32, 20] });
    expect(markup).toContain("gusts up to 32 mph");
    expect(markup).toContain('<th scope="col">Gusts</th>');
    expect(markup.match(/<td>(13|32|20) mph<\/td>/g)).toHaveLength(3);
  });

  it("are pale altogether where it is dark on arrival", () => {
    const markup = drawn({ visit: null });
    expect(bars(markup, "fill-sun ").map(([, , isPale]) => isPale)).toEqual([true, true, true, true]);
    expect(markup).toContain("hour by hour: dark when you arrive");
    expect(markup).not.toContain("you are there<");
  });

  it("are read out with a minute of sun as with many", () => {
    const markup = drawn({ sunshineMinutes: [0, 1, 2, 30] });
    for (const words of ["0 minutes", "1 minute", "2 minutes"]) expect(markup).toContain(`<td>${words}</td>`);
  });

  it("say where the chance of rain is not known, and give the rain all the same", () => {
    const markup = drawn({ chances: [50, null, 0, 50] });
    for (const words of ["0.5 mm, chance 50%", "0.5 mm, chance not known", "0.5 mm, chance 0%"]) {
      expect(markup).toContain(`<td>${words}</td>`);
    }
  });

  it("have the wind below every other hour, and for each hour where they are read out", () => {
    const markup = drawn({});
    const below = [...markup.matchAll(/y="157"[^>]*>(\d+)</g)].map(([, wind]) => wind);
    expect(below).toEqual(["7", "12"]);
    expect(markup).toContain("wind, mph");
    for (const words of ["7 mph", "9 mph", "12 mph", "not known"])
      expect(markup).toContain(`<td>${words}</td>`);
    expect(drawn({ winds: [null, null, null, null] })).not.toContain("wind in");
  });

  it("say what falls: rain, snow or both", () => {
    expect(drawn({})).not.toContain("snow");
    const both = drawn({ snowy: [false, true, false, false] });
    expect(both).toContain("<span>rain</span>");
    expect(both).toContain("snow or sleet</span>");
    expect(both).toContain('<th scope="col">Rain or snow</th>');
    const snow = drawn({ snowy: [true, true, true, true] });
    expect(snow).not.toContain("<span>rain</span>");
    expect(bars(snow, "fill-rain")).toEqual([]);
    expect(drawn({ rainMm: [0, 0, 0, 0] })).not.toContain("<span>rain</span>");
  });

  it("have marks and words below them where a note has them", () => {
    const marks = [
      { at: 10.75, label: "low 10:50" },
      { at: 16.9, label: "high 16:50" },
    ];
    const words = "High water about 16:50, low water about 10:50.";
    const known = drawn({}, { notes: [{ tone: "plain", text: words, marks }] });
    expect(known).toMatch(/low 10:50.*high 16:50/s);
    expect(known).toContain(words);
    expect(drawn()).not.toContain("low 10:50");
  });
});
