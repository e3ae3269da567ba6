import { freshnessOf, forecastForDate, usableForecast } from "#app/domain/weather/forecast-freshness";
import { type RankingStyle, scoreDay, verdictOf } from "#app/domain/ranking/holiday-climate-index";
import type { Place } from "#app/domain/catalogue/destination";
import type { Postcode } from "#app/domain/geo/postcode";
import { isCoarselyMapped } from "#app/domain/roads/coarse-areas";
import { reasonsFor } from "#app/domain/ranking/score-reasons";
import { MAX_DRIVING_HOURS } from "#app/domain/roads/driving-hours";
import {
  type DistanceUnit,
  type TemperatureUnit,
  type Units,
  distanceIn,
  sayDuration,
  temperatureIn,
} from "#app/domain/units";
import type { DailyForecast, LondonDate, PlaceForecast } from "#app/domain/weather/forecast";
import { type DriveTable, FERRY_KINDS, type Snapshot } from "#app/services/ports";
import type { CardView, ScoreView } from "./card-view";
import { directionsUrl } from "./outward-links";
import { SKY_WORDS } from "./sky-words";

/** What a card is drawn for: the search that it belongs to. */
export interface CardContext extends Units {
  readonly origin: Postcode | null;
  readonly date: LondonDate;
  /** False: the card shows the weather now rather than the day's. */
  readonly dateChosen: boolean;
  readonly style: RankingStyle;
  readonly nowMs: number;
}

export function cardView(
  snapshot: Snapshot,
  table: DriveTable | null,
  position: number,
  context: CardContext,
): CardView {
  const place = snapshot.places[position];
  if (!place) throw new RangeError(`The snapshot holds no place ${position}`);
  const forecast = usableForecast(snapshot.forecasts[position] ?? null, context.nowMs);
  const day = forecastForDate(forecast, context.date);
  return {
    id: place.id,
    slug: place.slug,
    name: place.name,
    region: place.region,
    imageUrl: place.imageUrl,
    fallbackImageUrl: `/images/kinds/${place.kind}.svg`,
    weather: forecast && cardWeather(forecast, day, context),
    score: day && scoreView(day, context.style),
    drive: driveView(table, position, isCoarselyMapped(place), context),
    driveNote: driveNote(table, position),
    directionsUrl: directionsUrl(context.origin, place),
    ...offerView(place),
  };
}

function offerView({ specialOffer, partnershipCode }: Place): Pick<CardView, "offer"> {
  if (!specialOffer && !partnershipCode) return {};
  return { offer: { text: specialOffer || null, code: partnershipCode || null } };
}

/** The day's weather where a day was chosen, else the weather now; null where the forecast does not reach. */
function cardWeather(
  forecast: PlaceForecast,
  day: DailyForecast | null,
  context: CardContext,
): CardView["weather"] {
  const shown = context.dateChosen
    ? day && { temperatureC: day.temperatureMaxC, condition: day.condition, isDay: true }
    : forecast.current;
  if (!shown) return null;
  const words = SKY_WORDS[shown.condition];
  return {
    icon: shown.isDay ? words.day : words.night,
    temperature: degrees(context.temperatureUnit, shown.temperatureC),
    description: words.description,
    age: forecastAge(forecast, context.nowMs),
    isNow: !context.dateChosen,
  };
}

/** How old a forecast is, in words, once it is no longer fresh. */
export function forecastAge(forecast: PlaceForecast, nowMs: number): string | null {
  if (freshnessOf(forecast.fetchedAt, nowMs) === "fresh") return null;
  const hours = Math.round((nowMs - forecast.fetchedAt) / 3_600_000);
  return `Forecast from ${hours} hours ago`;
}

export function scoreView(day: DailyForecast, style: RankingStyle): ScoreView {
  const { value, facets } = scoreDay(day, style);
  return { value: Math.round(value), verdict: verdictOf(value), reasons: reasonsFor(day, facets) };
}

function driveView(
  table: DriveTable | null,
  position: number,
  isRough: boolean,
  context: CardContext,
): CardView["drive"] {
  const minutes = table?.minutes[position] ?? Infinity;
  if (!table || !Number.isFinite(minutes)) return null;
  const ferry = FERRY_KINDS[table.ferry[position] ?? 0] ?? "none";
  const unit = context.distanceUnit;
  return {
    duration: Math.round(minutes) < 1 ? "under 1m" : sayDuration(minutes, isRough),
    distance: distanceText(unit, table.kilometres[position] ?? 0),
    ferry: ferry === "none" ? null : ferry,
  };
}

/** "64 miles"; what rounds to none is "under 1 mile". */
function distanceText(unit: DistanceUnit, kilometres: number): string {
  const distance = distanceIn(unit, kilometres);
  const [one, many] = unit === "miles" ? ["mile", "miles"] : ["km", "km"];
  if (distance < 1) return `under 1 ${one}`;
  return `${distance} ${distance === 1 ? one : many}`;
}

/** Null where no search was made, or where there is a drive to show. */
function driveNote(table: DriveTable | null, position: number): string | null {
  if (!table || Number.isFinite(table.minutes[position])) return null;
  return `Not within ${MAX_DRIVING_HOURS} hours' drive`;
}

/** "18°", with a true minus sign below zero. */
export function degrees(unit: TemperatureUnit, celsius: number): string {
  return `${temperatureIn(unit, celsius)}°`.replace("-", "−");
}
