import type { CardView } from "#app/presenters/trips/card-view";
import { NIGHT, skyOf } from "#app/components/trips/forecast/sky-of";
import { WeatherIcon } from "#app/components/trips/forecast/weather-marks";
import { clsx } from "clsx";

const ICON_SIZE = 44;

export function skyInWords(weather: CardView["weather"]): string {
  if (!weather) return "Weather data unavailable";
  return `${weather.description} ${weather.when}`;
}

/** The weather of the chosen day, or of now, on a tile of its sky; without a forecast there is no number. */
export function CardWeather({ weather }: { weather: CardView["weather"] }) {
  const icon = weather?.icon ?? "not-available";
  return (
    <p className={clsx("card-weather", weather?.isDark ? NIGHT : skyOf(icon))}>
      <WeatherIcon name={icon} size={ICON_SIZE} />
      {weather && <b>{weather.temperature}</b>}
      <span>{skyInWords(weather)}</span>
    </p>
  );
}
