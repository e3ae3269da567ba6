import type { CardView } from "#app/presenters/trips/card-view";
import { CardIcon } from "./cards/card-icons";

const FERRY_WORDS = { "turn-up": "includes a ferry", "book-ahead": "includes a ferry to book ahead" };

/** Null where nothing is known of the drive. */
function driveInWords({ drive, driveNote }: CardView): string | null {
  if (!drive) return driveNote;
  const ferry = drive.ferry ? `, ${FERRY_WORDS[drive.ferry]}` : "";
  return `${drive.duration} · ${drive.distance}${ferry}`;
}

/** Drive time and distance as one link to the directions; where neither is known, the directions alone. */
export function DriveLink({ card }: { card: CardView }) {
  const text = driveInWords(card);
  return (
    <a className="drive-link" href={card.directionsUrl} target="_blank" rel="noopener noreferrer">
      <CardIcon name="car" />
      {text ?? "Directions"}
      <span className="sr-only">
        {text === null ? ` to ${card.name}, in a new tab` : ` to ${card.name}: directions, in a new tab`}
      </span>
    </a>
  );
}
