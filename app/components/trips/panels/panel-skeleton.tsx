const DAYS = [1, 2, 3, 4, 5];

/** The opened card's first tab before it has arrived, at its size. */
export function PanelSkeleton({ name }: { name: string }) {
  return (
    <div>
      <p className="sr-only" role="status">{`Loading the details of ${name}`}</p>
      <div className="skeleton skeleton-tabs" />
      <div className="forecast-grid" aria-hidden>
        {DAYS.map((day) => (
          <div key={day} className="skeleton skeleton-day" />
        ))}
      </div>
    </div>
  );
}
