import { Link } from "@remix-run/react";

/** Stands on every page for as long as the weather is made up from climate averages. */
export function SampleNotice() {
  return (
    <aside className="sample-notice" aria-label="About this weather">
      <p className="wrap">
        <strong>Sample weather, not a forecast</strong> <Link to="/about#sample">What this means</Link>
      </p>
    </aside>
  );
}
