import fc from "../../../../tests/harness/fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "#app/domain/calendar/calendar-day";
import { londonDateOf } from "#app/domain/calendar/london-time";
import { EVERY_DAY, WEEKEND, includesDay, isQuiet } from "./alert";
import { type Outlook, type ReportedDay, type ReportedWarning, dueMessage } from "./due-message";

const SATURDAY = "2026-07-18";
const wish = { threshold: 75, weekdays: EVERY_DAY };

/** Makes an outlook from the scores of places 1, 2, 3 … by days ahead. */
function outlookOf(
  today: string,
  scores: readonly (readonly number[])[],
  isTodayUnderWay = false,
  warning: ReportedWarning | null = null,
): Outlook {
  const dates = scores.map((_, ahead) => addDays(today, ahead));
  return {
    dates,
    isUnderWay: (date) => isTodayUnderWay && date === today,
    visitTo: (destinationId, date) => ({
      score: scores[dates.indexOf(date)]?.[destinationId - 1] ?? null,
      warning,
    }),
    first(date, points) {
      const ofDay = scores[dates.indexOf(date)] ?? [];
      const score = Math.max(-1, ...ofDay);
      return score < points ? null : { destinationId: ofDay.indexOf(score) + 1, date, score };
    },
  };
}

/** Returns what an alert sends if its owner has already received `earlier` today. */
const messageDue = (
  alertWish: typeof wish,
  reported: readonly ReportedDay[],
  outlook: Outlook,
  earlier: readonly ReportedDay["kind"][] = [],
) => dueMessage(alertWish, reported, outlook, earlier);

const news = (change: Partial<ReportedDay> = {}): ReportedDay => ({
  kind: "news",
  destinationId: 1,
  date: SATURDAY,
  score: 80,
  ...change,
});

describe("what an alert reports under an official warning", () => {
  const storm = { id: "storm", hazards: ["WIND"], fromMs: 1, untilMs: 2 };

  it("corrects its news under an amber or red one, even for a day that has begun, with the score that was sent", () => {
    for (const level of ["amber", "red"] as const) {
      const now = outlookOf(SATURDAY, [[80]], true, { ...storm, level });
      expect(messageDue(wish, [news()], now)).toEqual({
        ...news({ kind: "correction" }),
        warning: { ...storm, level },
      });
      expect(messageDue(wish, [news(), news({ kind: "correction" })], now)).toBeNull();
    }
  });

  it("keeps its news under a yellow one, and mentions the warning in new ones", () => {
    const now = outlookOf(SATURDAY, [[80]], false, { ...storm, level: "yellow" });
    expect(messageDue(wish, [news()], now)).toBeNull();
    expect(messageDue(wish, [], now)).toEqual({ ...news(), warning: { ...storm, level: "yellow" } });
  });
});

describe("what an alert reports", () => {
  it("is the best day that reaches its score, and of equal ones the next", () => {
    expect(messageDue(wish, [], outlookOf(SATURDAY, [[74], [76], [80], [80]]))).toEqual({
      kind: "news",
      destinationId: 1,
      date: "2026-07-20",
      score: 80,
      warning: null,
    });
    expect(messageDue(wish, [], outlookOf(SATURDAY, [[74], [74]]))).toBeNull();
    expect(messageDue(wish, [], outlookOf(SATURDAY, [[], []]))).toBeNull();
  });

  it("is about the days that were chosen", () => {
    const fromMonday = outlookOf("2026-07-13", [[90], [90], [90], [90], [90], [76]]);
    expect(messageDue({ ...wish, weekdays: WEEKEND }, [], fromMonday)?.date).toBe(SATURDAY);
  });

  it("is each day once, whichever place it was", () => {
    expect(messageDue(wish, [news()], outlookOf(SATURDAY, [[80, 95]]))).toBeNull();
  });

  it("is nothing more on a day on which its owner got news, from whichever alert", () => {
    const newsSoFar = [news({ date: addDays(SATURDAY, 1) })];
    expect(messageDue(wish, newsSoFar, outlookOf(SATURDAY, [[90], [80]]), ["news"])).toBeNull();
  });

  it("is corrected once if more than ten points are lost, and not for ten", () => {
    expect(messageDue(wish, [news()], outlookOf(SATURDAY, [[70]]))).toBeNull();
    expect(messageDue(wish, [news()], outlookOf(SATURDAY, [[69]]))).toMatchObject({
      kind: "correction",
      destinationId: 1,
      score: 69,
    });
    const corrected = [news(), news({ kind: "correction", score: 69 })];
    expect(messageDue(wish, corrected, outlookOf(SATURDAY, [[10]]))).toBeNull();
  });

  it("is another place once the first was corrected, and never the same one again", () => {
    const corrected = [news(), news({ kind: "correction", score: 60 })];
    expect(messageDue(wish, corrected, outlookOf(SATURDAY, [[90, 80]]))).toBeNull();
    expect(messageDue(wish, corrected, outlookOf(SATURDAY, [[60, 80]]))).toMatchObject({
      kind: "news",
      destinationId: 2,
    });
  });

  it("is no correction of today once people are on their way: the hours that are left score less by themselves", () => {
    const isTold = (isUnderWay: boolean) =>
      messageDue(wish, [news()], outlookOf(SATURDAY, [[60]], isUnderWay));
    expect(isTold(false)).toMatchObject({ kind: "correction", score: 60 });
    expect(isTold(true)).toBeNull();
  });

  it("is no correction where nothing fresh is known", () => {
    expect(messageDue(wish, [news()], outlookOf(SATURDAY, [[]]))).toBeNull();
  });

  it("whatever the weather does: a message and a correction a day at most, each once, only of what was true", () => {
    const hour = fc.array(fc.array(fc.integer({ min: 40, max: 100 }), { maxLength: 3 }), {
      minLength: 6,
      maxLength: 6,
    });
    fc.assert(
      fc.property(
        fc.array(hour, { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 1, max: 127 }),
        (hours, days) => {
          const messages: (ReportedDay & { sentOn: string })[] = [];
          hours.forEach((scores, index) => {
            const today = addDays("2026-07-13", Math.floor(index / 8));
            const outlook = outlookOf(today, scores);
            const toCome = messages.filter(({ date }) => date >= today);
            const earlier = messages.filter(({ sentOn }) => sentOn === today).map(({ kind }) => kind);
            const message = messageDue({ ...wish, weekdays: days }, toCome, outlook, earlier);
            if (!message) return;
            expect(outlook.visitTo(message.destinationId, message.date).score).toBe(message.score);
            if (message.kind === "news") {
              expect(message.score).toBeGreaterThanOrEqual(wish.threshold);
              expect(includesDay(days, message.date)).toBe(true);
            }
            messages.push({ ...message, sentOn: today });
          });
          const keys = messages.map(({ kind, destinationId, date }) => `${kind} ${destinationId} ${date}`);
          expect(new Set(keys).size).toBe(keys.length);
          const perDay = messages.map(({ kind, sentOn }) => `${kind} ${sentOn}`);
          expect(new Set(perDay).size).toBe(perDay.length);
          for (const each of messages.filter(({ kind }) => kind === "correction")) {
            expect(
              messages.find(
                (one) => one.kind === "news" && one.date === each.date && one.score - each.score > 10,
              ),
            ).toBeDefined();
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe("the quiet hours", () => {
  it.each([
    // In summer London is an hour ahead of UTC.
    ["2026-07-18T05:59:59Z", true],
    ["2026-07-18T06:00:00Z", false],
    ["2026-07-18T19:59:59Z", false],
    ["2026-07-18T20:00:00Z", true],
    ["2026-11-22T06:59:59Z", true],
    ["2026-11-22T07:00:00Z", false],
    ["2026-11-22T20:59:59Z", false],
    ["2026-11-22T21:00:00Z", true],
  ])("at %s: %s", (instant, isNight) => {
    expect(isQuiet(Date.parse(instant))).toBe(isNight);
  });

  it("are ten hours of any day but those of the change, which have nine and eleven", () => {
    const quietHours = (date: string) => {
      const from = Date.parse(`${date}T00:00:00Z`) - 2 * 3_600_000;
      const quarters = Array.from({ length: 28 * 4 }, (_, index) => from + index * 900_000);
      return quarters.filter((ms) => londonDateOf(ms) === date && isQuiet(ms)).length / 4;
    };
    expect(["2026-07-18", "2026-03-29", "2026-10-25"].map(quietHours)).toEqual([10, 9, 11]);
  });
});

it("knows Saturday and Sunday", () => {
  const days = Array.from({ length: 7 }, (_, ahead) => addDays("2026-07-13", ahead));
  expect(days.filter((date) => includesDay(WEEKEND, date))).toEqual([SATURDAY, "2026-07-19"]);
});
