import type { SkyCondition } from "#app/domain/weather/forecast";
import { MIDDLE_OF_THE_COUNTRY } from "#app/domain/geo/geo";
import { sunHeight } from "#app/domain/weather/sun";
import { londonHourOf } from "#app/domain/calendar/london-time";

/**
 * A sky as the calls name it (OpenWeather's id, group and icon code without the letter for day or night), and as our own
 * picture.
 */
const sky = <Day extends string, Night extends string = Day>(
  id: number,
  main: string,
  description: string,
  iconCode: string,
  day: Day,
  night: Day | Night = day,
) => {
  // A list with one entry, as OpenWeather has it.
  const called = (letter: string) => [{ id, main, description, icon: `${iconCode}${letter}` }];
  return { description, day, night, calledByDay: called("d"), calledByNight: called("n") };
};

export const SKY_WORDS = {
  clear: sky(800, "Clear", "clear sky", "01", "clear-day", "clear-night"),
  "mostly-clear": sky(801, "Clouds", "mostly clear", "02", "mostly-clear-day", "mostly-clear-night"),
  "partly-cloudy": sky(802, "Clouds", "partly cloudy", "03", "partly-cloudy-day", "partly-cloudy-night"),
  cloudy: sky(803, "Clouds", "cloudy", "04", "cloudy"),
  overcast: sky(804, "Clouds", "overcast", "04", "overcast"),
  mist: sky(701, "Mist", "mist", "50", "mist"),
  fog: sky(741, "Fog", "fog", "50", "fog"),
  drizzle: sky(300, "Drizzle", "drizzle", "09", "drizzle"),
  "light-rain": sky(500, "Rain", "light rain", "10", "light-rain"),
  rain: sky(501, "Rain", "rain", "10", "rain"),
  "heavy-rain": sky(502, "Rain", "heavy rain", "10", "heavy-rain"),
  showers: sky(521, "Rain", "showers", "09", "showers-day", "showers-night"),
  sleet: sky(611, "Snow", "sleet", "13", "sleet"),
  snow: sky(601, "Snow", "snow", "13", "snow"),
  thunderstorm: sky(211, "Thunderstorm", "thunderstorm", "11", "thunderstorms"),
} satisfies Record<SkyCondition, object>;

type Sky = (typeof SKY_WORDS)[SkyCondition];
export type WeatherIconName = Sky["day"] | Sky["night"] | "not-available";

export type LightOfDay = "morning" | "noon" | "dusk" | "night";

/** The sun's height in degrees at the end of civil twilight. After that, people outside need a lamp. */
const NIGHT_BELOW_DEGREES = -6;
/** Below this height of the sun, in degrees, the light is low and warm. */
const DUSK_BELOW_DEGREES = 6;
const MORNING_UNTIL_HOUR = 11;

/**
 * Returns the light of Home's landscape. It depends on the sun's height over the middle of the country; the morning
 * ends at 11:00 in London.
 */
export function lightOfDay(nowMs: number): LightOfDay {
  const height = sunHeight(MIDDLE_OF_THE_COUNTRY, nowMs);
  if (height < NIGHT_BELOW_DEGREES) return "night";
  if (londonHourOf(nowMs) < MORNING_UNTIL_HOUR) return "morning";
  return height < DUSK_BELOW_DEGREES ? "dusk" : "noon";
}

export const isSnowy = (condition: SkyCondition): boolean => condition === "snow" || condition === "sleet";
