import { degreesInWords } from "#app/domain/units";
import type { HoursView } from "#app/presenters/trips/hours-view";

/** For people who cannot see the drawing. */
export function HoursTable({ hours, label }: { hours: HoursView; label: string }) {
  const { from, visit, snowy } = hours;
  const hasGusts = hours.gusts.some((gust) => gust !== null);
  return (
    <table>
      <caption>{`${label}, hour by hour${visit === null ? ": dark when you arrive" : ""}`}</caption>
      <thead>
        <tr>
          <th scope="col">Hour</th>
          <th scope="col">Sky</th>
          <th scope="col">Temperature</th>
          <th scope="col">Sun</th>
          <th scope="col">Wind</th>
          {hasGusts && <th scope="col">Gusts</th>}
          <th scope="col">{snowy.includes(true) ? "Rain or snow" : "Rain"}</th>
        </tr>
      </thead>
      <tbody>
        {hours.temperatures.map((temperature, index) => {
          const hour = from + index;
          const isThere = visit !== null && hour + 1 > visit.from && hour < visit.until;
          const sun = hours.sunshineMinutes[index] ?? null;
          const wind = hours.winds[index] ?? null;
          const gust = hours.gusts[index] ?? null;
          const chance = hours.chances[index] ?? null;
          if (temperature === null) return null;
          return (
            <tr key={hour}>
              <th scope="row">{`${hour}:00${isThere ? ", you are there" : ""}`}</th>
              <td>{hours.skies[index]}</td>
              <td>{degreesInWords(temperature)}</td>
              <td>{sun === null ? "not known" : `${sun} ${sun === 1 ? "minute" : "minutes"}`}</td>
              <td>{wind === null ? "not known" : `${wind} ${hours.windUnit}`}</td>
              {hasGusts && <td>{gust === null ? "not known" : `${gust} ${hours.windUnit}`}</td>}
              <td>{`${hours.rainMm[index] ?? 0} mm, chance ${chance === null ? "not known" : `${chance}%`}`}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
