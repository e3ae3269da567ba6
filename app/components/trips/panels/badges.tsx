import type { BadgeName } from "#app/presenters/trips/card-view";
import { badge } from "../../ui/badge";

const TONES: Partial<Record<BadgeName, "sun" | "leaf">> = { Featured: "sun", "Special Offer": "leaf" };

/** What an entry offers, in a few words each. */
export function Badges({ names }: { names: BadgeName[] }) {
  if (names.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-1.5 gap-y-1">
      {names.map((name) => (
        <li key={name} className={badge({ tone: TONES[name] })}>
          {name}
        </li>
      ))}
    </ul>
  );
}
