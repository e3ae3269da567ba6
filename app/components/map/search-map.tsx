import { Link } from "#app/framework/link";
import { clsx } from "clsx";
import House from "lucide-react/icons/house";
import { type CSSProperties, useEffect, useId, useRef } from "react";
import { namesInWords } from "#app/domain/text";
import type { PinView, SearchMapView } from "#app/presenters/map/search-map";
import { ScoreWord } from "#app/components/trips/cards/card-parts";
import { WARNING_TONES } from "#app/components/warnings/official-warnings";
import { makeMapInteractive } from "./live-map";
import { joinPinsAndList } from "./pins-and-list";
import { LandMask, MapCredit, MapDots, MapGround, Zoomers, spotStyle } from "./map-ground";

interface Props {
  view: SearchMapView;
  /** Its pins then go to the cards; otherwise it has its own list of names. */
  isBeside?: boolean;
}

export function SearchMap({ view, isBeside = false }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const mask = `m${useId().replaceAll(":", "")}`;
  const keys = `${mask}k`;
  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    const stops = [makeMapInteractive(box), joinPinsAndList(box)];
    return () => stops.forEach((stop) => stop());
  }, [view]);

  const map = (
    <div ref={frame} className="relative">
      <div
        role="group"
        aria-label={`Map of ${places(view)}`}
        aria-describedby={keys}
        className={clsx(
          "overflow-hidden border-line-strong",
          isBeside ? "rounded-card border" : "max-md:border-y md:rounded-card md:border",
        )}
      >
        <MapGround
          key={view.viewBox}
          view={view}
          under={<Area view={view} mask={mask} />}
          over={<MapDots className="stroke-ink-soft/75 stroke-[6px]" d={view.dots} />}
        >
          <Starts view={view} />
          <ol aria-label="Places on the map" className="contents">
            {view.pins.map((pin, i) => (
              <li key={pin.slug} className="contents">
                <Pin
                  pin={pin}
                  number={view.firstShown + i}
                  query={view.detailsQuery}
                  rank={view.pins.length - i}
                />
              </li>
            ))}
          </ol>
        </MapGround>
      </div>
      <Zoomers className={isBeside ? undefined : "max-md:absolute max-md:right-gutter max-md:bottom-1"} />
      <KeysHint id={keys} className={isBeside ? undefined : "max-md:hidden!"} />
      {isBeside && <MapCredit />}
    </div>
  );
  if (isBeside) return map;
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,min(36rem,(100dvh-6rem)*0.85))_minmax(16rem,1fr)] lg:grid-rows-[auto_1fr] lg:items-start max-md:gap-2">
      <div className="max-md:-mx-gutter">{map}</div>
      <Names view={view} />
      <div>
        <MapCredit />
      </div>
    </div>
  );
}

const START =
  "map-spot z-1 grid -translate-1/2 place-items-center rounded-full border-2 border-raised bg-sea text-raised";

const Starts = ({ view: { home, met = [] } }: { view: SearchMapView }) => (
  <>
    <span className={`${START} size-6`} style={spotStyle(home)}>
      <House className="size-3.5" aria-hidden />
      <span className="sr-only">{`Home, ${home.name}`}</span>
    </span>
    {met.map((start) => (
      <span key={start.name} className={`${START} h-6 px-1.5 text-xs font-bold`} style={spotStyle(start)}>
        <span className="sr-only">Another start, </span>
        <span>{start.name}</span>
      </span>
    ))}
  </>
);

const KeysHint = ({ id, className }: { id: string; className: string | undefined }) => (
  <p id={id} className={clsx("js-only mt-1.5 text-xs text-ink-soft", className)}>
    Pinch or drag
    <span className="hidden pointer-fine:inline">
      , or hold Ctrl and turn the wheel. With keys: + and −, 0 for the whole map, arrows to move
    </span>
    .
  </p>
);

const places = ({ pins, others, home, met = [] }: SearchMapView): string =>
  `${pins.length} ${pins.length === 1 ? "place" : "places"}${pins.some(({ score }) => score !== null) ? " with their scores" : ""}${others > 0 ? ` and ${others} more` : ""} within the drive from ${namesInWords([home, ...met].map(({ name }) => name))}`;

function Area({ view, mask }: { view: SearchMapView; mask: string }) {
  return (
    <>
      <LandMask id={mask} viewBox={view.viewBox} />
      <g mask={`url(#${mask})`}>
        <path
          className="fill-sun/24 stroke-sun-deep stroke-[1.25px] [vector-effect:non-scaling-stroke]"
          strokeLinejoin="round"
          d={view.area}
        />
      </g>
    </>
  );
}

interface PinProps {
  pin: PinView;
  number: number;
  query: string;
  /** Larger for a better place, whose pin is drawn on top. */
  rank: number;
}

/** Without a score, or at a zoom where it would cover a better place's number. */
const dotOf = ({ score, zoom }: PinView) =>
  score === null ? { "data-dot": "unscored" } : { "data-zoom": zoom, "data-dot": zoom && "" };

function Pin({ pin, number, query, rank }: PinProps) {
  const style = { ...spotStyle(pin), "--v": pin.score ?? 0, zIndex: rank } as CSSProperties;
  return (
    <a
      className="map-spot map-pin"
      href={`/destinations/${pin.slug}?${query}`}
      data-slug={pin.slug}
      {...dotOf(pin)}
      // Too close to another to be pressed, so Tab skips it. The list and the enlarged map have the place
      // too.
      tabIndex={pin.zoom === undefined ? undefined : -1}
      data-side={pin.left > 60 ? "left" : undefined}
      data-low={pin.top < 25 ? "" : undefined}
      style={style}
    >
      <b aria-hidden>{pin.score ?? "–"}</b>
      {pin.warning && (
        <i
          aria-hidden
          data-until={pin.warning.until}
          className={`map-warning ${WARNING_TONES[pin.warning.level]}`}
        >
          !
        </i>
      )}
      <span className="map-tip">
        <span className="sr-only">{`${number}. `}</span>
        <strong>{pin.name}</strong>
        <span className="block">
          <ScoreInWords pin={pin} />
          <span>{` · ${pin.duration}`}</span>
        </span>
        {pin.warning && (
          <span data-until={pin.warning.until} className="block">
            {`${pin.warning.lead} ${pin.warning.link.label}`}
          </span>
        )}
      </span>
    </a>
  );
}

/** "76, very good", "50, acceptable, nearly dark when you arrive" or "dark when you arrive". */
const ScoreInWords = ({ pin: { score, verdict, until, dim } }: { pin: PinView }) =>
  score === null || verdict === null ? (
    <span>{dim ?? "no score"}</span>
  ) : (
    <>
      <span>{`${score}, `}</span>
      <ScoreWord word={{ verdict, until }} />
      {dim !== undefined && <span>{`, ${dim}`}</span>}
    </>
  );

function Names({ view }: { view: SearchMapView }) {
  return (
    <div className="min-w-0 max-md:sticky max-md:bottom-0 max-md:z-5 max-md:-mx-gutter max-md:bg-surface/85 lg:row-span-2">
      <ol
        start={view.firstShown}
        data-swiped
        aria-label="Places, best first"
        className="border-line max-md:relative max-md:flex max-md:snap-x max-md:snap-mandatory max-md:scroll-px-gutter max-md:gap-2 max-md:overflow-x-auto max-md:px-gutter max-md:py-2 max-md:[scrollbar-width:none] md:divide-y md:divide-line md:border-y"
      >
        {view.pins.map((pin) => (
          <li key={pin.slug} className="max-md:w-[min(17rem,80vw)] max-md:flex-none max-md:snap-start">
            <Link
              to={`/destinations/${pin.slug}?${view.detailsQuery}`}
              data-place
              className="flex min-h-target flex-wrap items-center gap-x-3 rounded-sm px-1 py-1 text-ink no-underline hover:bg-sunken data-lit:bg-sun-soft max-md:grid max-md:h-full max-md:grid-cols-[auto_minmax(0,1fr)] max-md:content-center max-md:rounded-card max-md:border max-md:border-card-line max-md:bg-raised max-md:px-3 max-md:py-3"
            >
              <b className="w-8 flex-none text-right text-lg tabular-nums max-md:row-span-2">
                {pin.score ?? "–"}
              </b>
              <span className="min-w-0 flex-[1_1_8rem] wrap-break-word">
                <span className="font-semibold">{pin.name}</span>
                <span className="text-ink-soft">
                  {pin.verdict !== null && (
                    <>
                      {", "}
                      <span className="whitespace-nowrap">
                        <ScoreWord word={{ verdict: pin.verdict, until: pin.until }} />
                      </span>
                    </>
                  )}
                  {pin.dim !== undefined && <span>{`, ${pin.dim}`}</span>}
                </span>
                {pin.warning && (
                  <span
                    data-until={pin.warning.until}
                    className={clsx(
                      WARNING_TONES[pin.warning.level],
                      "block w-fit rounded-sm px-1.5 text-sm",
                    )}
                  >
                    {`${pin.warning.lead} ${pin.warning.link.label}`}
                  </span>
                )}
              </span>
              <span className={clsx(!view.met && "flex-none", "text-sm text-ink-soft")}>{pin.duration}</span>
            </Link>
          </li>
        ))}
      </ol>
      {view.others > 0 && (
        <p className="mt-3 text-sm text-ink-soft max-md:sr-only">
          {`${view.others} more ${view.others === 1 ? "place" : "places"} within the drive: the dots.`}
        </p>
      )}
    </div>
  );
}
