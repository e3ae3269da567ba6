import { Link } from "@remix-run/react";

/** The short of it; the whole text has a page of its own. */
export function Privacy() {
  return (
    <section aria-labelledby="privacy">
      <h2 id="privacy">Privacy</h2>
      <p>
        We do not track you. If you have no account, your postcode stays in the address of the page you are
        looking at and is not stored. What we keep if you have one, and your rights:{" "}
        <Link to="/privacy">Privacy</Link>.
      </p>
    </section>
  );
}
