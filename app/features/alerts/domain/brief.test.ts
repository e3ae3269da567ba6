import { describe, expect, it } from "vitest";
import { epochMsOfLondonClock } from "#app/domain/calendar/london-time";
import { type SaidPlace, dueBrief, heedWarnings, nextBriefOn, placesOf } from "./brief";

const THURSDAY = 1 << 3;
/** At this hour of a day around the change of the clocks on Sunday 25 October 2026. */
const at = (day: number, hour: number, minute = 0) =>
  epochMsOfLondonClock(`2026-10-${day}`, hour * 60 + minute);

describe("a brief", () => {
  const due = (nowMs: number, createdAt = 0) => dueBrief({ weekdays: THURSDAY, createdAt }, nowMs);

  it("is due from 18:00 of its evening until 9:00 on the Saturday, and not if it was made after that evening", () => {
    expect(due(at(22, 17, 59))).toBeNull();
    expect(due(at(22, 18))).toEqual({ saturday: "2026-10-24", isLastCheck: false });
    expect(due(at(22, 20))).toMatchObject({ isLastCheck: true });
    expect(due(at(24, 8, 59))).toMatchObject({ saturday: "2026-10-24", isLastCheck: true });
    expect(due(at(24, 9))).toBeNull();
    expect(due(at(22, 19), at(22, 18, 30))).toBeNull();
    expect(due(at(29, 18))).toMatchObject({ saturday: "2026-10-31" });
  });

  it("comes next on the evening of this week, or of the next one", () => {
    expect(nextBriefOn(THURSDAY, at(22, 17, 59))).toBe("2026-10-22");
    expect(nextBriefOn(THURSDAY, at(22, 18))).toBe("2026-10-29");
    expect(nextBriefOn(1 << 1, at(25, 12))).toBe("2026-10-27");
  });

  it("loses the day on which a place is warned of, and its praise", () => {
    const place = (name: string): SaidPlace => ({
      ...{ name, path: "/", why: "", thing: "", latitude: 54, longitude: -1 },
      ...{ away: { fromMs: 1, untilMs: 2 }, hours: { startMs: 1, endMs: 2 } },
    });
    const days = [
      { title: "Saturday", text: "", places: [place("Filey"), place("Whitby")] },
      { title: "Sunday", text: "", places: [place("Hornsea")] },
    ];
    const left = heedWarnings({ lead: "Go to Filey", days }, ({ name }) => name === "Whitby");
    expect(placesOf(left).map(({ name }) => name)).toEqual(["Hornsea"]);
    expect(left.lead).not.toContain("Filey");
    expect(left.days?.[0]?.text).toBe("There is an amber or red warning.");
  });
});
