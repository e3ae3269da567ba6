import type { WeatherIconName } from "#app/presenters/trips/sky-words";

export const NIGHT = "bg-sky-night";

const SKIES: Readonly<Record<string, readonly WeatherIconName[]>> = {
  "bg-sky-clear": ["clear-day"],
  "bg-sky-fair": ["mostly-clear-day", "partly-cloudy-day"],
  [NIGHT]: ["clear-night", "mostly-clear-night", "partly-cloudy-night", "showers-night"],
  "bg-sky-wet": ["drizzle", "light-rain", "rain", "heavy-rain", "showers-day"],
  "bg-sky-cold": ["sleet", "snow"],
  "bg-sky-storm": ["thunderstorms"],
  "bg-sky-none": ["not-available"],
};

export function skyOf(icon: WeatherIconName): string {
  return Object.keys(SKIES).find((sky) => SKIES[sky]?.includes(icon)) ?? "bg-sky-cloudy";
}
