import { Link } from "@remix-run/react";
import type { DetailsView } from "#app/presenters/trips/card-view";

/** What is known of a place, and a link to report a mistake. */
export function PlaceFacts({ details: { slug, facts, name } }: { details: DetailsView }) {
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="mb-4">
        Good to Know
      </h2>
      <dl className="grid max-w-3xl grid-cols-1 gap-x-6 gap-y-1 sm:grid-cols-[14rem_minmax(0,1fr)] sm:gap-y-2">
        {facts.map(({ term, text }) => (
          <div key={term} className="contents">
            <dt className="mt-2 font-semibold sm:mt-0">{term}</dt>
            <dd className="m-0">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4">
        <Link
          to={`/suggest?type=location&about=${slug}`}
          className="inline-flex min-h-11 items-center font-medium"
        >
          Report a mistake<span className="sr-only">{` about ${name}`}</span>
        </Link>
      </p>
    </section>
  );
}
