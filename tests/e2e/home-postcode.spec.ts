import { signUp } from "./account";
import { expect, expectAccessible, test } from "./test";

test("Home opens with the best near a postcode that is kept, until it is taken away", async ({ page }) => {
  await signUp(page);
  await page.goto("/settings");
  const field = page.getByLabel("Home postcode");
  const said = page.locator("[data-toast]").first();
  const save = page.getByRole("button", { name: "Save Home Postcode" });

  await field.fill("LS6");
  await save.click();
  await expect(page.getByText("Invalid UK postcode format").first()).toBeVisible();
  await expect(field).toHaveValue("LS6");

  await field.fill("ls6 3aa");
  await save.click();
  await expect(said).toContainText("Home postcode saved");
  await expect(field).toHaveValue("LS6 3AA");
  await expectAccessible(page);

  await page.goto("/");
  const near = page.getByRole("region", { name: "Best near LS6" });
  await expect(near.getByRole("heading", { name: "Today" })).toBeVisible();
  await expect(near.getByRole("heading", { level: 3 })).toHaveCount(3);
  // The page shows the answer first, and the form only after a click on its line.
  const postcode = page.getByLabel("What is your postcode?");
  await expect(postcode).toBeHidden();
  await near.getByText("Another search").click();
  await expect(postcode).toBeVisible();
  await expect(postcode).toHaveValue("LS6 3AA");
  await expectAccessible(page);
  const today = near.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Today" }) });
  await today.getByRole("listitem").first().getByRole("link").click();
  await expect(page).toHaveURL(/\/destinations\/[a-z-]+\?postcode=LS6\+3AA&drivingHours=2/);
  await page.goBack();
  await near.getByRole("link", { name: "All places today" }).click();
  await expect(page.getByRole("heading", { name: "Best Weather Destinations" })).toBeVisible();

  await page.goto("/");
  await near.getByRole("link", { name: "Change your home postcode" }).click();
  await field.fill("");
  await save.click();
  await expect(said).toContainText("Home postcode removed");
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(near).toHaveCount(0);
});
