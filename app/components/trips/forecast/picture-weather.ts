import type { CardView } from "#app/presenters/trips/present";
import type { WeatherIconName } from "#app/presenters/trips/sky-words";

/** Any other weather leaves a drawing as it is, in sunshine. */
const LIGHTS: Readonly<Record<string, readonly WeatherIconName[]>> = {
  night: ["clear-night", "mostly-clear-night", "partly-cloudy-night", "showers-night"],
  dull: ["not-available", "cloudy", "overcast", "mist", "fog"],
  wet: ["drizzle", "light-rain", "rain", "heavy-rain", "showers-day", "sleet", "thunderstorms"],
  snow: ["snow"],
};

/** Names the light in a fragment, which browsers don't send: each drawing is fetched only once. */
export function inWeather(imageUrl: string, weather: CardView["weather"]): string {
  const icon = weather?.icon ?? "not-available";
  const light = weather?.isDark ? "night" : Object.keys(LIGHTS).find((each) => LIGHTS[each]?.includes(icon));
  return light && imageUrl.startsWith("/images/") && imageUrl.endsWith(".svg")
    ? `${imageUrl}#${light}`
    : imageUrl;
}
