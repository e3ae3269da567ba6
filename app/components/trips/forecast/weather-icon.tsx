import type { WeatherIconName } from "#app/presenters/trips/card-view";

/** A weather picture; the words beside it say what it shows. */
export function WeatherIcon({ name, size }: { name: WeatherIconName; size: number }) {
  return <img src={`/icons/weather/${name}.svg`} alt="" width={size} height={size} />;
}
