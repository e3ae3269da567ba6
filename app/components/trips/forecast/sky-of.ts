import type { WeatherIconName } from "#app/presenters/trips/sky-words";

export const NIGHT = "bg-sky-night";

const SKIES: Partial<Record<WeatherIconName, string>> = {
  "clear-day": "bg-sky-clear",
  "clear-night": NIGHT,
  "mostly-clear-day": "bg-sky-fair",
  "mostly-clear-night": NIGHT,
  "partly-cloudy-day": "bg-sky-fair",
  "partly-cloudy-night": NIGHT,
  drizzle: "bg-sky-wet",
  "light-rain": "bg-sky-wet",
  rain: "bg-sky-wet",
  "heavy-rain": "bg-sky-wet",
  "showers-day": "bg-sky-wet",
  "showers-night": NIGHT,
  sleet: "bg-sky-cold",
  snow: "bg-sky-cold",
  thunderstorms: "bg-sky-storm",
  "not-available": "bg-sky-none",
};

export function skyOf(icon: WeatherIconName): string {
  return SKIES[icon] ?? "bg-sky-cloudy";
}
