import type { SeaAtPlace } from "#app/domain/sea/published-sea";
import { seaCredit } from "#app/domain/sea/sea-credit";
import { type TemperatureUnit, degreesInWords, temperatureIn } from "#app/domain/units";

/** "Off the coast: 14°, waves 0.6 m."; null if both are unknown. */
export function seaLine(sea: SeaAtPlace | null, unit: TemperatureUnit): string | null {
  if (!sea) return null;
  const { temperatureC, waveMetres } = sea;
  const words = [
    temperatureC !== null && degreesInWords(temperatureIn(unit, temperatureC)),
    waveMetres !== null && `waves ${waveMetres.toFixed(1)} m`,
  ];
  return `Off the coast: ${words.filter(Boolean).join(", ")}.`;
}

/** The source of the sea's forecast; null if none of these days shows the sea. */
export function seaSource(days: readonly { readonly sea: SeaAtPlace | null }[]): string | null {
  const provider = days.find(({ sea }) => sea !== null)?.sea?.provider;
  return provider === undefined ? null : seaCredit(provider);
}
