import { addDays } from "#app/domain/calendar/calendar-day";
import type { LondonDate } from "#app/domain/calendar/clock";
import type { Place } from "#app/domain/catalogue/destination";
import type { Point } from "#app/domain/geo/geo";
import type { Postcode } from "#app/domain/geo/postcode";
import { CAMPSITE_RADIUS_MILES } from "#app/domain/places/place-merge";

function addressWith(base: string, query: Record<string, string>): string {
  return `${base}?${new URLSearchParams(query).toString()}`;
}

/** From the searched postcode or else from the visitor's position. */
export function directionsUrl(origin: Postcode | null, { latitude, longitude }: Point): string {
  // By hand for speed: a page of results has twenty of these.
  const from = origin ? `&origin=${encodeURIComponent(origin.text).replaceAll("%20", "+")}` : "";
  return `https://www.google.com/maps/dir/?api=1${from}&destination=${latitude}%2C${longitude}&travelmode=driving`;
}

/** Arrives in the morning of that day. The other site asks where the journey starts. */
export function trainJourneyUrl(crs: string, date: LondonDate): string {
  const [day, month, year] = dayMonthYear(date);
  return addressWith("https://www.nationalrail.co.uk/journey-planner/", {
    type: "single",
    destination: crs,
    leavingType: "arriving",
    leavingDate: `${day}${month}${year.slice(2)}`,
    leavingHour: "11",
    leavingMin: "00",
    adults: "1",
  });
}

export interface NightsAway {
  readonly arrival: LondonDate;
  readonly nights: number;
}

const dayMonthYear = (date: LondonDate): [string, string, string] => {
  const [year = "", month = "", day = ""] = date.split("-");
  return [day, month, year];
};

/** "31" and "112026" for 31 December 2026: IHG's months count from 0 and have the year appended. */
function dayAndMonthFrom0(date: LondonDate): [day: string, month: string] {
  const [day, month, year] = dayMonthYear(date);
  return [day, `${Number(month) - 1}${year}`];
}

type SearchedPlace = Pick<Place, "name" | "postcode">;

/** By the chain's front page, as in the catalogue. For two people. */
const DATED_SEARCHES: Readonly<Record<string, (place: SearchedPlace, stay: NightsAway) => string>> = {
  "https://www.premierinn.com/": ({ postcode }, { arrival, nights }) => {
    const [day, month, year] = dayMonthYear(arrival);
    return addressWith("https://www.premierinn.com/gb/en/search.html", {
      "searchModel.searchTerm": postcode,
      ARRdd: day,
      ARRmm: month,
      ARRyyyy: year,
      NIGHTS: String(nights),
      ROOMS: "1",
      ADULT1: "2",
      CHILD1: "0",
      COT1: "0",
      INTTYP1: "DB",
    });
  },
  "https://www.travelodge.co.uk/": ({ name }, { arrival, nights }) => {
    const short = (date: LondonDate) => dayMonthYear(date).join("/").replace("/20", "/");
    return addressWith("https://www.travelodge.co.uk/search/results", {
      location: name,
      checkIn: short(arrival),
      checkOut: short(addDays(arrival, nights)),
      "rooms[0][adults]": "2",
      "rooms[0][children]": "0",
    });
  },
  "https://www.ihg.com/": ({ postcode }, { arrival, nights }) => {
    const [inDay, inMonth] = dayAndMonthFrom0(arrival);
    const [outDay, outMonth] = dayAndMonthFrom0(addDays(arrival, nights));
    return addressWith("https://www.ihg.com/hotels/gb/en/find-hotels/hotel/list", {
      qDest: `${postcode}, United Kingdom`,
      qCiD: inDay,
      qCiMy: inMonth,
      qCoD: outDay,
      qCoMy: outMonth,
      qAdlt: "2",
      qChld: "0",
      qRms: "1",
    });
  },
  "https://www.hilton.com/": ({ postcode }, { arrival, nights }) =>
    addressWith("https://www.hilton.com/en/search/", {
      query: `${postcode}, United Kingdom`,
      arrivalDate: arrival,
      departureDate: addDays(arrival, nights),
      flexibleDates: "false",
      numRooms: "1",
      numAdults: "2",
      numChildren: "0",
    }),
};

/** We only know the front page of their hotels. */
const CHAINS: Readonly<Record<string, string>> = {
  "https://www.premierinn.com/": "Premier Inn",
  "https://www.travelodge.co.uk/": "Travelodge",
  "https://www.yha.org.uk/": "YHA",
  "https://www.ihg.com/": "IHG",
  "https://all.accor.com/": "Accor",
  "https://www.hostellingscotland.org.uk/": "Hostelling Scotland",
  "https://www.hilton.com/": "Hilton",
  "https://www.marriott.com/": "Marriott",
};

/** Null if the address is the hotel's own. */
export const chainToSearch = (url: string | undefined): string | null =>
  url !== undefined && Object.hasOwn(CHAINS, url) ? (CHAINS[url] ?? null) : null;

/** For the nights of the stay. Any other address stays as it is. */
export const datedHotelUrl = (url: string, place: SearchedPlace, stay: NightsAway | null): string =>
  (stay && Object.hasOwn(DATED_SEARCHES, url) && DATED_SEARCHES[url]?.(place, stay)) || url;

export function hotelSearchUrl(place: Place, stay: NightsAway | null): string {
  return addressWith("https://www.booking.com/searchresults.en-gb.html", {
    ss: `${place.name}, United Kingdom`,
    ...(stay && { checkin: stay.arrival, checkout: addDays(stay.arrival, stay.nights) }),
  });
}

export function campsiteSearchUrl(place: Place): string {
  return addressWith("https://www.pitchup.com/search/", {
    q: place.name,
    distance: String(CAMPSITE_RADIUS_MILES),
  });
}
