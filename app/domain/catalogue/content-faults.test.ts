import { describe, expect, it } from "vitest";
import { ACTIVITY_FIELDS } from "./activity";
import { contentFaults } from "./content-faults";
import { DESTINATION_FIELDS } from "./destination";

const TODAY = "2026-11-22";
const ofActivity = (activity: object) => contentFaults(ACTIVITY_FIELDS, activity, TODAY);

describe("what cannot be of an entity", () => {
  it("is half a position, whichever half, at the field that is missing", () => {
    const message = (title: string) => `${title} is missing: a position needs both, or neither`;
    expect(ofActivity({ latitude: 51 })).toEqual({ longitude: message("Longitude") });
    expect(ofActivity({ longitude: -2 })).toEqual({ latitude: message("Latitude") });
    expect(ofActivity({ latitude: 51, longitude: 0 })).toEqual({});
    expect(ofActivity({})).toEqual({});
    expect(contentFaults(DESTINATION_FIELDS, { carParkLatitude: 51 }, TODAY)).toEqual({
      carParkLongitude: message("Car park longitude"),
    });
  });

  it("is a day to come on which facts were looked up; today is none", () => {
    const checkedAgainst = "A visit";
    expect(ofActivity({ checkedOn: TODAY, checkedAgainst })).toEqual({});
    expect(ofActivity({ checkedOn: "2026-11-23", checkedAgainst })).toEqual({
      checkedOn: "Looked up on can't be in the future",
    });
  });

  it("is a day of a look-up that does not say where", () => {
    expect(ofActivity({ checkedOn: TODAY })).toEqual({
      checkedAgainst: "Looked up where is missing: a day alone says nothing",
    });
  });

  it("is the end of works that is missing, or not after their start", () => {
    expect(ofActivity({ shutFrom: "2026-12-01", shutUntil: "2027-03-01" })).toEqual({});
    expect(ofActivity({ shutFrom: "2026-12-01" })).toEqual({
      shutUntil: "Shut for works until is missing: a day alone says nothing",
    });
    expect(ofActivity({ shutFrom: "2026-12-01", shutUntil: "2026-12-01" })).toEqual({
      shutUntil: "Shut for works until must be later than Shut for works from",
    });
  });

  it("is reported for entries of lists with their paths", () => {
    const hotels = [{}, { checkedOn: "2027-01-01" }];
    const activities = [{ latitude: 51 }];
    const faults = contentFaults(DESTINATION_FIELDS, { hotels, activities }, TODAY);
    expect(Object.keys(faults)).toEqual(["activities.0.longitude", "hotels.1.checkedOn"]);
  });
});
