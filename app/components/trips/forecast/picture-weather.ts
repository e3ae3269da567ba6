import type { CardView } from "#app/presenters/trips/present";
import type { WeatherIconName } from "#app/presenters/trips/sky-words";

type Light = "dull" | "wet" | "snow" | "night";

/** Null leaves a drawing as it is, in sunshine. */
const LIGHTS: Readonly<Record<WeatherIconName, Light | null>> = {
  "clear-day": null,
  "mostly-clear-day": null,
  "partly-cloudy-day": null,
  "clear-night": "night",
  "mostly-clear-night": "night",
  "partly-cloudy-night": "night",
  "showers-night": "night",
  "not-available": "dull",
  cloudy: "dull",
  overcast: "dull",
  mist: "dull",
  fog: "dull",
  drizzle: "wet",
  "light-rain": "wet",
  rain: "wet",
  "heavy-rain": "wet",
  "showers-day": "wet",
  sleet: "wet",
  thunderstorms: "wet",
  snow: "snow",
};

/** Names the light in a fragment, which browsers don't send: each drawing is fetched only once. */
export function inWeather(imageUrl: string, weather: CardView["weather"]): string {
  const light = weather?.isDark ? "night" : LIGHTS[weather?.icon ?? "not-available"];
  return light && imageUrl.startsWith("/images/") && imageUrl.endsWith(".svg")
    ? `${imageUrl}#${light}`
    : imageUrl;
}
