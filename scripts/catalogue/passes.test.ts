import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { readCatalogue } from "../setup/catalogue-files";
import { passOfOwner } from "./pass-of-owner";

const files = readCatalogue(join(fileURLToPath(new URL("../..", import.meta.url)), "catalogue"));
const things = files.flatMap(({ slug, activities }) =>
  activities.map((activity) => ({ where: `${slug}: ${activity.name}`, activity })),
);

it("gives each thing that charges, on an owner's site, the owner's pass or the word that it opens with none", () => {
  const wrong = things.filter(({ activity }) => {
    const pass = passOfOwner(activity);
    return pass !== null && activity.pass !== pass && activity.pass !== "none";
  });
  expect(wrong.map(({ where }) => where)).toEqual([]);
});

it("gives no pass to what is free for everyone", () => {
  const wrong = things.filter(({ activity }) => activity.cost === "free" && activity.pass !== undefined);
  expect(wrong.map(({ where }) => where)).toEqual([]);
});
