import { Link } from "@remix-run/react";
import type { CSSProperties } from "react";
import type { FacetView } from "#app/presenters/card-view";

/** The four parts of the score, each with its points and how much it counts. */
export function WhyThisScore({ facets }: { facets: FacetView[] }) {
  return (
    <details className="why">
      <summary>Why this score?</summary>
      <ul>
        {facets.map(({ name, points, percent, weight }) => (
          <li key={name}>
            <span className="why-name">{name}</span>
            <span className="facet-bar" style={{ "--p": percent } as CSSProperties} aria-hidden />
            <span className="why-points">{points}</span>
            <span className="why-weight">{weight}</span>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/about#ranking">How we rank the weather</Link>
      </p>
    </details>
  );
}
