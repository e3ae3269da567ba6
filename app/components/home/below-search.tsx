import { clsx } from "clsx";
import type { ExampleDestination } from "#app/presenters/trips/example-destinations";
import type { SunTeaserView } from "#app/presenters/map/sun-map";
import type { RecommendationsPanelView } from "#app/presenters/recommendations/cards";
import type { NearHomeView } from "#app/presenters/search/near-home";
import { HowItWorks } from "./how-it-works";
import { Link } from "#app/framework/link";
import { ButtonLink } from "#app/components/ui/button";
import { latePart } from "#app/components/ui/late-part";
import { sectionHead } from "#app/components/ui/page";
import { panel } from "#app/components/ui/panel";

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
        <ButtonLink to="/search" tone="sun" size="large" label="Find My Sunny Escape" />
        {!isSignedIn && <ButtonLink to="/auth?from=home" size="large" label="Create Account (Optional)" />}
      </div>
    </section>
  );
}

function RecommendationsPitch() {
  return (
    <section
      className="mt-section bg-deep py-6 text-on-deep [--color-focus-halo:var(--color-deep)] [--color-focus:var(--color-on-deep)]"
      aria-labelledby="pitch"
    >
      <div className="wrap flex flex-wrap items-center justify-between gap-x-10 gap-y-3">
        <div className="max-w-text min-w-0 flex-[1_1_18rem] hyphens-auto">
          <h2 id="pitch" className="text-xl md:text-2xl">
            Recommendations made for you
          </h2>
          <p className="mt-1 text-on-deep-soft max-md:text-md">
            An account gives you favorites, personalised recommendations, your travel history and exclusive
            offers. Searching needs none.
          </p>
        </div>
        <ButtonLink
          to="/auth?from=recommendations"
          tone="sun"
          size="large"
          label="Create Your Free Account"
        />
      </div>
    </section>
  );
}

const EXAMPLE = "grid grid-cols-[min(5.5rem,25%)_minmax(0,1fr)] overflow-hidden md:block";
const PICTURE = "size-full bg-sea-soft object-cover dark:brightness-86 md:aspect-4/3 md:h-auto";
const LINK = "inline-flex min-h-target items-center font-semibold";

function Examples({ examples }: { examples: readonly ExampleDestination[] }) {
  return (
    <section className="wrap pt-section" aria-labelledby="examples">
      <div className={sectionHead}>
        <h2 id="examples">Is the sun out there?</h2>
      </div>
      <ul className="grid gap-x-10 gap-y-3 md:grid-cols-3">
        {examples.map(({ name, slug, imageUrl, description, pageUrl, searchUrl }) => (
          <li key={slug} className={clsx(panel(), EXAMPLE)}>
            <img src={imageUrl} alt="" width={640} height={480} loading="lazy" className={PICTURE} />
            <div className="px-4 pt-2 max-md:pb-1 md:px-4.5 md:pt-4 md:pb-3">
              <h3 className="text-xl">{name}</h3>
              <p className="mt-1.5 text-ink-soft max-md:hidden">{description}</p>
              <p className="flex flex-wrap gap-x-5 md:mt-1.5">
                <Link to={pageUrl} className={LINK}>
                  Check Weather<span className="sr-only">{` in ${name}`}</span>
                </Link>
                <Link to={searchUrl} className={LINK}>
                  Best nearby<span className="sr-only">{`, within an hour of ${name}`}</span>
                </Link>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const WIDTH = 112;

function SunToday({ sun: { day, headline, others, imageUrl, ratio } }: { sun: SunTeaserView }) {
  return (
    <section aria-labelledby="sun-today">
      <div
        className={panel({
          className:
            "relative grid grid-cols-[minmax(0,1fr)_minmax(5rem,7rem)] overflow-hidden hover:bg-sunken",
        })}
      >
        <div className="self-center p-card">
          <h2 id="sun-today">{`Where the sun is ${day}`}</h2>
          <p className="mt-1.5 text-lg">{headline}</p>
          {others !== "" && <p className="mt-1 text-ink-soft max-md:hidden">{`Then ${others}.`}</p>}
          <Link
            to="/map"
            className="inline-flex min-h-target items-center font-semibold after:absolute after:inset-0"
          >
            See the map of the sun
          </Link>
        </div>
        <img
          src={imageUrl}
          alt=""
          width={WIDTH}
          height={Math.round(WIDTH / ratio)}
          loading="lazy"
          decoding="async"
          className="size-full bg-sea-soft object-contain dark:bg-sunken"
        />
      </div>
    </section>
  );
}
