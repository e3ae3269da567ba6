import type { Units } from "#app/domain/units";
import type { ExampleDestination } from "#app/presenters/trips/example-destinations";
import type { LightOfDay } from "#app/presenters/trips/sky-words";
import type { SearchFormView } from "#app/presenters/search/view";
import { Examples } from "./examples";
import { Hero } from "./hero";
import { HowItWorks } from "./how-it-works";
import type { OwnPlacesProps } from "./own-places";
import { RecommendationsPitch } from "./recommendations-pitch";
import { type ComponentType, type ReactNode, Suspense, lazy } from "react";
import { Link } from "@remix-run/react";
import { button } from "#app/components/ui/button";

function OwnPlacesMissing(): ReactNode {
  return (
    <p role="status" className="wrap pt-section">
      Your own places could not be loaded. Please reload the page.
    </p>
  );
}

type Drawn = ComponentType<OwnPlacesProps>;

/** The server draws it with the page; guests' browsers never fetch its code. */
const OwnPlaces: Drawn = import.meta.env.SSR
  ? (await import("./own-places")).OwnPlaces
  : lazy(() =>
      import("./own-places").then<{ default: Drawn }, { default: Drawn }>(
        ({ OwnPlaces: drawn }) => ({ default: drawn }),
        () => ({ default: OwnPlacesMissing }),
      ),
    );

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
      {own && (
        <Suspense fallback={null}>
          <OwnPlaces {...own} />
        </Suspense>
      )}
      <HowItWorks />
      <Examples examples={examples} />
      {!own && <RecommendationsPitch />}
      <CallToAction isSignedIn={own !== null} />
    </>
  );
}

/** Repeats the page's main action at its end. */
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
