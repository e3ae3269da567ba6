import type { ReactNode } from "react";
import type { RowView } from "#app/presenters/search/rows";
import { DriveLink } from "#app/components/trips/drive-link";
import { FavoriteHeart } from "#app/components/trips/favorite-heart";
import { NIGHT, skyOf } from "#app/components/trips/forecast/sky-of";
import { WeatherIcon } from "#app/components/trips/forecast/weather-marks";
import { Offer } from "#app/components/trips/panels/offer";
import { Facts } from "#app/components/ui/facts";
import { WarningLines } from "#app/components/warnings/official-warnings";
import { ScoreArc, ScoreInBand, CardPhoto, skyInWords } from "./card-parts";
import { issuedOf, textsOf } from "#app/presenters/notes/notes-view";
import { DOT } from "./card-box";
import { CardItem } from "./card-item";

interface Props {
  row: RowView;
  isInBand: boolean;
  detailsQuery: string;
  isEager?: boolean;
  /** In place of its name and score: the place is the answer, and its picture is large. */
  children?: ReactNode;
  /** The children say its weather and drive. */
  saysWeather?: boolean;
}

const ICON_SIZE = 24;

/** Small, because a page has twenty. */
export function PlaceRow({ row, isInBand, detailsQuery, isEager, children, saysWeather = false }: Props) {
  const page = `/destinations/${row.slug}`;
  const matches = saysWeather ? [] : (row.matches ?? []);
  const hooks = row.hook ? [...matches, row.hook] : matches;
  return (
    <CardItem
      place={row}
      url={`${page}?${detailsQuery}`}
      detailsUrl={`${page}/details?${detailsQuery}`}
      className={children ? "place answer" : "place"}
      isQuiet
    >
      {(toggle) => (
        <>
          <div className="place-photo">
            <CardPhoto {...row} isEager={isEager} />
          </div>
          <div className="place-body">
            {children ?? (
              <>
                <h2>{row.name}</h2>
                {row.score && (isInBand ? <ScoreInBand score={row.score} /> : <ScoreArc score={row.score} />)}
              </>
            )}
            {!saysWeather && (row.stay ? <StayWeather days={row.stay} /> : <RowWeather {...row} />)}
            {issuedOf(row.notes).length > 0 && (
              <div className="col-span-full">
                <WarningLines notes={row.notes} />
              </div>
            )}
            {!saysWeather && Boolean(row.drive ?? row.driveNote) && <DriveLink card={row} />}
            {textsOf(row.notes, "firm").map((text) => (
              <p key={text} className="col-end-3 pr-9 font-medium">
                {text}
              </p>
            ))}
            {hooks.map((hook) => (
              <p key={hook} className="hook">
                {hook}
              </p>
            ))}
            <Facts
              of={[
                !row.stay && row.wind && `Wind ${row.wind}`,
                ...textsOf(row.notes, "soft"),
                row.weather?.age,
              ]}
            />
            {row.offer && <Offer {...row.offer} />}
            <FavoriteHeart id={row.id} name={row.name} />
            {toggle}
          </div>
        </>
      )}
    </CardItem>
  );
}

/** If the words have no room beside the degrees, all of them are below. */
function RowWeather({ weather, score }: Pick<RowView, "weather" | "score">) {
  const icon = weather?.icon ?? "not-available";
  const words = score?.reasons ?? [];
  const sky = skyInWords(weather);
  return (
    <p className="row-weather">
      <span className={weather?.isDark ? NIGHT : skyOf(icon)}>
        <WeatherIcon name={icon} size={ICON_SIZE} />
      </span>
      {weather && <b>{weather.temperature}</b>}
      {words.length > 0 ? (
        <>
          <span className="sr-only">{`, ${sky}, `}</span>
          <span className="inline-block">
            {words.map((word) => word.replaceAll(" ", "\u00a0")).join(DOT)}
          </span>
        </>
      ) : (
        <span>{sky}</span>
      )}
    </p>
  );
}

const StayWeather = ({ days }: { days: NonNullable<RowView["stay"]> }) => (
  <ul className="flex flex-wrap gap-x-3">
    {days.map(({ label, icon, description, temperature, score }) => (
      <li key={label} className="row-weather whitespace-nowrap">
        <span className={skyOf(icon)}>
          <WeatherIcon name={icon} size={ICON_SIZE} />
        </span>
        <span>{`${label} `}</span>
        <span className="sr-only">{`, ${description}, `}</span>
        {temperature !== null && <b>{temperature}</b>}
        {score !== null && (
          <span className="max-[22rem]:sr-only">
            <span>{score}</span>
            <span className="sr-only"> of 100</span>
          </span>
        )}
      </li>
    ))}
  </ul>
);
