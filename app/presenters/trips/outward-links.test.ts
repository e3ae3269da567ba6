import { describe, expect, it } from "vitest";
import { datedHotelUrl } from "./outward-links";

const BARRY = { name: "Barry Island", postcode: "CF62 5TR" };
const STAY = { arrival: "2026-12-31", nights: 1 };

describe("a hotel's site", () => {
  it.each([
    [
      "https://www.premierinn.com/",
      "https://www.premierinn.com/gb/en/search.html?searchModel.searchTerm=CF62+5TR&ARRdd=31&ARRmm=12&ARRyyyy=2026&NIGHTS=1&ROOMS=1&ADULT1=2&CHILD1=0&COT1=0&INTTYP1=DB",
    ],
    [
      "https://www.travelodge.co.uk/",
      "https://www.travelodge.co.uk/search/results?location=Barry+Island&checkIn=31%2F12%2F26&checkOut=01%2F01%2F27&rooms%5B0%5D%5Badults%5D=2&rooms%5B0%5D%5Bchildren%5D=0",
    ],
    [
      "https://www.ihg.com/",
      "https://www.ihg.com/hotels/gb/en/find-hotels/hotel/list?qDest=CF62+5TR%2C+United+Kingdom&qCiD=31&qCiMy=112026&qCoD=01&qCoMy=02027&qAdlt=2&qChld=0&qRms=1",
    ],
    [
      "https://www.hilton.com/",
      "https://www.hilton.com/en/search/?query=CF62+5TR%2C+United+Kingdom&arrivalDate=2026-12-31&departureDate=2027-01-01&flexibleDates=false&numRooms=1&numAdults=2&numChildren=0",
    ],
  ])("carries the nights where it takes them: %s", (url, dated) => {
    expect(datedHotelUrl(url, BARRY, STAY)).toBe(dated);
    expect(datedHotelUrl(url, BARRY, null)).toBe(url);
  });

  it.each([
    "https://hotel.example/rooms",
    "https://www.premierinn.com/gb/en/home.html",
    "toString",
    "constructor",
  ])("stays as it is elsewhere: %s", (url) => {
    expect(datedHotelUrl(url, BARRY, STAY)).toBe(url);
  });
});
