import { describe, expect, it } from "vitest";
import { someForecast, someHour } from "../../../../tests/fakes/forecasts";
import { createInMemoryRecords } from "../../../../tests/fakes/in-memory-records";
import {
  createInMemoryForecasts,
  createInMemoryLog,
  someDestinations,
} from "../../../../tests/fakes/in-memory-weather";
import { londonDateOf } from "#app/domain/calendar/london-time";
import { addDays } from "#app/domain/calendar/calendar-day";
import type { PlaceForecast } from "#app/domain/weather/forecast";
import { FORECAST_HOURS_A_DAY, type HourlyWeather, packHours } from "#app/domain/weather/hourly";
import type { AccuracyRecordStore } from "./ports";
import { keepRecord } from "./keep-record";

const at = (time: string) => Date.parse(`2026-06-${time}:00Z`);
const hours = (change: Partial<HourlyWeather> = {}) =>
  packHours([Array.from({ length: FORECAST_HOURS_A_DAY }, () => someHour(change))]);

interface Run {
  readonly now: string;
  readonly provider?: string;
  readonly configured?: string;
  readonly temperatureC?: number;
  readonly pastDay?: boolean;
}

function setUp(put?: AccuracyRecordStore["put"]) {
  const records = { ...createInMemoryRecords(), ...(put && { put }) };
  const stored = new Map<number, PlaceForecast>();
  const log = createInMemoryLog();
  const places = createInMemoryForecasts(someDestinations(2));
  /** A run with a new forecast for the first place only. */
  async function run({
    now,
    provider = "open-meteo",
    configured = provider,
    temperatureC = 18,
    pastDay = true,
  }: Run) {
    const nowMs = at(now);
    const usual = someForecast(nowMs, { temperatureMaxC: temperatureC });
    const past = { date: addDays(londonDateOf(nowMs), -1), hourly: hours({ temperatureC }) };
    const forecast: PlaceForecast = {
      ...usual,
      provider,
      hourly: hours({ temperatureC }),
      ...(pastDay && { pastDay: past }),
    };
    stored.set(1, forecast);
    const forecasts = [{ destinationId: 1, forecast }];
    const store = { all: () => Promise.resolve(stored) };
    await keepRecord(
      { forecasts, candidates: await places.candidates() },
      { records, forecasts: store, provider: configured, clock: () => nowMs, log },
    );
  }
  const storedRecords = () =>
    records.all().map(({ entries, ...record }) => ({ ...record, temperatureC: entries[1]?.[3] }));
  return { run, storedRecords, records, stored, log };
}

const RECORD = { provider: "open-meteo", counted: null };

describe("the record of forecasts", () => {
  it("takes one to five days ahead at six in the evening, London time, and only once", async () => {
    const { run, storedRecords } = setUp();
    await run({ now: "12T17:00", pastDay: false });
    await run({ now: "12T17:30", temperatureC: 30, pastDay: false });
    const dates = ["2026-06-13", "2026-06-14", "2026-06-15", "2026-06-16", "2026-06-17"];
    expect(storedRecords()).toEqual(
      dates.map((date, index) => ({ ...RECORD, date, daysAhead: index + 1, temperatureC: 18 })),
    );
  });

  it("takes nothing at any other hour", async () => {
    const { run, storedRecords } = setUp();
    await run({ now: "12T16:59", pastDay: false });
    await run({ now: "12T18:00", pastDay: false });
    expect(storedRecords()).toEqual([]);
  });

  it("takes no forecast that was fetched on another day", async () => {
    const { run, storedRecords, records, stored } = setUp();
    stored.set(2, { ...someForecast(at("11T18:00")), provider: "open-meteo" });
    await run({ now: "12T17:00", pastDay: false });
    expect(storedRecords()).toHaveLength(5);
    expect(records.all().map(({ entries }) => Object.keys(entries))).toEqual(Array(5).fill(["1"]));
  });

  it("takes no sample weather, and nothing of a service that does not report past days", async () => {
    const { run, storedRecords } = setUp();
    await run({ now: "12T17:00", provider: "sample" });
    await run({ now: "12T17:00", provider: "met-norway" });
    expect(storedRecords()).toEqual([]);
  });

  it("does not harm the refresh if the store fails", async () => {
    const { run, log } = setUp(() => Promise.reject(new Error("as told")));
    await run({ now: "12T17:00" });
    expect(log.events()).toEqual(["accuracy.not-recorded"]);
  });
});

describe("what happened", () => {
  it("is what the service says of yesterday, and its latest word counts", async () => {
    const { run, storedRecords } = setUp();
    await run({ now: "12T08:00", temperatureC: 17 });
    await run({ now: "12T20:00", temperatureC: 19 });
    expect(storedRecords()).toEqual([{ ...RECORD, date: "2026-06-11", daysAhead: 0, temperatureC: 19 }]);
  });

  it("is not recorded in the night, when the record is counted", async () => {
    const { run, storedRecords } = setUp();
    await run({ now: "12T02:00" });
    expect(storedRecords()).toEqual([]);
  });

  it("is not what a second service says that answered instead", async () => {
    const { run, storedRecords } = setUp();
    await run({ now: "12T17:00", provider: "met-norway", configured: "open-meteo" });
    expect(storedRecords()).toEqual([]);
  });
});
