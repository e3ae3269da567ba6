import { describe, expect, it } from "vitest";
import { type MessageState, isTimeToSend, secondsToShow, whyNotSend } from "./delivery";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Ten in the morning in London, on a Thursday in summer. */
const TEN = Date.UTC(2026, 6, 16, 9);
const NEWS: MessageState = {
  kind: "news",
  date: "2026-07-16",
  createdAt: TEN,
  isAlertPaused: false,
  isPutRight: false,
  isWarned: false,
  wasNewsSent: true,
  attempts: 1,
};

it.each([
  ["2026-07-16T06:14:59Z", false],
  ["2026-07-16T06:15:00Z", true],
  ["2026-07-16T19:59:59Z", true],
  ["2026-07-16T20:00:00Z", false],
])("the hours in which messages are sent %s: %s, by London's clocks", (instant, isTime) => {
  expect(isTimeToSend(Date.parse(instant))).toBe(isTime);
});

describe("a message that waits to be sent", () => {
  it("is sent if its day is not over and it was reported today", () => {
    expect(whyNotSend(NEWS, TEN)).toBeNull();
    expect(whyNotSend({ ...NEWS, attempts: 4 }, TEN)).toBeNull();
    expect(whyNotSend({ ...NEWS, kind: "correction" }, TEN + 3 * HOUR)).toBeNull();
  });

  it.each<[string, Partial<MessageState>, number]>([
    ["day-is-over", {}, TEN + 24 * HOUR],
    ["out-of-date", { date: "2026-07-18" }, TEN + 12 * HOUR + 1],
    ["paused", { isAlertPaused: true }, TEN],
    ["put-right", { isPutRight: true }, TEN],
    ["under-a-warning", { isWarned: true }, TEN],
    ["tried-too-often", { attempts: 5 }, TEN],
    ["news-not-sent", { kind: "correction", wasNewsSent: false }, TEN],
  ])("is not, for the reason %s", (reason, change, nowMs) => {
    expect(whyNotSend({ ...NEWS, ...change }, nowMs)).toBe(reason);
  });
});

describe("a message about today", () => {
  const IN_WINTER = "2026-12-19";
  const message: MessageState = { ...NEWS, date: IN_WINTER, createdAt: Date.parse(`${IN_WINTER}T07:10:00Z`) };

  it.each([
    ["2026-12-19T09:00:00Z", null],
    ["2026-12-19T14:00:00Z", null],
    ["2026-12-19T15:00:00Z", "day-is-over"],
    ["2026-12-19T18:00:00Z", "day-is-over"],
  ])("is sent while there is daylight for a visit: at %s %s", (instant, reason) => {
    expect(whyNotSend(message, Date.parse(instant))).toBe(reason);
    expect(whyNotSend({ ...message, kind: "correction" }, Date.parse(instant))).toBe(reason);
    expect(whyNotSend({ ...message, date: "2026-12-20" }, Date.parse(instant))).toBeNull();
  });

  it("is sent until the evening in summer", () => {
    expect(whyNotSend(NEWS, TEN + 8 * HOUR)).toBeNull();
    expect(whyNotSend(NEWS, TEN + 11 * HOUR)).toBe("day-is-over");
  });

  it("waits for a device that is switched off no longer than that, one about a later day until nine", () => {
    const [today, tomorrow] = [IN_WINTER, "2026-12-20"];
    const hours = (dates: readonly string[]) => secondsToShow(dates, message.createdAt) / 3_600;
    expect(hours([today])).toBeGreaterThan(6.5);
    expect(hours([today])).toBeLessThan(8);
    expect(whyNotSend(message, message.createdAt + (hours([today]) * HOUR - MINUTE))).toBeNull();
    expect(whyNotSend(message, message.createdAt + (hours([today]) * HOUR + MINUTE))).toBe("day-is-over");
    for (const dates of [[tomorrow], [today, tomorrow]]) expect(hours(dates)).toBeCloseTo(13 + 5 / 6);
    expect(secondsToShow([today], Date.parse("2026-12-19T18:00:00Z"))).toBe(0);
  });
});

it("lets a device that is switched off have a message until nine in the evening", () => {
  const seconds = [TEN, TEN + 11 * HOUR, TEN + 12 * HOUR].map((at) => secondsToShow([], at));
  expect(seconds).toEqual([11 * 3_600, 0, 0]);
});
