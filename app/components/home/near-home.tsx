import { Link } from "@remix-run/react";
import type { NearHomeView } from "#app/presenters/search/view";
import { panel } from "#app/components/ui/panel";
import { sectionHead } from "#app/components/ui/page";

/** A day by itself has its places beside its words on a wide screen, not a blank. */
const DAY =
  "group grid content-start gap-x-10 gap-y-2 md:only:has-[ol]:grid-cols-[2fr_3fr] md:only:has-[ol]:grid-rows-[auto_1fr_auto]";
const PLACES =
  "divide-y divide-line border-y border-line md:group-only:col-start-2 md:group-only:row-span-3 md:group-only:row-start-1 md:group-only:border-0";

/** What is best today and at the weekend from where a signed-in visitor lives. */
export function NearHome({ view: { start, days, problem } }: { view: NearHomeView }) {
  return (
    <section className="wrap pt-section" aria-labelledby="near-home">
      <div className={sectionHead}>
        <h2 id="near-home">{`Best near ${start}`}</h2>
        <Link to="/settings#home-title">Change your home postcode</Link>
      </div>
      {problem !== null && <p role="status">{problem}</p>}
      <ul className="grid gap-6 md:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]">
        {days.map(({ label, words, places, link }) => (
          <li key={label} className={panel({ pad: "card", className: DAY })}>
            <h3>{label}</h3>
            <p className="text-ink-soft">{words}</p>
            {places.length > 0 && (
              <ol className={PLACES}>
                {places.map((place) => (
                  <li
                    key={place.url}
                    className="relative flex min-h-[48px] flex-wrap items-center gap-x-2 py-1"
                  >
                    <Link
                      to={place.url}
                      className="min-w-0 grow basis-32 font-semibold after:absolute after:inset-0"
                    >
                      {place.name}
                    </Link>
                    <span className="whitespace-nowrap text-ink-soft">{place.duration}</span>
                    <b className="w-8 text-right tabular-nums">
                      <span className="sr-only">score </span>
                      {place.score}
                    </b>
                  </li>
                ))}
              </ol>
            )}
            <Link to={link.url} className="mt-auto inline-flex min-h-target items-center font-semibold">
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
