const MS_PER_KMH = 1 / 3.6;

/** In °C: Steadman 1994, as the Australian Bureau of Meteorology uses it. Humidity is in %. */
export function apparentTemperatureC(temperatureC: number, humidityPct: number, windKmh: number): number {
  const vapourHpa = (humidityPct / 100) * 6.105 * Math.exp((17.27 * temperatureC) / (237.7 + temperatureC));
  return temperatureC + 0.33 * vapourHpa - 0.7 * windKmh * MS_PER_KMH - 4;
}
