import { skeleton } from "../../ui/skeleton";
import { FORECAST_GRID } from "../forecast/forecast-grid";

const DAYS = [1, 2, 3, 4, 5];

/** The opened card's first tab before it has arrived, at its size. */
export function PanelSkeleton({ name }: { name: string }) {
  return (
    <div>
      <p className="sr-only" role="status">{`Loading the details of ${name}`}</p>
      <div className={skeleton("mb-5 h-[48px]")} />
      <div className={FORECAST_GRID} aria-hidden>
        {DAYS.map((day) => (
          <div key={day} className={skeleton("h-46")} />
        ))}
      </div>
    </div>
  );
}
