const MS_PER_KMH = 1 / 3.6;

/**
 * Returns the apparent temperature in the shade, in °C, by the formula of Steadman 1994 that the Australian
 * Bureau of Meteorology uses. Humidity is relative, in %. Wind is in km/h.
 */
export function apparentTemperatureC(temperatureC: number, humidityPct: number, windKmh: number): number {
  const vapourHpa = (humidityPct / 100) * 6.105 * Math.exp((17.27 * temperatureC) / (237.7 + temperatureC));
  return temperatureC + 0.33 * vapourHpa - 0.7 * windKmh * MS_PER_KMH - 4;
}
