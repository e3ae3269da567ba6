import type { ParkingView } from "#app/presenters/trips/card-view";

export function ParkingSign() {
  return (
    <span
      className="inline-grid size-5 flex-none place-items-center rounded-sm bg-sea text-xs leading-none font-bold text-raised"
      aria-hidden
    >
      P
    </span>
  );
}

/** Beside the link to the place itself. */
export function ParkingLink({ parking: { name, directionsUrl } }: { parking: ParkingView }) {
  return (
    <p>
      <a
        className="inline-flex min-h-target items-center gap-2 font-medium"
        href={directionsUrl}
        target="_blank"
        rel="noopener noreferrer"
      >
        <ParkingSign />
        <span>{name}</span>
        <span className="sr-only"> (directions, in a new tab)</span>
      </a>
    </p>
  );
}
