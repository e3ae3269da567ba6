import { useLocation } from "@remix-run/react";
import { Link } from "#app/framework/link";
import ChevronDown from "lucide-react/icons/chevron-down";
import { type ReactNode, useEffect, useRef } from "react";
import type { NearHomeView } from "#app/presenters/search/near-home";
import type { ProposedCardView } from "#app/presenters/recommendations/cards";
import { useFeatureLinks } from "#app/components/layout/site-data";
import { DOT } from "#app/components/trips/cards/card-box";
import { skyOf } from "#app/components/trips/forecast/sky-of";
import { WeatherIcon } from "#app/components/trips/forecast/weather-marks";
import { panel, foldLine, foldMark } from "#app/components/ui/panel";

const ICON_SIZE = 24;

interface Props {
  view: NearHomeView;
  /** The first of the favorites. */
  saved: ProposedCardView | null;
  /** For any other search, closed at first. */
  search: ReactNode;
}

export function NearHome({ view: { start, days, problem }, saved, search }: Props) {
  return (
    <section className="basis-full" aria-labelledby="near-home">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="near-home">{`Best near ${start}`}</h2>
        <SearchFold>{search}</SearchFold>
      </div>
      {problem !== null && <p role="status">{problem}</p>}
      <ul className="grid gap-3 md:gap-6 md:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]">
        {days.map(({ label, words, places, link }) => (
          <li key={label} className={panel({ pad: "card", className: "grid content-start gap-2 text-ink" })}>
            <h3>{label}</h3>
            <p className="text-ink-soft">{words}</p>
            {places.length > 0 && (
              <ol className="divide-y divide-line border-y border-line">
                {places.map((place) => (
                  <li
                    key={place.url}
                    className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 py-2"
                  >
                    <Link to={place.url} className="font-semibold after:absolute after:inset-0">
                      {place.name}
                    </Link>
                    <p className="row-weather col-start-1 text-sm text-ink-soft">
                      <span className={skyOf(place.icon)}>
                        <WeatherIcon name={place.icon} size={ICON_SIZE} />
                      </span>
                      <b className="text-ink">{place.temperature}</b>
                      <span className="sr-only">{`, ${place.description}, `}</span>
                      <span>{place.words.join(DOT)}</span>
                    </p>
                    <b className="col-start-2 row-span-2 row-start-1 text-right tabular-nums">
                      <span className="sr-only">score </span>
                      <span>{place.score}</span>
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
      <NextPlaces saved={saved} />
    </section>
  );
}

function NextPlaces({ saved }: Pick<Props, "saved">) {
  const links = useFeatureLinks();
  const card = saved?.card;
  return (
    <p className={panel({ className: "mt-3 flex flex-wrap gap-x-5 px-4 text-ink [&>a]:py-2.5 md:mt-6" })}>
      {links.map(({ to, label }) => (
        <Link key={to} to={to}>
          {label}
        </Link>
      ))}
      {card && (
        <Link to={`/destinations/${card.slug}${saved.detailsQuery && `?${saved.detailsQuery}`}`}>
          {[card.name, card.weather?.temperature, card.weather?.description].filter(Boolean).join(", ")}
        </Link>
      )}
      <Link to="/settings#home-title">Change your home postcode</Link>
    </p>
  );
}

/** Opens if the address names its field, as the header's Search does. */
function SearchFold({ children }: { children: ReactNode }) {
  const fold = useRef<HTMLDetailsElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!fold.current || hash !== "#postcode") return;
    fold.current.open = true;
    fold.current.querySelector("input")?.focus();
  }, [hash, key]);
  return (
    <details ref={fold} className={panel({ className: "group px-3 text-ink open:basis-full" })}>
      <summary className={foldLine}>
        Another search
        <ChevronDown className={foldMark} aria-hidden />
      </summary>
      <div className="mt-1 mb-3 max-w-136">{children}</div>
    </details>
  );
}
