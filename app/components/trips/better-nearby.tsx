import { Link } from "@remix-run/react";
import type { BetterPlaceView } from "#app/presenters/trips/place-view";

/** Nearby places with better weather on the same day; nothing where there are none. */
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
    <section aria-labelledby="better">
      <h2 id="better">Better Weather Nearby</h2>
      <p className="-mt-3 mb-3 text-ink-soft">{`${dayLabel}, within 45 minutes’ drive of ${name}`}</p>
      <ol className="max-w-text divide-y divide-line border-y border-line">
        {places.map(({ slug, name: other, url, score, verdict, drives }) => (
          <li key={slug} className="relative flex min-h-[56px] flex-wrap items-center gap-x-4 py-1.5">
            <Link
              to={url}
              className="min-w-0 grow basis-44 text-lg font-semibold after:absolute after:inset-0"
            >
              {other}
            </Link>
            <span className="text-ink-soft">{drives.join(" · ")}</span>
            <span className="min-w-16 text-right tabular-nums">
              <span className="sr-only">score </span>
              <b>{score}</b> {verdict}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
