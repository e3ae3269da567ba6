import fc from "../../../tests/harness/fast-check";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { type CalendarEvent, calendarFile } from "./calendar-file";

const NOW_MS = Date.UTC(2026, 10, 21, 9, 30, 15);
const event: CalendarEvent = {
  uid: "filey-2026-11-22@sunny.example",
  sequence: 29_832_540,
  startMs: Date.UTC(2026, 10, 22, 9),
  endMs: Date.UTC(2026, 10, 22, 16, 1),
  summary: "Filey: fair, 9°",
  description: "Leave LS6 at 9:00, arrive at 10:24.\nScores 70; good \\ dry",
  location: "Filey, Yorkshire and the Humber",
  latitude: 54.2096,
  longitude: -0.2893,
  url: "https://sunny.example/destinations/filey?date=2026-11-22",
};

/** The event as a calendar program reads it. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const [component, ...others] = calendar.getAllSubcomponents("vevent");
  expect(others).toEqual([]);
  return { calendar, component: component!, event: new ICAL.Event(component) };
}

describe("a calendar's file", () => {
  it("gives a calendar the values of the event", () => {
    const { calendar, component, event: found } = read(calendarFile([event], NOW_MS));
    expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
    expect([found.uid, found.summary, found.location, found.description]).toEqual([
      event.uid,
      event.summary,
      event.location,
      event.description,
    ]);
    expect([found.startDate.toJSDate().getTime(), found.endDate.toJSDate().getTime()]).toEqual([
      event.startMs,
      event.endMs,
    ]);
    expect(found.sequence).toBe(event.sequence);
    expect(String(component.getFirstPropertyValue("dtstamp"))).toBe("2026-11-21T09:30:15Z");
    expect(component.getFirstPropertyValue("geo")).toEqual([54.2096, -0.2893]);
    expect(component.getFirstPropertyValue("url")).toBe(event.url);
  });

  it("escapes what separates values in a text, which lenient readers pass over (RFC 5545, section 3.3.11)", () => {
    const file = calendarFile([{ ...event, summary: "a;b,c\\d", description: "e;\nf" }], NOW_MS);
    expect(file).toContain("\r\nSUMMARY:a\\;b\\,c\\\\d\r\n");
    expect(file).toContain("\r\nDESCRIPTION:e\\;\\nf\r\n");
  });

  it("has lines of at most 75 octets that end as the standard says, whatever is in them", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (words) => {
        const file = calendarFile([{ ...event, summary: words, description: `${words}\n${words}` }], NOW_MS);
        expect(file.endsWith("\r\n")).toBe(true);
        const lines = file.slice(0, -2).split("\r\n");
        for (const line of lines) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/[\r\n\u0000-\u0008]/);
          // Folding the line has not cut a character in two.
          expect(Buffer.from(line).toString()).toBe(line);
        }
        const told = words.replace(/\r\n?/g, "\n").replace(/(?!\n)\p{Cc}/gu, "");
        expect(read(file).event.summary ?? "").toBe(told);
      }),
      { numRuns: 200 },
    );
  });
});
