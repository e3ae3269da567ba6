import { Link } from "#app/framework/link";
import { Note } from "./note";
import type { DetailsView } from "#app/presenters/trips/destination-details";

export function PlaceFacts({ details: { slug, facts, name } }: { details: DetailsView }) {
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="mb-4">
        Good to Know
      </h2>
      <div className="grid max-w-prose gap-2 print:[&>p]:line-clamp-2 print:[&>p:nth-child(n+4)]:hidden">
        {facts.map((fact) => (
          <Note key={fact.lead} note={fact} />
        ))}
      </div>
      <p className="mt-4 mb-0 max-w-prose text-xs text-ink-soft print:hidden">
        Stations, toilets, playgrounds, cafés, car parks and hills: © OpenStreetMap contributors and
        uk-railway-stations, ODbL. Beaches and bathing water: environment agencies, OGL.{" "}
        <Link to="/credits">Data and credits</Link>
      </p>
      <p className="mt-2 copy:hidden print:hidden">
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
