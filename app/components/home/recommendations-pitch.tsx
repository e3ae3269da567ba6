import { Link } from "#app/framework/link";
import { button } from "#app/components/ui/button";

export function RecommendationsPitch() {
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
        <Link to="/auth?from=recommendations" className={button({ tone: "sun", size: "large" })}>
          Create Your Free Account
        </Link>
      </div>
    </section>
  );
}
