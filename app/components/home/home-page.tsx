import { clsx } from "clsx";
import type { Units } from "#app/domain/units";
import type { ExampleDestination } from "#app/presenters/trips/example-destinations";
import type { LightOfDay } from "#app/presenters/trips/sky-words";
import type { SunTeaserView } from "#app/presenters/map/sun-map";
import type { RecommendationsPanelView } from "#app/presenters/recommendations/cards";
import type { SearchFormView } from "#app/presenters/search/view";
import type { NearHomeView } from "#app/presenters/search/near-home";
import { SearchBox } from "#app/components/search/form/search-box";
import { Examples } from "./examples";
import { Hero } from "./hero";
import { HowItWorks } from "./how-it-works";
import type { NearHomeProps } from "./near-home";
import type { OwnPlacesProps } from "./own-places";
import { RecommendationsPitch } from "./recommendations-pitch";
import { SunToday } from "./sun-today";
import { Link } from "#app/framework/link";
import { button } from "#app/components/ui/button";
import { latePart } from "#app/components/ui/late-part";

// For signed-in users. The server imports it, and guests' browsers never fetch its code.
const own = import.meta.env.SSR ? await import("./own-places") : null;
const failedClass = "wrap pt-section";
const OwnPlaces = latePart<OwnPlacesProps>({
  name: "your own places",
  load: () => import("./own-places").then((module) => module.OwnPlaces),
  drawn: own?.OwnPlaces ?? null,
  failedClass,
});
const NearHome = latePart<NearHomeProps>({
  name: "the best near your home",
  load: () => import("./own-places").then((module) => module.NearHome),
  drawn: own?.NearHome ?? null,
  failedClass,
});

interface Props {
  form: SearchFormView;
  units: Units;
  light: LightOfDay;
  examples: readonly ExampleDestination[];
  sun?: SunTeaserView | null;
  /** Null for guests. `nearHome` is null without a home postcode. */
  own?: { username: string; nearHome: NearHomeView | null; panel: RecommendationsPanelView | null } | null;
}

/** Begins with the search or, for a user with a home postcode, with the best places near it. */
export function HomePage({ form, units, light, examples, sun = null, own = null }: Props) {
  return (
    <>
      <Hero light={light}>
        {own?.nearHome ? (
          <NearHome
            view={own.nearHome}
            saved={own.panel?.favorites[0] ?? null}
            search={<SearchBox form={form} units={units} />}
          />
        ) : (
          <SearchBox form={form} units={units} className="max-lg:max-w-136 lg:min-w-0 lg:flex-[0_1_27rem]" />
        )}
      </Hero>
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
