import { NavigationType, useLocation, useNavigationType } from "@remix-run/react";
import { Link } from "#app/framework/link";
import { clsx } from "clsx";
import { memo } from "react";
import ArrowLeft from "lucide-react/icons/arrow-left";
import CalendarPlus from "lucide-react/icons/calendar-plus";
import { textsOf } from "#app/presenters/notes/notes-view";
import type { PlacePageView } from "#app/presenters/trips/place-page";
import { onPlainClick } from "#app/framework/on-plain-click";
import { router } from "#app/framework/router";
import { useHasPainted } from "#app/components/behaviour/use-has-painted";
import { PointsMap } from "#app/components/map/points-map";
import { ButtonAnchor } from "#app/components/ui/button";
import { Facts } from "#app/components/ui/facts";
import { PlaceActions } from "#app/components/features-of-place";
import { ActivitiesPanel } from "./panels/activities-panel";
import { CampsitesList, HotelsList } from "./panels/accommodation-panel";
import { cardPhoto } from "./cards/card-box";
import { CardIconSheet } from "./cards/card-icons";
import { CardPhoto, CardWeather, ScoreArc } from "#app/components/trips/cards/card-parts";
import { DriveLink } from "./drive-link";
import { DriveWords } from "./drive-words";
import { FavoriteHeart } from "./favorite-heart";
import { ForecastPanel } from "./forecast/forecast-panel";
import { ForecastTable } from "./forecast/forecast-table";
import { Offer } from "./panels/offer";
import { FoldedPart } from "#app/components/ui/prose";
import { PlaceWarnings } from "#app/components/warnings/official-warnings";
import { AskHome, BetterNearby, ParkingLink, ParkingSign, PlaceFacts } from "./place-parts";
import { ShareLink } from "./share-link";

const THINGS_SHOWN = 3;
const STAYS_SHOWN = 2;
const WAY = [
  { id: "forecast", label: "Weather" },
  { id: "activities", label: "Do" },
  { id: "facts", label: "Know" },
  { id: "accommodation", label: "Stay" },
];

export const DestinationPage = memo(({ view }: { view: PlacePageView }) => {
  const { card, details, backUrl, note, dayLabel, calendarUrl, visitFields, askHome, map, mapLabel } = view;
  const isBack = useNavigationType() === NavigationType.Pop;
  const hasTimeForAll = useHasPainted() || isBack;
  return (
    <article
      data-day={view.date}
      className="place-page wrap grid min-h-dvh content-start grid-cols-[minmax(0,1fr)] gap-6 pt-4 md:gap-10 print:min-h-0 print:gap-[1.1rem] print:p-0 print:text-[1.1rem] [&>section>h2]:mb-3 md:[&>section>h2]:mb-4"
    >
      <CardIconSheet />
      <BackLink url={backUrl} />
      {note !== null && <p className="-mb-4 font-medium print:hidden">{note}</p>}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-5 print:grid-cols-[2fr_3fr] print:gap-x-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className={clsx(cardPhoto, "rounded-card weather-old:hidden")}>
          <CardPhoto {...card} isEager />
          <CardWeather weather={card.weather} />
          <FavoriteHeart id={card.id} name={card.name} />
        </div>
        <div className="relative self-center">
          <div className="mb-2 flex items-start justify-between gap-4">
            <div>
              <h1>{card.name}</h1>
              <p className="text-ink-soft">{card.region}</p>
            </div>
            <div className="weather-old:hidden">{card.score && <ScoreArc score={card.score} />}</div>
          </div>
          <PlaceWarnings notes={details.notes} />
          <div className="weather-old:hidden">
            {card.score && <p className="font-semibold">{dayLabel}</p>}
            {card.score && <p className="first-letter:uppercase">{card.score.reasons.join(" · ")}</p>}
            {textsOf(card.notes, "soft").map((text) => (
              <Facts key={text} of={[text]} />
            ))}
            {card.weather?.age && <p className="text-sm text-ink-soft">{card.weather.age}</p>}
          </div>
          <p className="mt-3 mb-1 max-w-144 text-lg">{details.description}</p>
          {card.offer && <Offer {...card.offer} />}
          <DriveLink card={card} />
          <DriveWords words={details.driveWords} />
          {details.parking && <ParkingLink parking={details.parking} />}
          {askHome && (
            <div className="contents copy:hidden">
              <AskHome {...askHome} />
            </div>
          )}
          <div className="mt-3 flex min-h-target flex-wrap items-center gap-1.5 max-xs:text-sm max-xs:[&_a]:px-2.5 max-xs:[&_button]:px-2.5 max-xs:[&_svg]:hidden lg:[&_a]:px-3.5 lg:[&_button]:px-3.5 print:hidden">
            {hasTimeForAll && (
              <>
                <ShareLink subject={card.name} {...details.share} />
                <ButtonAnchor
                  href={calendarUrl}
                  size="row"
                  Icon={CalendarPlus}
                  label="Add to calendar"
                  className="copy:hidden"
                  rel="nofollow"
                />
                <PlaceActions slug={card.slug} fields={visitFields} />
              </>
            )}
          </div>
        </div>
      </div>
      {hasTimeForAll && (
        <>
          <nav
            aria-label="On this page"
            className="-mt-4 -mb-3 flex flex-wrap gap-1 print:hidden copy:hidden md:justify-self-start"
          >
            {WAY.map(({ id, label }) => (
              <ButtonAnchor key={id} href={`#${id}`} size="bar" label={label} className="grow" />
            ))}
          </nav>
          <section aria-labelledby="forecast" className="weather-old:hidden">
            <h2 id="forecast">Weather Forecast</h2>
            <ForecastPanel details={details} />
            <noscript>
              <ForecastTable days={details.forecast} />
            </noscript>
          </section>
          <PlaceFacts details={details} />
          <section aria-labelledby="activities">
            <h2 id="activities">Things to Do</h2>
            <ActivitiesPanel details={details} limit={THINGS_SHOWN} />
          </section>
          <BetterNearby view={view} />
          <section aria-labelledby="where" className="print:hidden [&_figure]:max-w-lg">
            <FoldedPart id="where" title="Where It Is">
              <PointsMap view={map} label={mapLabel}>
                {details.parking && (
                  <p className="mt-2 flex items-baseline gap-2">
                    <ParkingSign />
                    <span>{`${details.parking.name}, ${details.parking.where}`}</span>
                  </p>
                )}
              </PointsMap>
            </FoldedPart>
          </section>
          <section aria-labelledby="accommodation" className="max-md:-mt-6">
            <FoldedPart id="accommodation" title="Accommodation" isOpen={details.roomsUrl !== null}>
              <div className="grid gap-10 print:grid-cols-2 print:gap-8">
                <div className="grid content-start justify-items-start gap-4 print:gap-[0.3rem]">
                  <h3>Hotels</h3>
                  <HotelsList details={details} heading="h4" limit={STAYS_SHOWN} />
                </div>
                <div className="grid content-start justify-items-start gap-4 print:gap-[0.3rem]">
                  <h3>Campsites</h3>
                  <CampsitesList details={details} heading="h4" limit={STAYS_SHOWN} />
                </div>
              </div>
            </FoldedPart>
          </section>
        </>
      )}
    </article>
  );
});

/** To the results that the visitor came from, as they were; otherwise to `url`. */
function BackLink({ url }: { url: string }) {
  const { state } = useLocation() as { state: { from?: string } | null };
  const isHome = url === "/";
  const isBack = !isHome && state?.from?.startsWith("/search?");
  return (
    <Link
      to={url}
      className={clsx(
        "-mb-8 inline-flex min-h-target print:hidden items-center gap-2 justify-self-start font-medium",
        isHome && "copy:hidden",
      )}
      onClick={isBack ? onPlainClick(() => void router().navigate(-1)) : undefined}
    >
      <ArrowLeft className="icon" aria-hidden />
      <span>{isHome ? "Find your own sunny escape" : "Back to the results"}</span>
    </Link>
  );
}
