import { describe, expect, it } from "vitest";
import type { AlertMessage } from "#app/features/alerts/services/ports";
import { someNews } from "../../../../tests/fakes/alert-wish";
import { alertMail } from "./mails";
import { notificationText, topicOf } from "./notification";

const message = (id: number, change: Partial<AlertMessage> = {}) => someNews({ id, alertId: id, ...change });
const { createdAt: TOLD_AT } = someNews();
const CHANNEL = { site: "https://sunny.example", key: "k" };
const PLAIN = { isGuest: false, isSampleWeather: false };
const ONE = [message(1)];
/** Two alerts that found the same place, one that found a better place, and a correction. */
const SEVERAL = [
  message(1),
  message(2, { search: "from=LS6&drivingHours=3" }),
  message(3, { name: "Whitby <b>", slug: "whitby", score: 90, search: "from=LS6&drivingHours=3" }),
  message(4, { name: "Hornsea", slug: "hornsea", kind: "correction", score: 95 }),
];

const PLACE = {
  ...{ name: "Filey <b>", path: "/destinations/filey", why: "9 hours of sun, 19°.", thing: "Brigg" },
  ...{ latitude: 54, longitude: -1 },
  ...{ away: { fromMs: 1, untilMs: 2 }, hours: { startMs: 1, endMs: 2 } },
};
const BRIEF = message(1, {
  ...{ kind: "brief", slug: "", name: "" },
  said: {
    lead: "Go to Filey on Saturday: 9 hours of sun, 19°. 44 min from LS6.",
    days: [
      { title: "Saturday 18 July", text: "", places: [PLACE, { ...PLACE, name: "Hornsea" }] },
      { title: "Sunday 19 July", text: "Stay in.", places: [] },
    ],
    ...{ path: "/search?from=LS6&passes=nt", share: "/search?from=LS6" },
  },
});

describe("messages of several alerts together, as a mail", () => {
  it("is one title and one link for one message", () => {
    const { subject, text } = alertMail(ONE, CHANNEL, PLAIN);
    expect(subject).toBe("Filey on Saturday 18 July: 82 of 100, excellent");
    expect(text).toContain("The best fresh forecast within 2 hours of LS6.");
    expect(text).toContain(
      "https://sunny.example/destinations/filey?from=LS6&drivingHours=2&date=2026-07-18",
    );
  });

  it("says the sentence of the answer's card", () => {
    const said = { lead: "Go to Filey on Saturday: 9 hours of sun, 19°. Castle takes the dog." };
    expect(alertMail([message(1, { said })], CHANNEL, PLAIN).text).toContain(
      `The best fresh forecast within 2 hours of LS6. ${said.lead}`,
    );
  });

  it("has the days of a brief as text and as HTML, and two links: for its reader, and to hand on", () => {
    const { subject, text, html = "" } = alertMail([BRIEF], CHANNEL, PLAIN);
    expect(subject).toBe("Go to Filey on Saturday: 9 hours of sun, 19°.");
    expect(text).toContain(
      "- Filey <b>: 9 hours of sun, 19°. Brigg\n  https://sunny.example/destinations/filey",
    );
    expect(text).toContain("Sunday 19 July\nStay in.");
    expect(text).toContain("Send it on:\nhttps://sunny.example/search?from=LS6\n");
    expect(html).toContain("sun, 19°.</h1><p");
    expect(html).toContain("<b>Filey &lt;b&gt;</b>");
    expect(html).toContain('<img src="https://sunny.example/search/picture.png?from=LS6" alt=""');
    expect(html.match(/<img/g)).toHaveLength(1);
    expect(html).not.toMatch(/<script|https?:\/\/(?!sunny\.example)/);
  });

  it("has no picture with the advice to stay in: it would say where the search's answer sends the reader", () => {
    const said = {
      lead: "Nowhere within 2 hours beats home by more than 4 points: stay in this weekend.",
      days: [],
    };
    const stayIn = { ...said, path: "/search?from=LS6", share: "/search?from=LS6" };
    const { html } = alertMail(
      [message(1, { kind: "brief", slug: "", name: "", said: stayIn })],
      CHANNEL,
      PLAIN,
    );
    expect(html).toContain("stay in this weekend.</h1>");
    expect(html).not.toContain("<img");
  });

  it("has the best news first, corrections last, and a place that two alerts found only once", () => {
    const sample = { ...PLAIN, isSampleWeather: true };
    const { subject, text, html = "" } = alertMail(SEVERAL, CHANNEL, sample);
    expect(subject).toBe("Whitby <b> on Saturday 18 July: 90 of 100, ideal, and 2 more (sample weather)");
    const titles = text.split("\n").filter((line) => line.includes(" of 100, "));
    expect(titles).toEqual([
      "Whitby <b> on Saturday 18 July: 90 of 100, ideal",
      "Filey on Saturday 18 July: 82 of 100, excellent",
      "Hornsea on Saturday 18 July: now 95 of 100, ideal",
    ]);
    expect(text).toContain(
      "The best fresh forecast within 2 hours of LS6. The best fresh forecast within 3 hours of LS6.",
    );
    expect(html).toContain("Whitby &lt;b&gt; on Saturday");
    expect(html.match(/Look again before you leave/g)).toHaveLength(3);
  });

  it("leads to the score that it names, and says by which style it was found", () => {
    const beach = message(5, { search: "from=LS6&drivingHours=2&ranking=beach" });
    const [news, changed] = [
      alertMail([beach], CHANNEL, PLAIN),
      alertMail([{ ...beach, kind: "correction" }], CHANNEL, PLAIN),
    ];
    for (const { text } of [news, changed])
      expect(text).toContain(
        "https://sunny.example/destinations/filey?from=LS6&drivingHours=2&ranking=beach&date=2026-07-18\n",
      );
    expect(news.text).toContain("The best fresh forecast for beach and sun within 2 hours of LS6.");
    expect(changed.text).toContain("The forecast has changed since our last message for beach and sun.");
  });

  it("keeps the same score by both styles apart, since each leads to a page of its own", () => {
    const { subject, text } = alertMail(
      [message(1), message(2, { search: "from=LS6&drivingHours=2&ranking=beach" })],
      CHANNEL,
      PLAIN,
    );
    expect(subject).toBe("Filey on Saturday 18 July: 82 of 100, excellent, and 1 more");
    expect(text).toContain("drivingHours=2&date=2026-07-18\n");
    expect(text).toContain("ranking=beach&date=2026-07-18\n");
  });

  it("reads the same however the database has ordered it, so that a repeat can be recognised", () => {
    expect(alertMail([...SEVERAL].reverse(), CHANNEL, PLAIN)).toEqual(alertMail(SEVERAL, CHANNEL, PLAIN));
  });
});

describe("messages of several alerts together, as a notification", () => {
  const read = (messages: readonly AlertMessage[]) =>
    JSON.parse(notificationText(messages, TOLD_AT, false)) as Record<string, string>;

  it("opens the place of one message, and the alerts for several", () => {
    expect(read(ONE)).toEqual({
      title: "Filey on Saturday 18 July: 82 of 100, excellent",
      body: "The best fresh forecast within 2 hours of LS6.",
      tag: topicOf(ONE, TOLD_AT),
      path: "/destinations/filey?from=LS6&drivingHours=2&date=2026-07-18",
      isNoticed: false,
    });
    expect(read(SEVERAL)).toEqual({
      title: "Whitby <b> on Saturday 18 July: 90 of 100, ideal",
      body: "Also Filey on Saturday 18 July: 82 of 100, excellent\nAlso Hornsea on Saturday 18 July: now 95 of 100, ideal",
      tag: `alert-${TOLD_AT}`,
      path: "/alerts",
      isNoticed: true,
    });
  });

  it("has the sentence of a brief, the places of its days, and its search", () => {
    expect(read([BRIEF])).toMatchObject({
      title: "Go to Filey on Saturday: 9 hours of sun, 19°. 44 min from LS6.",
      body: "Saturday 18 July: Filey <b> and Hornsea. Sunday 19 July: Stay in.",
      path: "/search?from=LS6&passes=nt",
    });
  });

  it("of a correction replaces its own news, and no other", () => {
    const news = message(1);
    const topic = (changes: Partial<AlertMessage>) => topicOf([{ ...news, ...changes }], TOLD_AT + 1);
    expect(topic({ id: 2, kind: "correction" })).toBe(topicOf([news], TOLD_AT));
    expect(read([{ ...news, kind: "correction" }])).toMatchObject({ isNoticed: true });
    for (const other of [{ destinationId: 99 }, { date: "2026-07-19" as const }, { alertId: 99 }]) {
      expect(topic(other)).not.toBe(topicOf([news], TOLD_AT));
    }
    expect(topicOf(SEVERAL, TOLD_AT + 1)).not.toBe(topicOf(SEVERAL, TOLD_AT));
  });

  it("has a topic that push services take, and fits into what they take with all alerts of a person", () => {
    const most = message(1, { alertId: 9_999_999, destinationId: 99_999 });
    for (const messages of [[most], SEVERAL]) {
      expect(topicOf(messages, TOLD_AT)).toMatch(/^[A-Za-z0-9_-]{1,32}$/);
    }
    const name = "Y".repeat(100);
    const ten = Array.from({ length: 10 }, (_, id) => message(id + 1, { name: `${name}${id}` }));
    expect(new TextEncoder().encode(notificationText(ten, TOLD_AT, true)).length).toBeLessThan(3_900);
  });
});
