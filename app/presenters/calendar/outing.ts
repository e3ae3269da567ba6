import { capitalised } from "#app/domain/text";
import { MINUTE_MS } from "#app/domain/units";
import { epochMsOfLondonClock } from "#app/domain/calendar/london-time";
import type { Place } from "#app/domain/catalogue/destination";
import { type Postcode, startName } from "#app/domain/geo/postcode";
import type { PlaceForecast } from "#app/domain/weather/forecast";
import { weatherNotice } from "#app/domain/weather/forecast-origin";
import { type Visit, isScored } from "#app/domain/ranking/visit";
import type { LondonDate } from "#app/domain/calendar/clock";
import type { CardView, DetailsView } from "#app/presenters/trips/card-view";
import { directionsUrl } from "#app/presenters/trips/outward-links";
import { clockInWords } from "#app/domain/calendar/words";
import { ON_ARRIVAL } from "#app/presenters/trips/present";
import { DIM_WORDS } from "#app/presenters/trips/visit-words";
import type { CalendarEvent } from "./calendar-file";

export interface Outing {
  readonly place: Place;
  readonly date: LondonDate;
  /** Where the drive starts; null if unknown. */
  readonly origin: Postcode | null;
  readonly visit: Visit;
  /** The place's card for this visit, not for the present weather. */
  readonly card: CardView;
  readonly details: DetailsView;
  /** Null if the place has no forecast. */
  readonly forecast: Pick<PlaceForecast, "fetchedAt" | "provider"> | null;
  readonly nowMs: number;
  /** The site's own address, such as "https://sunny.example". */
  readonly site: string;
}

/** The shortest event. A visitor who arrives late would otherwise get an event of no length. */
const SHORTEST_STAY_MINUTES = 60;

/** The event from leaving home to the end of the visit. If the drive is unknown, it begins at the arrival. */
export function outingHours(date: LondonDate, visit: Visit): Pick<CalendarEvent, "startMs" | "endMs"> {
  const endsAt = Math.max(Math.round(visit.endsAt), visit.arrivesAt + SHORTEST_STAY_MINUTES);
  return {
    startMs: epochMsOfLondonClock(date, visit.leavesAt),
    endMs: epochMsOfLondonClock(date, endsAt),
  };
}

/** The event of an outing. Of the visitor's home it contains only the outcode. */
export function outingEvent(outing: Outing): CalendarEvent {
  const { place, date, visit, card, forecast, nowMs, site } = outing;
  return {
    uid: `${place.slug}-${date}@${new URL(site).hostname}`,
    // Grows with each newer forecast. Without a forecast it is the present time, which is larger still.
    sequence: Math.floor((forecast?.fetchedAt ?? nowMs) / MINUTE_MS),
    ...outingHours(date, visit),
    summary: card.weather ? `${place.name}: ${skyAndWarmth(card.weather, visit).join(", ")}` : place.name,
    location: [place.name, place.region].filter(Boolean).join(", "),
    latitude: place.latitude,
    longitude: place.longitude,
    url: `${site}/destinations/${place.slug}?date=${date}`,
    description: describe(outing).join("\n"),
  };
}

type Weather = NonNullable<CardView["weather"]>;

/**
 * "partly cloudy", "17°"; if it is dark or nearly dark, also words such as "dark when you arrive". If it is dark and
 * the forecast has no weather for the hour, there are only those words.
 */
function skyAndWarmth({ description, temperature, when }: Weather, { light }: Visit): string[] {
  const dim = DIM_WORDS[light];
  const isTold = light !== "dark" || when === ON_ARRIVAL;
  return [...(isTold ? [description, temperature] : []), ...(dim === undefined ? [] : [dim])];
}

function describe({ place, origin, visit, card, details, date, site, forecast }: Outing): string[] {
  const { parking } = details;
  const notice = card.weather && forecast && weatherNotice(forecast.provider);
  const day = details.forecast.find(({ isTravelDay }) => isTravelDay);
  const weather = card.weather
    ? [
        weatherLine(card.weather, visit, day),
        ...(day?.score
          ? [`Scores ${day.score.value} of 100, ${day.score.verdict}: ${day.score.reasons.join(", ")}.`]
          : []),
        `Sunset ${clockInWords(visit.sun.setsAt)}.`,
        ...(day?.tide ? [day.tide] : []),
        `${details.forecastSource}. Look again before you leave.`,
      ]
    : ["Weather data unavailable."];
  return [
    ...warningLines(details.warnings),
    drive(origin, visit, card),
    ...weather,
    ...details.crossings.map(
      ({ lead, text, link }) => `${lead}: ${text}${link ? ` ${link.label}: ${link.url}` : ""}`,
    ),
    "",
    `${site}/destinations/${place.slug}?date=${date}`,
    `Directions: ${directionsUrl(null, place)}`,
    ...(parking ? [`Car park: ${parking.name}, ${parking.where}.`] : []),
    ...(notice ? ["", `${notice}.`] : []),
  ];
}

/**
 * The warnings as lines, each with its link. If warnings are not known, one line says so. Empty if there is nothing to
 * say.
 */
function warningLines({ issued, note, url, knownUntil }: DetailsView["warnings"]): string[] {
  if (issued.length > 0) {
    const lines = issued.map(
      (each) => `${each.title}, ${each.times}: ${each.headline}\nMet Office: ${each.url}`,
    );
    return [...lines, ""];
  }
  return note !== null && knownUntil === undefined ? [`${note} Met Office: ${url}`, ""] : [];
}

/**
 * "Partly cloudy, 17°, 7 h of sun, no rain, wind 9 mph." If the visitor arrives at night, the values of the day are
 * left out.
 */
function weatherLine(
  weather: Weather,
  visit: Visit,
  day: DetailsView["forecast"][number] | undefined,
): string {
  const amount = (of: string, what: string) => (of === "none" ? `no ${what}` : `${of} of ${what}`);
  const rest =
    !day || !isScored(visit)
      ? []
      : [
          ...(day.sunshine === null ? [] : [amount(day.sunshine, "sun")]),
          ...[amount(day.rain, day.fall), `wind ${day.wind}`],
        ];
  const line = [...skyAndWarmth(weather, visit), ...rest].join(", ");
  return `${capitalised(line)}.`;
}

/**
 * "Leave LS6 at 9:00, arrive at 9:50: 50 min, 42 miles." Without a drive it gives the reason or, if there is none, the
 * start of the visit.
 */
function drive(origin: Postcode | null, visit: Visit, { drive, driveNote }: CardView): string {
  const arrival = `arrive at ${clockInWords(visit.arrivesAt)}`;
  if (!origin || !drive)
    return driveNote === undefined ? `A visit from ${clockInWords(visit.arrivesAt)}.` : `${driveNote}.`;
  const ferry = drive.ferry === undefined ? "" : ", with a ferry";
  return `Leave ${startName(origin)} at ${clockInWords(visit.leavesAt)}, ${arrival}: ${drive.duration}, ${drive.distance}${ferry}.`;
}
