import * as z from "zod";
import { londonDateOf } from "#app/domain/calendar/london-time";
import { KMH_PER_METRE_PER_SECOND } from "#app/domain/units";
import type { SkyCondition } from "#app/domain/weather/forecast";
import { plausible, times, type RawDay, type RawHour, type RawNow } from "#app/domain/weather/plausible";
import { conditionOfOpenWeatherId } from "./openweather-conditions";

const PCT_OF_ONE = 100;
const MS_PER_SECOND = 1_000;

/** Value by value: some are left out, and some releases give a number for an object. */
const item = z.lazy(() => z.looseObject({ dt: z.number() }));
type Item = z.infer<typeof item>;

const skyOf = (weather: unknown): { condition: SkyCondition; icon: unknown } | null => {
  const { data } = skySchema.safeParse(Array.isArray(weather) ? weather[0] : weather);
  const condition = data ? conditionOfOpenWeatherId(data.id) : null;
  return data && condition !== null ? { condition, icon: data.icon } : null;
};
const skySchema = z.lazy(() => z.looseObject({ id: z.number() }));

/** The value itself if it has no parts. */
function partOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : value;
}

/** Millimetres of water. A missing amount means none; an odd one is unknown. */
function fallOf({ rain, snow }: Item): number | null {
  const amounts = [rain, snow].map((fall) => partOf(fall, "1h") ?? 0);
  const [rainMm, snowMm] = amounts.map((amount) => plausible("rainMmADay", amount));
  return typeof rainMm === "number" && typeof snowMm === "number" ? rainMm + snowMm : null;
}

const chanceOf = (pop: unknown): number | null => {
  const chancePct = times(pop, PCT_OF_ONE);
  return chancePct === null ? null : Math.round(chancePct);
};

/** Keyed by its first instant. This provider does not report sunshine. */
const hourOf = (hour: Item): [startMs: number, hour: RawHour] => [
  hour.dt * MS_PER_SECOND,
  {
    temperatureC: hour["temp"],
    feelsLikeC: hour["feels_like"],
    humidityPct: hour["humidity"],
    cloudPct: hour["clouds"],
    rainMm: fallOf(hour),
    precipitationPct: chanceOf(hour["pop"]),
    windKmh: times(hour["wind_speed"], KMH_PER_METRE_PER_SECOND),
    gustKmh: times(hour["wind_gust"], KMH_PER_METRE_PER_SECOND),
    condition: skyOf(hour["weather"])?.condition ?? null,
  },
];

/** For days without hours. Its wind is the speed at one moment, used as the mean. */
function dayOf(day: Item): RawDay[] {
  const sky = skyOf(day["weather"]);
  if (sky === null) return [];
  return [
    {
      date: londonDateOf(day.dt * MS_PER_SECOND),
      temperatureMaxC: partOf(day["temp"], "max"),
      temperatureMinC: partOf(day["temp"], "min"),
      feelsLikeC: partOf(day["feels_like"], "day"),
      humidityPct: day["humidity"],
      cloudPct: day["clouds"],
      rainMm: fallOf(day),
      precipitationPct: chanceOf(day["pop"]),
      windKmh: times(day["wind_speed"], KMH_PER_METRE_PER_SECOND),
      condition: sky.condition,
    },
  ];
}

function nowOf(current: Item): RawNow | undefined {
  const sky = skyOf(current["weather"]);
  if (typeof sky?.icon !== "string") return undefined;
  return {
    temperatureC: current["temp"],
    feelsLikeC: current["feels_like"],
    humidityPct: current["humidity"],
    windKmh: times(current["wind_speed"], KMH_PER_METRE_PER_SECOND),
    condition: sky.condition,
    isDay: sky.icon.endsWith("d"),
  };
}

/** Without these fields an answer is malformed. */
export const oneCallSchema = z.lazy(() =>
  z.object({
    lat: z.number(),
    lon: z.number(),
    current: z.unknown().optional(),
    hourly: z.array(z.unknown()).catch([]),
    daily: z.array(z.unknown()).catch([]),
  }),
);

/** In metric units; the hours are of about two days. */
export function readOneCall(answer: z.infer<typeof oneCallSchema>) {
  const itemsOf = (list: readonly unknown[]) => list.flatMap((each) => item.safeParse(each).data ?? []);
  return {
    current: itemsOf([answer.current]).map(nowOf)[0],
    hours: new Map(itemsOf(answer.hourly).map(hourOf)),
    wholeDays: itemsOf(answer.daily).flatMap(dayOf),
  };
}
