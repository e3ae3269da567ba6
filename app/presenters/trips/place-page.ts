import { longDateOrToday } from "#app/domain/calendar/words";
import { driveInWords } from "#app/domain/roads/coarse-areas";
import { verdictOf } from "#app/domain/ranking/holiday-climate-index";
import type { Activity } from "#app/domain/catalogue/activity";
import { cutAtWord, namesInWords } from "#app/domain/text";
import type { DestinationDetails, Place } from "#app/domain/catalogue/destination";
import { type Point, haversineKm } from "#app/domain/geo/geo";
import type { MapTown } from "#app/domain/map/map-towns";
import type { Preferences } from "#app/domain/accounts/preferences";
import type { GeocodeError } from "#app/services/ports";
import type { BetterNearby, FoundDestination } from "#app/services/search/find-destination";
import type { FoundPlace } from "#app/services/search/found-place";
import { headOf, previewPicture } from "#app/presenters/head";
import { type MarkKind, pointsMapView } from "#app/presenters/map/points-map";
import { type Postcode, isWholePostcode } from "#app/domain/geo/postcode";
import { postcodeFault } from "#app/domain/geo/read-postcode";
import { originProblem, POSTCODE_ERROR, SEVERAL_TOWNS } from "#app/presenters/search/view";
import { startNames } from "./drives";
import { type PlaceContext, cardView } from "./present";
import { detailsView, shareOf } from "./destination-details";
import { carParkPoint } from "./facts";
import { type HeadTag, pageTitle } from "#app/presenters/head-view";

export interface PlacePageContext extends PlaceContext {
  /** If not, the card has the present weather. */
  readonly isVisit: boolean;
  /** Without those that were invalid and replaced by a default. */
  readonly params: URLSearchParams;
  readonly notes: readonly string[];
  /** As it is in the address, if malformed. */
  readonly wrongPostcode: string | null;
  /** If there are several. */
  readonly startTowns: readonly Postcode[];
  readonly preferences: Preferences;
  /** The largest first. */
  readonly towns: readonly MapTown[];
  /** Such as "https://sunny.example". */
  readonly site: string;
}

export function placePageView(
  { found, better, hasStart, noDrive }: FoundDestination,
  context: PlacePageContext,
) {
  const { params, nowMs, notes } = context;
  const { place, details } = found;
  const query = params.toString();
  const visitFields: [name: string, value: string][] = [
    ["slug", place.slug],
    ["arrival", context.date],
    ["nights", String(context.nights ?? 0)],
    ["leave", params.get("leave") ?? ""],
    ["outcode", context.origin?.outcode ?? ""],
    ...(context.others ?? []).map(({ outcode }): [string, string] => ["with", outcode]),
  ];
  return {
    card: cardView(found, context, context.isVisit),
    details: detailsView(found, context, context.preferences),
    backUrl: hasStart ? `/search?${query}` : "/",
    note: notes.length > 0 ? notes.join(" ") : null,
    date: context.date,
    dayLabel: longDateOrToday(context.date, nowMs),
    better: better.map((each) => betterPlaceView(place, each, context)),
    ...placeMap(place, better, details, context.towns),
    calendarUrl: withQuery(`/destinations/${place.slug}/calendar.ics`, query),
    visitFields,
    askHome: hasStart ? null : askHome(place, context, noDrive),
    head: placeHead(found, context),
  };
}

export type PlacePageView = ReturnType<typeof placePageView>;

const withQuery = (path: string, query: string) => (query === "" ? path : `${path}?${query}`);

/** It keeps the day and all other parameters of the address. */
function askHome(
  { slug }: Place,
  { params, origin, wrongPostcode, startTowns }: PlacePageContext,
  noDrive: GeocodeError | null,
) {
  const keep = [...params].filter(([name]) => name !== "postcode" && name !== "from");
  if (wrongPostcode === null) {
    const error = origin && noDrive && originProblem(origin, noDrive);
    return { keep, postcode: origin?.text ?? "", error, towns: [] };
  }
  const towns = startTowns.map(({ text: label }) => ({
    label,
    url: `/destinations/${slug}?${new URLSearchParams([...keep, ["from", label]])}`,
  }));
  const error = towns.length > 0 ? SEVERAL_TOWNS : postcodeFault(wrongPostcode, POSTCODE_ERROR);
  return { keep, postcode: wrongPostcode, error, towns };
}

function betterPlaceView(
  from: Place,
  { found: { place, drives }, score, driveMinutes }: BetterNearby,
  context: PlacePageContext,
) {
  return {
    slug: place.slug,
    name: place.name,
    url: withQuery(`/destinations/${place.slug}`, context.params.toString()),
    score,
    verdict: verdictOf(score),
    drives: [
      `${driveInWords(driveMinutes, place)} from ${from.name}`,
      ...startNames(context).flatMap((start, index) => {
        const drive = drives[index];
        return drive ? [`${driveInWords(drive.minutes, place, drive.isStartWide)} from ${start}`] : [];
      }),
    ],
  };
}

/** A nearer thing to do would be under the place's own mark. */
const OWN_MARK_KM = 1.5;
/** With a farther thing to do the map would be too large. */
const FARTHEST_KM = 30;
const MOST_THINGS = 4;

function placeMap(
  place: Place,
  better: readonly BetterNearby[],
  details: DestinationDetails,
  towns: readonly MapTown[],
) {
  const { activities } = details;
  const isNear = (each: Point) => haversineKm(place, each) <= FARTHEST_KM;
  const places = better.map(({ found }) => found.place).filter(isNear);
  const things = activities.filter(hasPosition).filter(isNear);
  const apart = things.filter((thing) => haversineKm(place, thing) >= OWN_MARK_KM);
  const park = carParkPoint(details);
  const named = (kind: MarkKind, point: Point & { name: string }) => ({ ...point, kind });
  const marks = [...places, ...apart.slice(0, MOST_THINGS)].map((each) => named("thing", each));
  if (park && isNear(park)) {
    marks.unshift(named("parking", { ...park, name: details.carPark ?? "Car park" }));
  }
  const names = marks.map(({ name }) => name);
  return {
    map: pointsMapView([named("place", place), ...marks], towns),
    mapLabel:
      names.length === 0 ? `Map of ${place.name}` : `Map of ${place.name} with ${namesInWords(names)}`,
  };
}

const hasPosition = (activity: Activity): activity is Activity & Point =>
  activity.latitude !== undefined && activity.longitude !== undefined;

/** Search engines show only this many characters. */
const MOST_DESCRIBED = 160;

function placeHead(found: FoundPlace, context: PlacePageContext): HeadTag[] {
  const { name, slug, region, description, latitude, longitude } = found.place;
  const { site, isVisit, origin, others } = context;
  // A whole postcode is the visitor's own: only a link from a district says where the drive starts.
  const isOwn = origin !== null && isWholePostcode(origin);
  const shown = isOwn ? { ...context, origin: null, others: undefined } : { ...context, others };
  const path = `/destinations/${slug}`;
  const picture = previewPicture(found.place);
  return [
    ...headOf({
      title: pageTitle(name),
      description: cutAtWord(
        `${name}${region ? `, ${region}` : ""}: ${description} Weather for six days, things to do and places to stay.`,
        MOST_DESCRIBED,
      ),
      site,
      path,
      ...(isVisit && { shared: shareOf(found, shown) }),
      ...picture,
    }),
    {
      "script:ld+json": {
        "@context": "https://schema.org",
        "@type": "TouristAttraction",
        "@id": `${site}${path}`,
        name,
        description,
        url: `${site}${path}`,
        image: `${site}${picture.imagePath}`,
        geo: { "@type": "GeoCoordinates", latitude, longitude },
        address: {
          "@type": "PostalAddress",
          ...(region ? { addressRegion: region } : {}),
          addressCountry: "GB",
        },
      },
    },
  ];
}
