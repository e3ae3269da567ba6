import type { Units } from "#app/domain/units";
import type { ExampleDestination } from "#app/presenters/trips/example-destinations";
import type { LightOfDay } from "#app/presenters/trips/sky-words";
import type { SearchFormView } from "#app/presenters/search/view";
import { Examples } from "./examples";
import { Hero } from "./hero";
import { HowItWorks } from "./how-it-works";
import type { OwnPlacesProps } from "./own-places";
import { RecommendationsPitch } from "./recommendations-pitch";
import { Link } from "@remix-run/react";
import { button } from "#app/components/ui/button";
import { latePart } from "#app/components/ui/late-part";

/** The server draws it with the page; guests' browsers never fetch its code. */
const OwnPlaces = latePart<OwnPlacesProps>({
  name: "Your own places",
  load: () => import("./own-places").then((module) => module.OwnPlaces),
  drawn: import.meta.env.SSR ? (await import("./own-places")).OwnPlaces : null,
  failedClass: "wrap pt-section",
});

interface Props {
  form: SearchFormView;
  units: Units;
  light: LightOfDay;
  examples: readonly ExampleDestination[];
  /** Null for guests. */
  own?: OwnPlacesProps | null;
}

/** The first page: the search first, everything else below it. */
export function HomePage({ form, units, light, examples, own = null }: Props) {
  return (
    <>
      <Hero form={form} units={units} light={light} />
      {own && <OwnPlaces {...own} />}
      <HowItWorks />
      <Examples examples={examples} />
      {!own && <RecommendationsPitch />}
      <CallToAction isSignedIn={own !== null} />
    </>
  );
}

/** Repeats the page's main action at its end. */
function CallToAction({ isSignedIn }: { isSignedIn: boolean }) {
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
