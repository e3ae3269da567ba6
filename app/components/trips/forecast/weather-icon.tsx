import type { WeatherIconName } from "#app/presenters/trips/card-view";

interface Props {
  name: WeatherIconName;
  size: number;
  className?: string;
}

/** A weather picture; the words beside it say what it shows. */
export function WeatherIcon({ name, size, className }: Props) {
  return <img src={`/icons/weather/${name}.svg`} alt="" width={size} height={size} className={className} />;
}
