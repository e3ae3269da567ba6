import { Link } from "#app/framework/link";
import { clsx } from "clsx";
import { type CSSProperties, useEffect, useRef } from "react";
import { SUN_MEASURES } from "#app/presenters/map/map-view";
import type { SunMapView, SunnyPlaceView } from "#app/presenters/map/sun-map";
import { ShareLink } from "#app/components/trips/share-link";
import { WarningsNote } from "#app/components/warnings/official-warnings";
import { ButtonLink } from "#app/components/ui/button";
import { notice } from "#app/components/ui/panel";
import { page } from "#app/components/ui/page";
import { segment, segments } from "#app/components/ui/segments";
import { makeMapInteractive } from "./live-map";
import { LandMask, MapCredit, MapDots, MapGround, Zoomers, spotStyle } from "./map-ground";

const MASK = "sun-land";

const NAME = {
  right: "top-full left-1/2 -translate-y-1/2 pl-2",
  left: "top-full right-1/2 -translate-y-1/2 pr-2 text-right",
  below: "top-full left-1/2 -translate-x-1/2 pt-1 text-center",
  above: "bottom-full left-1/2 -translate-x-1/2 pb-1 text-center",
  "below-left": "top-full right-1/2 -mr-2 pt-1 text-right",
  "below-right": "top-full left-1/2 -ml-2 pt-1",
  "above-left": "bottom-full right-1/2 -mr-2 pb-1 text-right",
  "above-right": "bottom-full left-1/2 -ml-2 pb-1",
  "head-left": "top-[18px] right-full -translate-y-1/2 pr-1 text-right",
  "head-right": "top-[18px] left-full -translate-y-1/2 pl-1",
  "neck-left": "top-[26px] right-full -translate-y-1/2 pr-1 text-right",
  "neck-right": "top-[26px] left-full -translate-y-1/2 pl-1",
} as const;

/** Golden where the weather is good. `note` says why it is not the requested day. */
export function SunMapPage({ view, note }: { view: SunMapView; note: string | null }) {
  return (
    <div className={page}>
      <h1>{view.headline}</h1>
      {note !== null && <p className="mt-2 font-medium">{note}</p>}
      <p className="mt-2 max-w-text text-lg">{answer(view)}</p>
      {view.age !== null && <p className="mt-1 text-ink-soft">{view.age}</p>}
      <WarningsNote note={view.warnings} />
      <Days days={view.days} />
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <nav aria-label="Shown as" className={segments}>
          {SUN_MEASURES.map((measure) => (
            <Link
              key={measure}
              to={view.measures[measure]}
              preventScrollReset
              aria-current={view.measure === measure ? "true" : undefined}
              className={segment({ state: view.measure === measure ? "on" : "off" })}
            >
              {measure === "score" ? "Best weather" : "Hours of sun"}
            </Link>
          ))}
        </nav>
        <ShareLink text={`Where the sun is on ${view.dateLabel}`} subject="this map" url={view.shareUrl} />
      </div>
      <div className="mt-5 grid gap-8 md:grid-cols-[minmax(0,30rem)_minmax(18rem,1fr)]">
        <Picture view={view} />
        <section aria-labelledby="sunniest">
          <h2 id="sunniest">{view.measure === "score" ? "The best places" : "The sunniest places"}</h2>
          {view.listed.length > 0 ? (
            <>
              {view.orderNote !== null && <p className="mt-1 text-sm text-ink-soft">{view.orderNote}</p>}
              <List view={view} />
            </>
          ) : (
            <p className={clsx(notice({ tone: "empty" }), "mt-3")}>{answer(view)}</p>
          )}
          <p className="mt-6">
            <ButtonLink to="/#postcode" tone="sun" size="large" label="Find sun near me" />
          </p>
        </section>
      </div>
    </div>
  );
}

const Days = ({ days }: Pick<SunMapView, "days">) => (
  <nav aria-label="Days" className="mt-4 grid max-w-text grid-cols-6 gap-1 xs:gap-2">
    {days.map(({ url, label, longLabel, isChosen }) => (
      <Link
        key={url}
        to={url}
        preventScrollReset
        aria-current={isChosen ? "date" : undefined}
        className={clsx(
          segment({ state: isChosen ? "on" : "off" }),
          "min-h-target! border border-line-strong max-xs:px-1",
        )}
      >
        <span aria-hidden>{label}</span>
        <span className="sr-only">{longLabel}</span>
      </Link>
    ))}
  </nav>
);

/** The day, its hours, and whether it is bad everywhere; or why there is no map. */
function answer({ state, best, day, dateLabel, measure, hours, warnedAsOf }: SunMapView): string {
  if (state === "dark") return `No place in the country has daylight left ${day}. Choose tomorrow.`;
  if (state === "warned")
    return `Every place with daylight is under an amber or red warning ${day}${warnedAsOf}.`;
  if (state === "untold") return `The forecasts for ${dateLabel} have no hours of sun.`;
  if (state === "unknown" || best === null) return `There is no forecast for ${dateLabel} yet.`;
  return measure === "score" && best.score < 50 ? `Not a good day anywhere. ${hours}.` : `${hours}.`;
}

function Picture({ view }: { view: SunMapView }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => (frame.current ? makeMapInteractive(frame.current) : undefined), []);
  // The map has no room for some names.
  const pinned = view.named.map(({ name, value }) => `${name} (${value})`).join(", ");
  return (
    <figure>
      <div ref={frame} className="sun-map relative">
        <div
          role="group"
          aria-label={`Map of the United Kingdom. ${view.headline}. ${answer(view)} The list has the same places.`}
          className="overflow-hidden rounded-card border border-line-strong"
        >
          <MapGround
            view={view}
            under={<Field view={view} />}
            over={<MapDots className="stroke-ink/30 stroke-[2.5px]" d={view.dots} />}
          >
            <ol aria-label="The best five, spread out" className="contents">
              {view.named.map((place, i) => (
                <li key={place.slug} className="contents">
                  <a
                    className="map-spot map-pin"
                    href={`/destinations/${place.slug}`}
                    style={{ ...spotStyle(place), "--v": place.score, zIndex: 20 - i } as CSSProperties}
                  >
                    <b aria-hidden>{place.value}</b>
                    <span
                      className={
                        place.side
                          ? `map-name absolute font-semibold whitespace-pre! ${NAME[place.side]}`
                          : "sr-only"
                      }
                    >
                      <span>{place.label}</span>
                      <span className="sr-only">{`: ${facts(place)}`}</span>
                    </span>
                  </a>
                </li>
              ))}
            </ol>
          </MapGround>
        </div>
        <Zoomers />
      </div>
      <figcaption>
        <p className="mt-2 text-sm text-ink-soft">
          <span>
            {view.measure === "score"
              ? "Gold marks the day's best weather for a day out. "
              : "Gold marks where the day has most sun. "}
          </span>
          {pinned !== "" && <span>{`The pins show the best, spread out: ${pinned}. `}</span>}
          <span>Colours between the dots are estimates.</span>
        </p>
        <MapCredit />
      </figcaption>
    </figure>
  );
}

function Field({ view }: { view: SunMapView }) {
  return (
    <>
      <LandMask id={MASK} viewBox={view.viewBox} />
      <filter id="sun-soft">
        <feGaussianBlur stdDeviation="7" />
      </filter>
      <g mask={`url(#${MASK})`}>
        <g filter="url(#sun-soft)">
          {view.bands.map((band) => (
            <path key={band} className="fill-sun opacity-17 dark:opacity-24" fillRule="evenodd" d={band} />
          ))}
        </g>
      </g>
    </>
  );
}

const facts = ({ score, verdict, sunshine, dim }: SunnyPlaceView): string =>
  [`${score} of 100`, verdict, sunshine, dim].filter((fact) => fact !== null).join(", ");

function List({ view }: { view: SunMapView }) {
  return (
    <ol className="mt-3 divide-y divide-line border-y border-line">
      {view.listed.map((place) => (
        <li key={place.slug}>
          <Link
            to={`/destinations/${place.slug}`}
            className="flex min-h-target flex-wrap items-center gap-x-3 px-1 py-1 text-ink no-underline hover:bg-sunken"
          >
            <b className="w-8 flex-none text-right text-lg tabular-nums">
              <span>{place.score}</span>
              <span className="sr-only"> of 100</span>
            </b>
            <span className="min-w-0 flex-[1_1_8rem] wrap-break-word">
              <span className="font-semibold">{place.name}</span>
              <span className="text-ink-soft">{`, ${place.region}`}</span>
            </span>
            {(place.dim ?? place.sunshine) !== null && (
              <span className="flex-none text-sm text-ink-soft">{place.dim ?? place.sunshine}</span>
            )}
          </Link>
        </li>
      ))}
    </ol>
  );
}
