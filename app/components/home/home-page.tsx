import type { Units } from "#app/domain/units";
import type { ExampleDestination } from "#app/presenters/trips/example-destinations";
import type { LightOfDay } from "#app/presenters/trips/sky-words";
import type { RecommendationsPanelView } from "#app/presenters/recommendations/view";
import type { NearHomeView, SearchFormView } from "#app/presenters/search/view";
import { RecommendationsPanel } from "../recommendations/recommendations-panel";
import { Examples } from "./examples";
import { Hero } from "./hero";
import { HowItWorks } from "./how-it-works";
import { RecommendationsPitch } from "./recommendations-pitch";
import { type ComponentType, type ReactNode, Suspense, lazy } from "react";
import { Link } from "@remix-run/react";
import { button } from "../ui/button";

function NearHomeMissing(): ReactNode {
  return (
    <p role="status" className="wrap pt-section">
      The best near your home could not be loaded. Please reload the page.
    </p>
  );
}

type Drawn = ComponentType<{ view: NearHomeView }>;

/** The server draws it with the page; guests' browsers never fetch its code. */
const NearHome: Drawn = import.meta.env.SSR
  ? (await import("./near-home")).NearHome
  : lazy(() =>
      import("./near-home").then<{ default: Drawn }, { default: Drawn }>(
        ({ NearHome: drawn }) => ({ default: drawn }),
        () => ({ default: NearHomeMissing }),
      ),
    );

interface Props {
  form: SearchFormView;
  units: Units;
  light: LightOfDay;
  /** Of a signed-in visitor who has given a home postcode. */
  nearHome?: NearHomeView | null;
  examples: readonly ExampleDestination[];
  /** Of a signed-in visitor; its panel is null where it could not be had just now. */
  recommendations?: { username: string; panel: RecommendationsPanelView | null } | null;
}

/** The first page: the search first, everything else below it. */
export function HomePage({ form, units, light, nearHome = null, examples, recommendations = null }: Props) {
  return (
    <>
      <Hero form={form} units={units} light={light} />
      {nearHome && (
        <Suspense fallback={null}>
          <NearHome view={nearHome} />
        </Suspense>
      )}
      {recommendations && <RecommendationsPanel {...recommendations} />}
      <HowItWorks />
      <Examples examples={examples} />
      {!recommendations && <RecommendationsPitch />}
      <CallToAction isSignedIn={recommendations !== null} />
    </>
  );
}

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
