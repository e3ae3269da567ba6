import { capitalised } from "#app/domain/text";
import { MINUTE_MS } from "#app/domain/units";
import { epochMsOfLondonClock } from "#app/domain/calendar/london-time";
import { clockInWords } from "#app/domain/calendar/words";
import type { LondonDate } from "#app/domain/calendar/clock";
import { startName } from "#app/domain/geo/postcode";
import { weatherNotice } from "#app/domain/weather/forecast-origin";
import { type Visit, isScored } from "#app/domain/ranking/visit";
import type { FoundPlace } from "#app/services/search/found-place";
import type { DetailsView, PlaceView } from "#app/presenters/trips/card-view";
import { textsOf } from "#app/presenters/notes/notes-view";
import { factsInWords, presentDay } from "#app/presenters/trips/day";
import { sourceOfForecast } from "#app/presenters/trips/destination-details";
import { parkingView } from "#app/presenters/trips/facts";
import { directionsUrl } from "#app/presenters/trips/outward-links";
import { ON_ARRIVAL, type PlaceContext, present } from "#app/presenters/trips/present";
import { warningsView } from "#app/presenters/warnings/words";
import type { CalendarEvent } from "./calendar-file";

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

/** The event of an outing. Of the visitor's home it contains only the outcode. `site` is "https://sunny.example". */
export function outingEvent(found: FoundPlace, context: PlaceContext, site: string): CalendarEvent {
  const { place, date, visit, forecast } = found;
  const view = present(found, context, "calendar");
  const url = `${site}/destinations/${place.slug}?date=${date}`;
  return {
    uid: `${place.slug}-${date}@${new URL(site).hostname}`,
    // Grows with each newer forecast. Without a forecast it is the present time, which is larger still.
    sequence: Math.floor((forecast?.fetchedAt ?? context.nowMs) / MINUTE_MS),
    ...outingHours(date, visit),
    summary: view.weather ? `${place.name}: ${skyAndWarmth(view, visit).join(", ")}` : place.name,
    location: [place.name, place.region].filter(Boolean).join(", "),
    latitude: place.latitude,
    longitude: place.longitude,
    url,
    description: describe(found, view, context, url).join("\n"),
  };
}

/**
 * "partly cloudy", "17°"; if it is dark or nearly dark, also words such as "dark when you arrive". If it is dark and
 * the forecast has no weather for the hour, there are only those words.
 */
function skyAndWarmth({ weather, dim }: PlaceView, { light }: Visit): string[] {
  const isTold = weather && (light !== "dark" || weather.when === ON_ARRIVAL);
  return [...(isTold ? [weather.description, weather.temperature] : []), ...(dim === undefined ? [] : [dim])];
}

function describe(found: FoundPlace, view: PlaceView, context: PlaceContext, url: string): string[] {
  const { place, forecast, details } = found;
  const parking = parkingView(place, details, context.origin);
  const notice = view.weather && forecast && weatherNotice(forecast.provider);
  return [
    ...warningLines(warningsView(found.warnings, found.known, context.nowMs)),
    drive(found, view, context),
    ...(view.weather ? weatherLines(found, view, context) : ["Weather data unavailable."]),
    ...view.notes
      .filter(({ tone }) => tone === "care")
      .map(({ lead, text, link }) => `${lead}: ${text}${link ? ` ${link.label}: ${link.url}` : ""}`),
    "",
    url,
    `Directions: ${directionsUrl(null, place)}`,
    ...(parking ? [`Car park: ${parking.name}, ${parking.where}.`] : []),
    ...(notice ? ["", `${notice}.`] : []),
  ];
}

/**
 * "Partly cloudy, 17°, 7 h of sun, no rain, wind 9 mph.", then the score, the sunset, the tide and the source. If the
 * visitor arrives at night, the facts of the day are left out.
 */
function weatherLines(found: FoundPlace, view: PlaceView, context: PlaceContext): string[] {
  const day = presentDay(found, found, context);
  const facts = day && isScored(found.visit) ? factsInWords(day.facts) : [];
  return [
    `${capitalised([...skyAndWarmth(view, found.visit), ...facts].join(", "))}.`,
    ...(day?.score
      ? [`Scores ${day.score.value} of 100, ${day.score.verdict}: ${day.score.reasons.join(", ")}.`]
      : []),
    ...textsOf(view.notes, "soft"),
    ...textsOf(view.notes, "plain"),
    `${sourceOfForecast(found)}. Look again before you leave.`,
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
 * "Leave LS6 at 9:00, arrive at 9:50: 50 min, 42 miles." Without a drive it gives the reason or, if there is none, the
 * start of the visit.
 */
function drive(
  { visit }: FoundPlace,
  { drive, driveNote, arrives }: PlaceView,
  { origin }: PlaceContext,
): string {
  if (!origin || !drive) return driveNote === undefined ? `A visit from ${arrives}.` : `${driveNote}.`;
  const ferry = drive.ferry === undefined ? "" : ", with a ferry";
  return `Leave ${startName(origin)} at ${clockInWords(visit.leavesAt)}, arrive at ${arrives}: ${drive.duration}, ${drive.distance}${ferry}.`;
}
