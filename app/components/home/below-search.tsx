import { clsx } from "clsx";
import type { ExampleDestination } from "#app/presenters/trips/example-destinations";
import type { SunTeaserView } from "#app/presenters/map/sun-map";
import type { RecommendationsPanelView } from "#app/presenters/recommendations/cards";
import type { NearHomeView } from "#app/presenters/search/near-home";
import { Examples } from "./examples";
import { HowItWorks } from "./how-it-works";
import { RecommendationsPitch } from "./recommendations-pitch";
import { SunToday } from "./sun-today";
import { Link } from "#app/framework/link";
import { button } from "#app/components/ui/button";
import { latePart } from "#app/components/ui/late-part";

/** For signed-in users. Guests' browsers never fetch its code. */
const load = () => import("./own-places").then((module) => module.OwnPlaces);
const OwnPlaces = latePart({
  name: "your own places",
  load,
  drawn: import.meta.env.SSR && (await load()),
  failedClass: "wrap pt-section",
});

export interface BelowSearchProps {
  examples: readonly ExampleDestination[];
  sun?: SunTeaserView | null;
  /** Null for guests. `nearHome` is null without a home postcode. */
  own?: { username: string; nearHome: NearHomeView | null; panel: RecommendationsPanelView | null } | null;
}

export function BelowSearch({ examples, sun = null, own = null }: BelowSearchProps) {
  return (
    <>
      {own && sun && (
        <div className="wrap pt-section">
          <SunToday sun={sun} />
        </div>
      )}
      {own && <OwnPlaces username={own.username} hasHome={own.nearHome !== null} panel={own.panel} />}
      <div
        className={clsx(
          "wrap grid gap-section pt-section",
          !own && sun && "lg:grid-cols-[24rem_minmax(0,1fr)]",
        )}
      >
        {!own && sun && <SunToday sun={sun} />}
        <HowItWorks />
      </div>
      <Examples examples={examples} />
      {!own && <RecommendationsPitch />}
      <CallToAction isSignedIn={own !== null} />
    </>
  );
}

function CallToAction({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <section className="wrap pt-section text-center" aria-labelledby="closing">
      <h2 id="closing">Somewhere, the sun is out</h2>
      <p className="mt-1 text-ink-soft max-md:hidden md:text-lg">Find the best weather within your drive.</p>
      <div className="mt-3 flex flex-wrap justify-center gap-2">
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
