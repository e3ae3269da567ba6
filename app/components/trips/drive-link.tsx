import type { PlaceView } from "#app/presenters/trips/present";
import { DOT } from "./cards/card-box";
import { CardIcon } from "./cards/card-icons";

const FERRY_WORDS = { "turn-up": "includes a ferry", "book-ahead": "includes a ferry to book ahead" };

const USUAL_TRAFFIC = "Usual traffic at this hour: averages of past years, not live";

type Drive = Pick<PlaceView, "slug" | "name" | "drive" | "driveNote" | "directionsUrl"> &
  Partial<Pick<PlaceView, "arrives">>;

/** Without a drive it says why there is none, or just "Directions". */
export function DriveLink({ card }: { card: Drive }) {
  const { slug, name, drive, driveNote, arrives } = card;
  const ferry = drive?.ferry ? `, ${FERRY_WORDS[drive.ferry]}` : "";
  const isKnown = Boolean(drive ?? driveNote);
  return (
    <a
      className="drive-link"
      href={card.directionsUrl}
      target="_blank"
      rel="noopener noreferrer"
      data-outing={slug}
      title={drive ? USUAL_TRAFFIC : undefined}
    >
      <CardIcon name="car" />
      <span>
        <span>{drive ? drive.duration : (driveNote ?? "Directions")}</span>
        {drive && <span>{`${DOT}${arrives ? `there by ${arrives}` : drive.distance}`}</span>}
        {ferry && <span>{ferry}</span>}
      </span>
      <span className="sr-only">
        {isKnown ? ` to ${name}: directions, in a new tab` : ` to ${name}, in a new tab`}
      </span>
    </a>
  );
}
