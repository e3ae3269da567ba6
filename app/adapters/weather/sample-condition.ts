import { skyOfCloud } from "#app/domain/weather/day-of-hours";
import type { SkyCondition } from "#app/domain/weather/forecast";

interface Figures {
  readonly temperatureC: number;
  readonly rainMm: number;
  readonly cloudPct: number;
  /** Thunder needs a hot day. */
  readonly maxC: number;
  readonly isFoggy: boolean;
}

function wetCondition({ temperatureC, rainMm, cloudPct, maxC }: Figures): SkyCondition {
  if (temperatureC < 1) return "snow";
  if (temperatureC < 2.5) return "sleet";
  if (maxC >= 22 && rainMm >= 2) return "thunderstorm";
  if (rainMm >= 4) return "heavy-rain";
  if (cloudPct < 80) return "showers";
  if (rainMm >= 1.2) return "rain";
  return rainMm >= 0.3 ? "light-rain" : "drizzle";
}

export function sampleCondition(figures: Figures): SkyCondition {
  if (figures.rainMm >= 0.1) return wetCondition(figures);
  return figures.isFoggy ? "fog" : skyOfCloud(figures.cloudPct);
}
