import { capitalised } from "#app/domain/text";
import { MINUTE_MS } from "#app/domain/units";
import { epochMsOfLondonClock } from "#app/domain/calendar/london-time";
import { clockInWords } from "#app/domain/calendar/words";
import type { LondonDate } from "#app/domain/calendar/clock";
import { startName } from "#app/domain/geo/postcode";
import { weatherNotice } from "#app/domain/weather/forecast-origin";
import { type Visit, isScored } from "#app/domain/ranking/visit";
import type { FoundPlace } from "#app/services/search/found-place";
import type { Note } from "#app/services/notes/ports";
import { issuedOf, textsOf } from "#app/presenters/notes/notes-view";
import { factsInWords, presentDay } from "#app/presenters/trips/day";
import { sourceOfForecast } from "#app/presenters/trips/destination-details";
import { parkingView } from "#app/presenters/trips/facts";
import { leavingInWords } from "#app/presenters/trips/outing-sentence";
import { directionsUrl } from "#app/presenters/trips/outward-links";
import { ON_ARRIVAL, type PlaceContext, type PlaceView, present } from "#app/presenters/trips/present";
import type { CalendarEvent } from "./calendar-file";

/** A visitor who arrives late would otherwise get an event of no length. */
const SHORTEST_STAY_MINUTES = 60;

/** From leaving home, or from the arrival if the drive is unknown. */
export function outingHours(date: LondonDate, visit: Visit): Pick<CalendarEvent, "startMs" | "endMs"> {
  const endsAt = Math.max(Math.round(visit.endsAt), visit.arrivesAt + SHORTEST_STAY_MINUTES);
  return {
    startMs: epochMsOfLondonClock(date, visit.leavesAt),
    endMs: epochMsOfLondonClock(date, endsAt),
  };
}

/** Of the home only the outcode. `site` is "https://sunny.example". */
export function outingEvent(found: FoundPlace, context: PlaceContext, site: string): CalendarEvent {
  const { place, date, visit, forecast } = found;
  const view = present(found, context, "calendar");
  const url = `${site}/destinations/${place.slug}?date=${date}`;
  return {
    uid: `${place.slug}-${date}@${new URL(site).hostname}`,
    // Grows with each newer forecast. Without one it is the present time, which is larger still.
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

/** "partly cloudy", "17°"; in the dark also, or without weather for the hour only, "dark when you arrive". */
function skyAndWarmth({ weather, dim }: PlaceView, { light }: Visit): string[] {
  const isTold = weather && (light !== "dark" || weather.when === ON_ARRIVAL);
  return [...(isTold ? [weather.description, weather.temperature] : []), ...(dim === undefined ? [] : [dim])];
}

function describe(found: FoundPlace, view: PlaceView, context: PlaceContext, url: string): string[] {
  const { place, forecast, details } = found;
  const parking = parkingView(place, details, context.origin);
  const notice = view.weather && forecast && weatherNotice(forecast.provider);
  return [
    ...issuedLines(view.notes),
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
 * "Partly cloudy, 17°, 7 h of sun, no rain, wind 9 mph.", the score, the sunset, the tide and the source.
 * Without the facts of the day if the visitor arrives at night.
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

/** What was issued, each with its link, or that it is not known. Empty if there is nothing to say. */
function issuedLines(notes: readonly Note[]): string[] {
  const issued = issuedOf(notes).map(
    ({ lead, text, link }) => `${lead}, ${link.label}: ${text}\nMet Office: ${link.url}`,
  );
  const unknown = notes.flatMap(({ tone, text, link }) =>
    tone === "source" ? [`${text} Met Office: ${link?.url}`] : [],
  );
  const lines = [...issued, ...unknown];
  return lines.length > 0 ? [...lines, ""] : [];
}

/**
 * "Leave LS6 at 9:00, arrive at 9:50: 50 min, 42 miles."; without a drive the reason, or the start of the
 * visit.
 */
function drive(
  { visit }: FoundPlace,
  { drive, driveNote, arrives, together }: PlaceView,
  { origin }: PlaceContext,
): string {
  if (!origin || !drive) return driveNote === undefined ? `A visit from ${arrives}.` : `${driveNote}.`;
  const ferry = drive.ferry === undefined ? "" : ", with a ferry";
  if (together) return `${capitalised(leavingInWords(together, true))}, arrive at ${arrives}${ferry}.`;
  return `Leave ${startName(origin)} at ${clockInWords(visit.leavesAt)}, arrive at ${arrives}: ${drive.duration}, ${drive.distance}${ferry}.`;
}
