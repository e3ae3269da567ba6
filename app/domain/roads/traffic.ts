import { isBankHoliday } from "#app/domain/calendar/bank-holidays";
import { SUNDAY, addDays, weekdayOf } from "#app/domain/calendar/calendar-day";
import type { ClockMinutes, LondonDate } from "#app/domain/calendar/clock";

/** Of the drives to many places, by position. */
export interface DriveLoads {
  readonly minutes: Float32Array;
  readonly strategic: Float32Array;
  readonly localDelays: Float32Array;
}

export const loadAt = ({ minutes, strategic, localDelays }: DriveLoads, position: number): DriveLoad => ({
  minutes: minutes[position] ?? Infinity,
  strategic: strategic[position] ?? 0,
  localDelay: localDelays[position] ?? 0,
});

/** A drive on empty roads, and what traffic can delay on it. In minutes. */
export interface DriveLoad {
  /** In all, ferries included. */
  readonly minutes: number;
  /** Of these, on motorways and trunk roads. */
  readonly strategic: number;
  /** What traffic adds on all other roads in the mean of a week, which differs by authority. */
  readonly localDelay: number;
}

/**
 * What traffic adds to a minute on an empty road, in the flow-weighted mean of a week (Department for Transport,
 * England: strategic roads in 2023, local A roads in the year to June 2023).
 */
export const MEAN_DELAY = { strategic: 0.199, local: 0.433 } as const;

/**
 * Delay grows with this power of the flow. On local A roads the first power fits the Department's periods of the week best;
 * for strategic roads it has no figures by hour, and the square is our assumption.
 */
const POWERS = { strategic: 2, local: 1 } as const;

/**
 * A bad day's delay, as a multiple of the usual one. On single sections of strategic roads one day in five took 67 %
 * longer or more (year to March 2019); sections are not slow together, so for a whole drive that is an upper bound. For
 * local roads there is no such figure, and twice is our assumption.
 */
const BAD_DAY = { strategic: 0.67 / MEAN_DELAY.strategic, local: 2 } as const;

/**
 * The largest share that the Department's figures give for an authority. What exceeds it is of London, where the map's
 * roads are too fast (data/traffic): it slows every hour alike, and a bad day does not double it.
 */
const MOST_DELAY = 0.77;

/** By hour from Monday on: 100 is the mean hour (Department for Transport, TRA0307 of 2016; data/traffic/hours.csv). */
export const HOURLY_FLOW: readonly number[] = [
  "16 10 9 11 22 55 119 175 174 147 146 151 150 150 155 167 190 190 144 96 68 51 37 23",
  "15 11 10 12 20 51 121 187 186 154 140 141 142 146 155 173 200 200 155 101 70 53 40 25",
  "16 12 11 12 20 49 119 187 187 154 142 143 145 149 159 177 203 202 159 106 74 55 41 26",
  "17 12 11 13 21 49 118 185 186 154 144 147 150 154 164 181 205 203 163 114 82 61 45 28",
  "18 13 12 13 20 46 106 167 167 145 153 165 173 179 188 198 205 195 161 122 89 65 49 35",
  "23 16 12 13 15 25 43 66 97 128 157 171 169 160 149 143 141 136 115 87 64 49 42 34",
  "24 16 11 10 10 15 25 38 57 93 131 154 160 154 150 152 156 146 128 107 85 61 41 26",
].flatMap((day) => day.split(" ").map(Number));

const HOUR = 60;
const DAY_HOURS = 24;

interface Classes {
  readonly strategic: number;
  readonly local: number;
}

/** In multiples of the week's mean delay. */
const DELAYS: readonly Classes[] = delaysOfHours();

function delaysOfHours(): Classes[] {
  const total = HOURLY_FLOW.reduce((sum, flow) => sum + flow, 0);
  const mean = (power: number) => HOURLY_FLOW.reduce((sum, flow) => sum + flow ** (power + 1), 0) / total;
  const [strategic, local] = [mean(POWERS.strategic), mean(POWERS.local)];
  return HOURLY_FLOW.map((flow) => ({
    strategic: flow ** POWERS.strategic / strategic,
    local: flow ** POWERS.local / local,
  }));
}

/** In the week of the table; a bank holiday counts as a Sunday. */
const firstHourOf = (date: LondonDate): number =>
  (isBankHoliday(date) ? SUNDAY : weekdayOf(date)) * DAY_HOURS;

const MOST_REMEMBERED = 100;
const remembered = new Map<LondonDate, readonly Classes[]>();

/** By hour from the day's midnight on, of the day and the two that follow. */
function delaysFrom(date: LondonDate): readonly Classes[] {
  const known = remembered.get(date);
  if (known) return known;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const firstHours = [date, addDays(date, 1), addDays(date, 2)].map(firstHourOf);
  const delays = firstHours.flatMap((first) => DELAYS.slice(first, first + DAY_HOURS));
  remembered.set(date, delays);
  return delays;
}

const USUAL: Classes = { strategic: 1, local: 1 };

/** What a drive takes that leaves at a time of a day: each hour on the way delays it as that hour usually does. */
export type TrafficClock = (drive: DriveLoad) => number;

/** For each minute on empty roads. */
function delaysOfDrive({ minutes, strategic, localDelay }: DriveLoad, worse: Classes) {
  const usual = Math.min(localDelay, MOST_DELAY * (minutes - strategic));
  return {
    always: 1 + (localDelay - usual) / minutes,
    onStrategic: (worse.strategic * MEAN_DELAY.strategic * strategic) / minutes,
    onLocal: (worse.local * usual) / minutes,
  };
}

/** By London's clock, so that a day on which it changes is as any other. */
export function typicalFrom(date: LondonDate, leavesAt: ClockMinutes, worse = USUAL): TrafficClock {
  const delays = delaysFrom(date);
  return (drive) => {
    const { minutes } = drive;
    if (!(minutes > 0) || minutes === Infinity) return minutes;
    const { always, onStrategic, onLocal } = delaysOfDrive(drive, worse);
    let left = minutes;
    let clock = leavesAt;
    for (let hour = Math.floor(leavesAt / HOUR); ; hour++) {
      const delay = delays[Math.min(hour, delays.length - 1)] as Classes;
      const pace = always + onStrategic * delay.strategic + onLocal * delay.local;
      const untilNext = HOUR * (hour + 1) - clock;
      if (left * pace <= untilNext) return clock + left * pace - leavesAt;
      left -= untilNext / pace;
      clock = HOUR * (hour + 1);
    }
  };
}

/** What a drive takes that arrives at a time of the day; one that would begin on the day before meets the first hour's traffic. */
export function typicalUntil(date: LondonDate, arrivesAt: ClockMinutes): TrafficClock {
  const delays = delaysFrom(date);
  return (drive) => {
    const { minutes } = drive;
    if (!(minutes > 0) || minutes === Infinity) return minutes;
    const { always, onStrategic, onLocal } = delaysOfDrive(drive, USUAL);
    let left = minutes;
    let clock = arrivesAt;
    for (let hour = Math.max(0, Math.ceil(arrivesAt / HOUR) - 1); ; hour--) {
      const delay = delays[Math.min(hour, delays.length - 1)] as Classes;
      const pace = always + onStrategic * delay.strategic + onLocal * delay.local;
      if (hour === 0 || left * pace <= clock - HOUR * hour) return arrivesAt - clock + left * pace;
      left -= (clock - HOUR * hour) / pace;
      clock = HOUR * hour;
    }
  };
}

/** Wider than a whole drive usually needs. */
export const badDayFrom = (date: LondonDate, leavesAt: ClockMinutes): TrafficClock =>
  typicalFrom(date, leavesAt, BAD_DAY);

/** Infinity where there is no drive. */
export function typicalMinutes(loads: DriveLoads, date: LondonDate, leavesAt: ClockMinutes): Float32Array {
  const typical = typicalFrom(date, leavesAt);
  return loads.minutes.map((empty, at) => (empty === Infinity ? empty : typical(loadAt(loads, at))));
}

/** Saved by leaving earlier: to five minutes from ten on. */
export const savedInMinutes = (minutes: number): number =>
  minutes < 10 ? Math.round(minutes) : 5 * Math.round(minutes / 5);
