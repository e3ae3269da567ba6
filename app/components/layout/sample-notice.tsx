import { Link } from "@remix-run/react";

/** Stands on every page for as long as the weather is made up from climate averages. */
export function SampleNotice() {
  return (
    <aside className="bg-sun-soft text-sm" aria-label="About this weather">
      <p className="wrap py-2">
        <strong>Sample weather, not a forecast</strong>{" "}
        <Link to="/about#sample" className="ml-2 text-inherit">
          What this means
        </Link>
      </p>
    </aside>
  );
}
