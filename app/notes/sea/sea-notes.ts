import { travelDates } from "#app/domain/calendar/travel-date";
import { type SeaAtPlace, seaAt } from "#app/domain/sea/published-sea";
import { type TemperatureUnit, degreesInWords, temperatureIn } from "#app/domain/units";
import { seaCredit } from "#app/domain/weather/forecast-origin";
import type { NoteSource } from "#app/services/notes/ports";

/** The sea off the coast of a place. A place whose days show it also names the source. */
export const seaNotes: NoteSource = {
  on: ["place", "day", "call"],
  about({ place, snapshot, forecast }, { date, nowMs, units, surface }) {
    if (!forecast) return [];
    if (surface === "place") {
      const days = travelDates(nowMs).map((day) => seaAt(snapshot.sea, place.id, day, nowMs));
      const shown = days.find((sea) => sea !== null);
      return shown ? [{ tone: "credit", text: seaCredit(shown.provider) }] : [];
    }
    const sea = seaAt(snapshot.sea, place.id, date, nowMs);
    const { temperatureUnit } = units;
    if (surface === "call")
      return [{ tone: "plain", text: "", fields: { sea: sea && forCall(sea, temperatureUnit) } }];
    return sea ? [{ tone: "plain", text: seaInWords(sea, temperatureUnit) }] : [];
  },
};

const forCall = ({ temperatureC, waveMetres }: SeaAtPlace, unit: TemperatureUnit) => ({
  temp: temperatureC === null ? null : temperatureIn(unit, temperatureC),
  waveMetres,
});

export function seaInWords({ temperatureC, waveMetres }: SeaAtPlace, unit: TemperatureUnit): string {
  const words = [
    temperatureC !== null && degreesInWords(temperatureIn(unit, temperatureC)),
    waveMetres !== null && `waves ${waveMetres.toFixed(1)} m`,
  ];
  return `Off the coast: ${words.filter(Boolean).join(", ")}.`;
}
