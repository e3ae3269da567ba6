import { expect, test, type Page } from "@playwright/test";

const field = (page: Page) => page.getByLabel("What is your postcode?");
const search = (page: Page) => page.getByRole("button", { name: "Find My Sunny Escape" }).click();
const results = (page: Page) => page.getByRole("heading", { name: "Best Weather Destinations" });

test("a search starts in a town by its name, in one of several by a choice, and at a postcode however it is pasted", async ({
  page,
}) => {
  await page.goto("/");
  await field(page).fill("york");
  await search(page);
  await expect(results(page)).toBeVisible();
  await expect(page.getByText("Drives from the middle of York (North Yorkshire).")).toBeVisible();

  await page.goto("/");
  await field(page).fill("St. Ives");
  await search(page);
  await expect(page.getByRole("heading", { name: "Which one?" })).toBeVisible();
  await expect(page.getByText("Several towns have that name.")).toHaveCount(1);
  await expect(page.getByText("There is a problem")).toHaveCount(0);
  await page.getByRole("link", { name: "St Ives, Cornwall" }).click();
  await expect(results(page)).toBeVisible();
  await expect(page).toHaveURL(/from=St\+Ives,\+Cornwall/);
  await expect(page.getByText("Drives from the middle of St Ives, Cornwall.")).toBeVisible();

  await page.goto("/");
  await field(page).fill("\u00a0LS6–2AA");
  await search(page);
  await expect(results(page)).toBeVisible();

  await page.goto("/");
  await field(page).fill("nowhere");
  await search(page);
  await expect(page.getByText("Please enter a valid UK postcode.").first()).toBeVisible();
  await expect(field(page)).toHaveValue("nowhere");
});
