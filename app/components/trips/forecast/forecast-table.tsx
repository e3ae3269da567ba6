import { useLocation } from "@remix-run/react";
import type { ForecastDayView } from "#app/presenters/trips/day";
import { clsx } from "clsx";
import { table } from "#app/components/ui/table";

/** The time of leaving is kept only in the link to the travel day. */
function dayUrl(search: string, { date, isTravelDay }: ForecastDayView): string {
  const params = new URLSearchParams(search);
  params.delete("travelDate");
  if (!isTravelDay) params.delete("leave");
  params.set("date", date);
  return `?${params.toString()}`;
}

const SHOWN = ["Sunshine", "Wind"] as const;

/** For browsers without JavaScript. */
export function ForecastTable({ days }: { days: ForecastDayView[] }) {
  const { search } = useLocation();
  if (days.length === 0) return null;
  return (
    <div className="mt-4 overflow-x-auto">
      <table className={clsx(table(), "[&_th]:font-normal")}>
        <caption className="font-semibold">The five days in detail</caption>
        <thead>
          <tr>
            {["Day", "Sky", "Feels like", ...SHOWN].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.date}>
              <th scope="row">
                <a href={dayUrl(search, day)}>{day.longLabel}</a>
              </th>
              <td>{day.description}</td>
              <td>{day.feelsLike}</td>
              {SHOWN.map((name) => (
                <td key={name}>{day.facts.find((fact) => fact.name === name)?.value ?? "not known"}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
