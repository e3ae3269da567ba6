import Car from "lucide-react/icons/car";
import Heart from "lucide-react/icons/heart";

const ICONS = { car: Car, heart: Heart };

/** Each drawing is in the page once, and the cards refer to it. */
export function CardIconSheet() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden>
      {Object.entries(ICONS).map(([name, Icon]) => (
        <symbol key={name} id={`i-${name}`} viewBox="0 0 24 24">
          <Icon />
        </symbol>
      ))}
    </svg>
  );
}

export function CardIcon({ name }: { name: keyof typeof ICONS }) {
  return (
    <svg className="icon" aria-hidden>
      <use href={`#i-${name}`} />
    </svg>
  );
}
