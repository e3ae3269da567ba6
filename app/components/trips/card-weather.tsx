import type { CardView } from "#app/presenters/card-view";
import { skyOf } from "./sky-of";
import { WeatherIcon } from "./weather-icon";

const ICON_SIZE = 44;

/** The weather of the chosen day on its own piece of sky; without a forecast it says so and shows no number. */
export function CardWeather({ weather }: { weather: CardView["weather"] }) {
  const icon = weather?.icon ?? "not-available";
  return (
    <p className={`wx ${skyOf(icon)}`}>
      <WeatherIcon name={icon} size={ICON_SIZE} />
      {weather && <b>{weather.temperature}</b>}
      <span>{weather?.description ?? "Weather data unavailable"}</span>
    </p>
  );
}
