import { Link } from "@remix-run/react";
import { button } from "../ui/button";

/** The last thing on the page is the first thing to do. */
export function CallToAction({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <section className="wrap pt-[clamp(3rem,8vw,6rem)] text-center" aria-labelledby="closing">
      <h2 id="closing">Somewhere, the sun is out</h2>
      <p className="mt-2 text-lg text-ink-soft">Find the best weather within your drive.</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Link to="/search" className={button({ tone: "sun", size: "large" })}>
          Find My Sunny Escape
        </Link>
        {!isSignedIn && (
          <Link to="/auth?from=home" className={button({ size: "large" })}>
            Create Account (Optional)
          </Link>
        )}
      </div>
    </section>
  );
}
