import { Link, useLocation, useNavigate } from "@remix-run/react";
import { ArrowLeft } from "lucide-react";
import type { CardView, DetailsView } from "#app/presenters/trips/card-view";
import { ActivitiesPanel } from "./panels/activities-panel";
import { CampsitesList } from "./panels/campsites-list";
import { CardIconSheet } from "./card-icons";
import { CardPhoto } from "./card-photo";
import { CardWeather } from "./card-weather";
import { DriveLink } from "./drive-link";
import { FavoriteHeart } from "./favorite-heart";
import { ForecastPanel } from "./forecast/forecast-panel";
import { ForecastTable } from "./forecast/forecast-table";
import { HotelsList } from "./panels/hotels-list";
import { Offer } from "./panels/offer";
import { ScoreArc } from "./score-arc";

interface Props {
  card: CardView;
  details: DetailsView;
  /** Back to the search that led here, or home. */
  backUrl: string;
}

/** A place at an address of its own: all that its card holds, one part under the other. */
export function DestinationPage({ card, details, backUrl }: Props) {
  return (
    <article className="wrap destination">
      <CardIconSheet />
      <BackLink url={backUrl} />
      <div className="destination-head">
        <div className="card-photo">
          <CardPhoto
            imageUrl={card.imageUrl}
            fallbackImageUrl={card.fallbackImageUrl}
            weather={card.weather}
            isEager
          />
          <CardWeather weather={card.weather} />
          <FavoriteHeart id={card.id} name={card.name} />
        </div>
        <div className="destination-intro">
          <div className="destination-title">
            <div>
              <h1>{card.name}</h1>
              <p className="region">{card.region}</p>
            </div>
            {card.score && <ScoreArc score={card.score} />}
          </div>
          {card.score && <p className="reasons">{card.score.reasons.join(" · ")}</p>}
          {card.weather?.age && <p className="age">{card.weather.age}</p>}
          <p className="destination-words">{details.description}</p>
          {card.offer && <Offer {...card.offer} />}
          <DriveLink card={card} />
        </div>
      </div>
      <section aria-labelledby="forecast">
        <h2 id="forecast">Weather Forecast</h2>
        <ForecastPanel details={details} />
        <noscript>
          <ForecastTable days={details.forecast} />
        </noscript>
      </section>
      <section aria-labelledby="activities">
        <h2 id="activities">Things to Do</h2>
        <ActivitiesPanel details={details} />
      </section>
      <section aria-labelledby="accommodation">
        <h2 id="accommodation">Accommodation</h2>
        <div className="stays-both">
          <div className="stays">
            <h3>Hotels</h3>
            <HotelsList details={details} heading="h4" />
          </div>
          <div className="stays">
            <h3>Campsites</h3>
            <CampsitesList details={details} heading="h4" />
          </div>
        </div>
      </section>
    </article>
  );
}

/** To the results as they were left where their card led here; else to the same search, or home. */
function BackLink({ url }: { url: string }) {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { from?: string } | null };
  const isHome = url === "/";
  return (
    <Link
      to={url}
      className="back-link"
      onClick={(event) => {
        if (isHome || event.metaKey || event.ctrlKey || event.shiftKey) return;
        if (!state?.from?.startsWith("/search?")) return;
        event.preventDefault();
        navigate(-1);
      }}
    >
      <ArrowLeft className="icon" aria-hidden />
      {isHome ? "Find your own sunny escape" : "Back to the results"}
    </Link>
  );
}
