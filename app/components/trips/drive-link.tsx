import type { CardView } from "#app/presenters/card-view";
import { CardIcon } from "./card-icons";

const FERRY_WORDS = { "turn-up": "includes a ferry", "book-ahead": "includes a ferry to book ahead" };

/** Drive time and distance as one link to the directions. */
export function DriveLink({ drive, name }: { drive: CardView["drive"]; name: string }) {
  if (!drive) return <p className="drive">Drive time unavailable</p>;
  const ferry = drive.ferry ? `, ${FERRY_WORDS[drive.ferry]}` : "";
  return (
    <a className="drive" href={drive.directionsUrl} target="_blank" rel="noopener noreferrer">
      <CardIcon name="car" />
      {`${drive.duration} · ${drive.distance}${ferry}`}
      <span className="sr-only">{` to ${name}: directions, in a new tab`}</span>
    </a>
  );
}
