import type { SkyCondition } from "#app/domain/weather/forecast";

interface Figures {
  readonly maxC: number;
  readonly rainMm: number;
  readonly cloudPct: number;
  readonly humidityPct: number;
  readonly windKmh: number;
}

function wetCondition({ maxC, rainMm, cloudPct }: Figures): SkyCondition {
  if (maxC < 1.5) return "snow";
  if (maxC < 3.5) return "sleet";
  if (maxC >= 23 && rainMm >= 6) return "thunderstorm";
  if (rainMm >= 10) return "heavy-rain";
  if (cloudPct < 75) return "showers";
  if (rainMm >= 3) return "rain";
  return rainMm >= 1 ? "light-rain" : "drizzle";
}

function dryCondition({ maxC, cloudPct, humidityPct, windKmh }: Figures): SkyCondition {
  const isStillAndDamp = windKmh < 12 && humidityPct >= 86 && maxC < 13;
  if (isStillAndDamp && cloudPct >= 85) return windKmh < 8 ? "fog" : "mist";
  if (cloudPct <= 12) return "clear";
  if (cloudPct <= 32) return "mostly-clear";
  if (cloudPct <= 65) return "partly-cloudy";
  return cloudPct <= 88 ? "cloudy" : "overcast";
}

/** The look of the day that its own figures speak of. */
export function sampleCondition(figures: Figures): SkyCondition {
  return figures.rainMm >= 0.2 ? wetCondition(figures) : dryCondition(figures);
}
