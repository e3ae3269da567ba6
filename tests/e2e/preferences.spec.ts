import type { Locator, Page } from "@playwright/test";
import { expectToast, signUp } from "./account";
import { expect, openResults, test } from "./test";

const QUERY = "postcode=SW1A1AA&drivingHours=2";

interface Found {
  destination: { id: number; name: string };
  activities: { name: string; dogFriendly: boolean; adventure?: boolean }[];
  hotels: { name: string }[];
}

/** The answer's order as a card shows it: what its hook names first comes first, and what is shut on the day last. */
async function inCardOrder(panel: Locator, things: Found["activities"]): Promise<string[]> {
  const rows = panel.getByRole("listitem");
  await expect(panel.getByRole("heading")).toHaveCount(things.length);
  const shut = await rows
    .filter({ hasText: /Closed (until|for works)/ })
    .getByRole("heading")
    .allInnerTexts();
  const [first] = await panel.getByRole("heading").allInnerTexts();
  const rankOf = ({ name }: { name: string }) => (shut.includes(name) ? 2 : name === first ? 0 : 1);
  return things.toSorted((a, b) => rankOf(a) - rankOf(b)).map(({ name }) => name);
}

const search = async (page: Page): Promise<Found[]> =>
  (await page.request.get(`/api/search?${QUERY}&limit=20`)).json() as Promise<Found[]>;

test("an opened card shows what matches the preferences as they are now, and the rest behind a line that counts it", async ({
  page,
}) => {
  await signUp(page, { dogFriendly: true });
  const found = await search(page);
  const mayBring = ({ dogFriendly }: Found["activities"][number]) => dogFriendly;
  const place = found.find(
    ({ activities }) => activities.some(mayBring) && activities.filter((each) => !mayBring(each)).length > 1,
  );
  const matching = place?.activities.filter(mayBring) ?? [];
  const others = place?.activities.filter((each) => !mayBring(each)) ?? [];
  await openResults(page, QUERY);
  await page.getByRole("button", { name: `Details of ${place?.destination.name ?? ""}` }).click();
  await page.getByRole("tab", { name: "Things to Do" }).click();
  const panel = page.getByRole("tabpanel", { name: "Things to Do" });
  await expect(panel.getByRole("heading")).toHaveText(await inCardOrder(panel, matching));
  await expect(panel.getByText("Dog Friendly", { exact: true })).toHaveCount(matching.length);
  await panel.getByText(`${others.length} more that don't match`, { exact: true }).click();
  const rest = panel.getByRole("group");
  await expect(rest.getByRole("heading")).toHaveText(await inCardOrder(rest, others));
  await page.getByRole("tab", { name: "Accommodation" }).click();
  const stays = page.getByRole("tabpanel", { name: "Accommodation" });
  await expect(stays.getByRole("heading")).toHaveText(place?.hotels.map(({ name }) => name) ?? []);

  // Where no activity matches, the card says so above all of them.
  await signUp(page, { adventure: true });
  await page.goto("/about");
  const offers = ({ activities }: Found) => activities.some(({ adventure }) => adventure);
  const other = (await search(page)).find((each) => !offers(each) && each.hotels.length > 0);
  await openResults(page, QUERY);
  await page.getByRole("button", { name: `Details of ${other?.destination.name ?? ""}` }).click();
  await page.getByRole("tab", { name: "Things to Do" }).click();
  await expect(
    panel.getByText("No activities match your preferences. Try adjusting your filters."),
  ).toBeVisible();
  await expect(panel.getByText("Your preferences: Adventure")).toBeVisible();
  await expect(panel.getByRole("heading")).toHaveText(await inCardOrder(panel, other?.activities ?? []));
  await page.getByRole("tab", { name: "Accommodation" }).click();
  await expect(stays.getByRole("heading")).toHaveText(other?.hotels.map(({ name }) => name) ?? []);

  // A change of the preferences shows in the next card that is opened.
  const namesOf = ({ activities }: Found) => activities.map(({ name }) => name);
  const withAdventure = (await search(page)).map(namesOf);
  await page.goto("/settings");
  await page.getByRole("switch", { name: "Adventure" }).uncheck();
  await page.getByRole("button", { name: "Save Preferences" }).click();
  await expectToast(page, "Preferences updated");
  const without = await search(page);
  const moved = without.find((place, index) => namesOf(place).join() !== withAdventure[index]?.join());
  await openResults(page, QUERY);
  await page.getByRole("button", { name: `Details of ${moved?.destination.name ?? ""}` }).click();
  await page.getByRole("tab", { name: "Things to Do" }).click();
  await expect(panel.getByRole("heading")).toHaveText(await inCardOrder(panel, moved?.activities ?? []));
});
