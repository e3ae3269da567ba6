import { Link } from "@remix-run/react";
import type { NearHomeView } from "#app/presenters/search/view";
import { panel } from "#app/components/ui/panel";
import { sectionHead } from "#app/components/ui/page";

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
        {days.map(({ label, url, words, places }) => (
          <li
            key={label}
            className={panel({ pad: "card", className: "grid content-start gap-2 only:max-w-144" })}
          >
            <h3>{label}</h3>
            <p className="text-ink-soft">{words}</p>
            {places.length > 0 && (
              <ol className="divide-y divide-line border-y border-line">
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
            <Link to={url} className="mt-auto inline-flex min-h-target items-center font-semibold">
              {`All places ${label === "Today" ? "today" : `on ${label}`}`}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
