import type { BadgeName } from "#app/presenters/trips/card-view";

const TONES: Partial<Record<BadgeName, string>> = {
  Featured: "badge badge-sun",
  "Special Offer": "badge badge-leaf",
};

/** What an entry offers, in a few words each. */
export function Badges({ names }: { names: BadgeName[] }) {
  if (names.length === 0) return null;
  return (
    <ul className="badges">
      {names.map((name) => (
        <li key={name} className={TONES[name] ?? "badge"}>
          {name}
        </li>
      ))}
    </ul>
  );
}
