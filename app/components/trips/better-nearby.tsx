import { Link } from "#app/framework/link";
import type { BetterPlaceView } from "#app/presenters/trips/place-page";

/** On the same day; nothing if there are none. */
export function BetterNearby({
  places,
  name,
  dayLabel,
}: {
  places: BetterPlaceView[];
  name: string;
  dayLabel: string;
}) {
  if (places.length === 0) return null;
  return (
    <section aria-labelledby="better" className="weather-old:hidden">
      <h2 id="better">Better Weather Nearby</h2>
      <p className="-mt-3 mb-3 text-ink-soft print:hidden">{`${dayLabel}, within 45 minutes’ drive of ${name}`}</p>
      <ol className="max-w-text divide-y divide-line border-y border-line lg:grid lg:max-w-none lg:grid-cols-3 lg:gap-x-8 lg:divide-y-0 print:grid print:max-w-none print:grid-cols-3 print:gap-x-6 print:divide-y-0 print:border-0">
        {places.map(({ slug, name: other, url, score, verdict, drives }) => (
          <li
            key={slug}
            className="relative flex flex-wrap content-start items-baseline gap-x-4 py-2 print:border-t print:border-line"
          >
            <Link
              to={url}
              className="min-w-0 flex-1 text-lg font-semibold after:absolute after:inset-0 print:basis-32 print:text-[length:inherit]"
            >
              {other}
            </Link>
            <span className="tabular-nums">
              <span className="sr-only">score </span>
              <b>{score}</b> <span>{verdict}</span>
            </span>
            <span className="basis-full text-sm text-ink-soft">{drives.join("\u00a0· ")}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
