import { describe, expect, it } from "vitest";
import { newEntity } from "#app/domain/catalogue/drafts/draft";
import { DESTINATION_FIELDS } from "#app/domain/catalogue/destination";
import { destinationsCsv } from "./csv";

const place = {
  name: "Bath",
  postcode: "BA1 1AA",
  latitude: 51.38,
  longitude: -2.36,
  imageUrl: "/images/b.svg",
};
const bath = { ...newEntity(DESTINATION_FIELDS, place), id: 7, slug: "bath", updatedAt: 0 };

describe("the catalogue as a table", () => {
  it("has a column for each field, in an order that spreadsheets made of it can rely on", () => {
    const [heading, row] = destinationsCsv([bath]).split("\r\n");
    expect(heading).toBe(
      "\ufeffid,slug,name,region,kind,postcode,latitude,longitude,featured,specialOffer,partnershipCode," +
        "hook,bestMonths,wetDayPlan,bathingWater,carPark,carParkLatitude,carParkLongitude,toilets,station,checkedOn,checkedAgainst," +
        "activities,hotels,campsites,imageUrl,description,updatedAt",
    );
    expect(row).toBe(
      "7,bath,Bath,,spires,BA1 1AA,51.38,-2.36,false,,,,,,,,,,,,,,0,0,0,/images/b.svg,,1970-01-01T00:00:00.000Z",
    );
  });

  it("lets no text begin a formula, in whatever width its sign is", () => {
    for (const sign of ["=", "+", "-", "@", "＝", "＋", "－", "＠", " ＝", "\t="]) {
      const csv = destinationsCsv([{ ...bath, description: `${sign}HYPERLINK(1)` }]);
      expect(csv).toContain(`,'${sign}HYPERLINK(1),`);
    }
  });
});
