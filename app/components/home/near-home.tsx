import { useLocation } from "@remix-run/react";
import { Link } from "#app/framework/link";
import ChevronDown from "lucide-react/icons/chevron-down";
import { type ReactNode, useEffect, useRef } from "react";
import type { NearHomeView } from "#app/presenters/search/view";
import { panel, foldLine, foldMark } from "#app/components/ui/panel";

/** If there is only one day, its places are beside its words on a wide screen. */
const DAY =
  "group grid content-start gap-x-10 gap-y-2 md:only:has-[ol]:grid-cols-[2fr_3fr] md:only:has-[ol]:grid-rows-[auto_1fr_auto]";
const PLACES =
  "divide-y divide-line border-y border-line md:group-only:col-start-2 md:group-only:row-span-3 md:group-only:row-start-1 md:group-only:border-0";

export interface NearHomeProps {
  view: NearHomeView;
  /** For any other search, closed at first. */
  search: ReactNode;
}

export function NearHome({ view: { start, days, problem }, search }: NearHomeProps) {
  return (
    <section className="wrap pt-1" aria-labelledby="near-home">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="near-home">{`Best near ${start}`}</h2>
        <SearchFold>{search}</SearchFold>
      </div>
      {problem !== null && <p role="status">{problem}</p>}
      <ul className="grid gap-3 md:gap-6 md:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]">
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
      <p className="mt-2">
        <Link to="/settings#home-title" className="inline-flex min-h-target items-center">
          Change your home postcode
        </Link>
      </p>
    </section>
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
    <details ref={fold} className="group open:basis-full">
      <summary className={foldLine}>
        Another search
        <ChevronDown className={foldMark} aria-hidden />
      </summary>
      <div className="mt-1 mb-3 max-w-136">{children}</div>
    </details>
  );
}
