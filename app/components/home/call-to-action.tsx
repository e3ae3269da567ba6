import { Link } from "@remix-run/react";

/** The last thing on the page is the first thing to do. */
export function CallToAction({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <section className="wrap closing" aria-labelledby="closing">
      <h2 id="closing">Somewhere, the sun is out</h2>
      <p>Find the best weather within your drive.</p>
      <div className="closing-actions">
        <Link to="/search" className="button button-sun button-large">
          Find My Sunny Escape
        </Link>
        {!isSignedIn && (
          <Link to="/auth?from=home" className="button button-large">
            Create Account (Optional)
          </Link>
        )}
      </div>
    </section>
  );
}
