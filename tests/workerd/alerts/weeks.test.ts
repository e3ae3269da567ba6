import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { newActivity } from "../../fakes/drafts";
import { addDays, monthOf } from "#app/domain/calendar/calendar-day";
import { epochMsOfLondonClock } from "#app/domain/calendar/london-time";
import { formatLongDate } from "#app/domain/calendar/words";
import { createAlertChannelStore } from "#app/features/alerts/db/alert-channel-store";
import { createDeliveryStore } from "#app/features/alerts/db/delivery-store";
import { isQuiet } from "#app/features/alerts/domain/alert";
import type { SaidDay } from "#app/features/alerts/domain/brief";
import { deliverMessages } from "#app/features/alerts/services/deliver-messages";
import { evaluateAlerts } from "#app/features/alerts/services/evaluate-alerts";
import type { AlertMessage, Carried, DueBundle } from "#app/features/alerts/services/ports";
import { aroundPlace, everywhere } from "../../fakes/warnings";
import { setUpAlerts, someWish } from "./site";

const WEEKENDS = 54;
/** A Thursday before the clocks go back, before Christmas, New Year and the next change. */
const FIRST_THURSDAY = "2026-10-15";
const MINUTE = 60_000;
const WISHES = ["", "&ranking=beach", "&nights=1"];

interface Sent {
  readonly userId: number;
  readonly at: number;
  readonly message: AlertMessage;
}

async function simulate() {
  const site = await setUpAlerts();
  const { time, issued, store, deps } = site;
  const garden = { ...newActivity({ name: "Garden", description: "" }), featured: true, season: "Apr-Oct" };
  const hotel = { name: "Inn", description: "", wifi: true };
  const details = [[], [], [garden]].map((activities) =>
    JSON.stringify({ activities, hotels: [hotel], campsites: [] }),
  );
  const published = { ...site.published, detailsJson: details };
  const channels = createAlertChannelStore(site.db);
  for (const [index, more] of WISHES.entries()) {
    const userId = index + 1;
    await env.DB.prepare(
      "INSERT INTO sessions (id, user_id, created_at, expires_at) VALUES (?1, ?2, 1, 9e12)",
    )
      .bind(`s${userId}`, userId)
      .run();
    await store.add(userId, someWish({ kind: "brief", threshold: 0, weekdays: 1 << 3, more }), 10, 1);
    const channel = { address: `user${userId}@example.com`, token: `t${userId}`, site: "" };
    await channels.awaitMail({ userId, sessionId: `s${userId}` }, channel, 1);
    await channels.confirmMail(`t${userId}`, 1);
  }
  const sent: Sent[] = [];
  let isDown = false;
  const carrier = {
    ...{ atOnce: 2, dropsRepeats: true, serviceOf: () => "mail" },
    carryTest: (): Promise<Carried> => Promise.resolve({ outcome: "sent" }),
    carry({ due, channel }: DueBundle): Promise<Carried> {
      if (isDown) return Promise.resolve({ outcome: "unavailable" });
      const userId = Number(/\d/.exec(channel.address)?.[0]);
      for (const { message } of due) sent.push({ userId, at: time.now, message });
      return Promise.resolve({ outcome: "sent" });
    },
  };
  const delivery = {
    ...{ channels, clock: deps.clock, log: site.log, warnings: deps.warnings, perRun: 20 },
    ...{ deliveries: createDeliveryStore(site.db), carriers: { mail: carrier } },
  };
  let seed = 7;
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;

  for (let week = 0; week < WEEKENDS; week += 1) {
    const thursday = addDays(FIRST_THURSDAY, 7 * week);
    const saturday = addDays(thursday, 2);
    const isSame = random() < 0.4;
    const skies = details.map(random).map((sun, _, all) => (isSame ? (all[0] ?? sun) : sun));
    const inForce =
      week % 5 === 0
        ? [
            everywhere({
              area: aroundPlace(1),
              fromMs: epochMsOfLondonClock(saturday, 0),
              untilMs: epochMsOfLondonClock(saturday, 1_439),
            }),
          ]
        : [];
    const times = [17, 18, 19, 20, 22, 31, 34].map(
      (hour) => [addDays(thursday, Math.floor(hour / 24)), (hour % 24) * 60 + 13] as const,
    );
    for (const [step, [date, minutes]] of times.entries()) {
      time.now = epochMsOfLondonClock(date, minutes);
      issued.known = { isKnown: true, lookedAtMs: time.now, inForce };
      const isStale = (week % 7 === 3 && step < 3) || week % 7 === 5;
      const warm = monthOf(saturday) > 4 && monthOf(saturday) < 10 ? 22 : 9;
      const forecasts = skies.map((sun) =>
        site.forecastOf(
          {
            temperatureMaxC: warm,
            daylightMaxC: warm,
            feelsLikeC: warm,
            cloudPct: 100 * (1 - sun),
            sunshineHours: 12 * sun,
            rainMm: 6 * (1 - sun),
            precipitationPct: 90 * (1 - sun),
          },
          time.now - (isStale ? 91 : 5) * MINUTE,
        ),
      );
      isDown = week % 11 === 6 && step < 4;
      if (week % 9 === 4 && step === 1)
        Object.assign(site.counted.fault, { atStatement: site.counted.statements.length + 3 });
      await evaluateAlerts({ ...published, forecasts }, deps).catch(() => undefined);
      delete site.counted.fault.atStatement;
      for (let run = 0; run < 4; run += 1) {
        time.now += 10 * MINUTE;
        await deliverMessages(delivery);
      }
    }
  }
  return sent;
}

it("a year of briefs: one for each weekend and wish, by day, and none praises what is shut or warned of", async () => {
  const sent = await simulate();
  const seen = { stayIn: 0, places: 0, unknown: 0, gardenInSummer: 0, late: 0 };
  const keys = sent.map(({ userId, message }) => `${userId} ${message.date}`);
  expect(keys).toHaveLength(3 * WEEKENDS);
  expect(new Set(keys).size).toBe(3 * WEEKENDS);
  for (const { userId, at, message } of sent) {
    const { said, date: saturday, createdAt } = message;
    expect([message.kind, isQuiet(at)]).toEqual(["brief", false]);
    expect(said?.lead).not.toBe("");
    const week = keys.indexOf(`${userId} ${saturday}`);
    if (said?.lead.startsWith("We don't know the weather")) seen.unknown += 1;
    if (at - createdAt > 180 * MINUTE) seen.late += 1;
    const dayOf = (date: string): SaidDay | undefined =>
      said?.days?.find(({ title }) => title === formatLongDate(date));
    for (const date of [saturday, addDays(saturday, 1)]) {
      const day = dayOf(date);
      const names = day?.places.map(({ name }) => name) ?? [];
      seen.places += names.length;
      const isWinter = monthOf(date) < 4 || monthOf(date) > 10;
      if (names.includes("Place 3")) seen.gardenInSummer += 1;
      expect([week, date, isWinter && names.includes("Place 3")]).toEqual([week, date, false]);
      const weeks = Math.round(
        (Date.parse(saturday) - Date.parse(addDays(FIRST_THURSDAY, 2))) / (7 * 86_400_000),
      );
      const isWarned = weeks % 5 === 0 && date === saturday;
      expect([date, isWarned && names.includes("Place 2")]).toEqual([date, false]);
      // If both days are at home, the first sentence says it, and no day is listed.
      if (/more than \d+ points: stay in/.test(day?.text ?? said?.lead ?? "")) seen.stayIn += 1;
    }
  }
  // Each kind of week was met.
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(2);
}, 240_000);
