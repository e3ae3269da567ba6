import { describe, expect, it } from "vitest";
import type { Destination } from "./destination";
import { nextVersion, readIndex, withChangedItem, withoutItem } from "./edit";
import {
  changedActivity,
  changedDestination,
  newActivity,
  newDestination,
} from "../../../tests/fakes/drafts";
import { changedFields } from "./diff";

const activity = (name: string) => newActivity({ name, description: "Something." });
const place: Destination = {
  ...newDestination({
    name: "Bath",
    postcode: "BA1 1AA",
    imageUrl: "/images/a.svg",
    latitude: 51.4,
    longitude: -2.4,
    activities: ["A", "B", "C"].map(activity),
  }),
  id: 1,
  slug: "bath",
  updatedAt: 5,
};
const namesOf = (destination: Destination) => destination.activities.map(({ name }) => name);

describe("an entry of a list", () => {
  it("is changed in its place", () => {
    const edited = withChangedItem(place, "activities", 1, (item) => ({ ...item, name: "Changed" }));
    expect(edited.ok && namesOf(edited.value)).toEqual(["A", "Changed", "C"]);
    expect(namesOf(place)).toEqual(["A", "B", "C"]);
  });

  it("is removed, and those behind it move up", () => {
    const edited = withoutItem(place, "activities", 0);
    expect(edited.ok && namesOf(edited.value)).toEqual(["B", "C"]);
  });

  it.each([-1, 3, 1.5, NaN])("is not there at %d", (index) => {
    expect(withoutItem(place, "activities", index).ok).toBe(false);
    expect(withChangedItem(place, "activities", index, (item) => item).ok).toBe(false);
  });

  it.each([
    ["0", 0],
    ["12", 12],
    ["01", null],
    ["-1", null],
    ["1e3", null],
    [" 1", null],
    ["__proto__", null],
    ["99999999", null],
    [undefined, null],
  ])("is named by %j as %j", (text, index) => {
    expect(readIndex(text)).toBe(index);
  });
});

describe("a change of fields", () => {
  it("leaves what is absent, clears what is undefined, and keeps a flag only where it says yes", () => {
    const before = { ...activity("A"), specialOffer: "Tea", hiking: true, dogFriendly: true };
    const patch = {
      name: "B",
      description: "Other.",
      specialOffer: undefined,
      hiking: false,
      history: false,
    };
    const after = changedActivity(before, patch);
    expect(after).toEqual({ ...activity("B"), description: "Other.", dogFriendly: true });
    expect(Object.keys(after)).not.toContain("specialOffer");
  });

  it("gives a cleared field that is always there its blank", () => {
    const { name, postcode, imageUrl, latitude, longitude } = place;
    const patch = { name, postcode, imageUrl, latitude, longitude, description: undefined, kind: undefined };
    const changed = changedDestination({ ...place, description: "Old.", kind: "seaside" }, patch);
    expect([changed.description, changed.kind]).toEqual(["", "spires"]);
    expect(changed.activities).toHaveLength(3);
    expect([changed.id, changed.slug, changed.updatedAt]).toEqual([1, "bath", 5]);
  });

  it("is none where only the order of keys or a no differs", () => {
    expect(changedFields({ a: { x: 1, y: [2] } }, { a: { y: [2], x: 1, z: false } })).toEqual([]);
    expect(changedFields({ a: 1 }, { b: 1 })).toEqual(["a", "b"]);
    expect(changedFields({ a: [1, 2] }, { a: [2, 1] })).toEqual(["a"]);
  });
});

it("a version always grows, even if the clock stops or goes back", () => {
  expect(nextVersion(100, 200)).toBe(200);
  expect(nextVersion(200, 200)).toBe(201);
  expect(nextVersion(300, 200)).toBe(301);
});
