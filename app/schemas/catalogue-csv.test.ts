import { expect, it } from "vitest";
import { someDestinations } from "../../tests/fakes/in-memory-weather";
import { readCatalogueText } from "./destination-import";

const [place] = someDestinations(1);
const current = place ? [place] : [];
const read = (text: string) => readCatalogueText(text, current);

it.each([",", ";", "\t"])("a row of a sheet with %j changes its columns only", (mark) => {
  const rows = [
    ["slug", "name", "featured", "activities", "offers", "id"],
    [place?.slug, '"A ""new"" name"', "TRUE", "99", "x", "7"],
  ];
  const [entry] = read(rows.map((cells) => cells.join(mark)).join("\r\n")).entries.values();
  expect(entry).toMatchObject({
    slug: place?.slug,
    name: 'A "new" name',
    featured: true,
    activities: place?.activities,
  });
  expect(entry?.postcode).toBe(place?.postcode);
});

it("text that is neither JSON nor a sheet of destinations is refused, and a broken row costs itself", () => {
  for (const text of ["", "hello", "a,b\n1,2", '"slug'])
    expect(read(text).fault).toMatch(/isn't a catalogue/);
  const { faulty, entries } = read(`slug,name,latitude\n${place?.slug},,91\nBad Slug,X,1\n`);
  expect([faulty.length, entries.size]).toEqual([2, 0]);
});

it("an apostrophe before a formula is the export's own, and any other the text's", () => {
  const [entry] = read(`slug,name\n${place?.slug},'=1+1\n`).entries.values();
  expect(entry?.name).toBe("=1+1");
  const [other] = read(`slug,name\n${place?.slug},'t Hof\n`).entries.values();
  expect(other?.name).toBe("'t Hof");
});
