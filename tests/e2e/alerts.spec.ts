import { expectToast, newName, PASSWORD, signUp } from "./account";
import { expect, expectAccessible, openResults, test } from "./test";

test("a guest who wants to be told signs up and comes back to the filled-in form", async ({ page }) => {
  await openResults(page, "postcode=LS63AA&drivingHours=3&ranking=beach");
  await page.getByRole("link", { name: "Tell me when it is sunny" }).click();
  await expect(page.getByRole("heading", { name: "Tell me when it is sunny" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Log In / Sign Up" }).click();
  await page.getByRole("tab", { name: "Register" }).click();
  const form = page.locator("#register-form");
  await form.getByLabel("Username").fill(newName());
  await form.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await form.getByLabel("Confirm password").fill(PASSWORD);
  await form.getByRole("button", { name: /Create Account|Register|Sign Up/ }).click();
  await expect(page).toHaveURL(/\/alerts\/new\?from=LS6&drivingHours=3&ranking=beach$/);
  await expect(page.getByLabel("Where do you set out from?")).toHaveValue("LS6");
  await expect(page.getByLabel("How far will you drive?")).toHaveValue("3");
  await expect(page.getByLabel("What for?")).toHaveValue("beach");
  await expect(page.getByRole("checkbox", { name: "Saturday" })).toBeChecked();
});

test("an alert is made, changed, paused, resumed and deleted", async ({ page }) => {
  await signUp(page);
  await page.goto("/alerts");
  await expect(page.getByRole("heading", { name: "No alerts yet" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "New Alert" }).click();
  await page.getByRole("button", { name: "Save Alert" }).click();
  await expect(page.getByRole("alert")).toContainText("Enter a UK postcode");
  await page.getByLabel("Where do you set out from?").fill("ls6 3aa");
  await page.getByRole("button", { name: "Save Alert" }).click();
  await expectToast(page, "Alert saved");
  await expect(page.getByRole("heading", { name: "75 or more within 2 hours of LS6" })).toBeVisible();
  await expect(page.getByText("On Saturday or Sunday, for a day out")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Change" }).click();
  await page.getByLabel("How good must it be?").selectOption("60");
  await page.getByRole("checkbox", { name: "Friday" }).check();
  await page.getByRole("button", { name: "Save Alert" }).click();
  await expect(page.getByRole("heading", { name: "60 or more within 2 hours of LS6" })).toBeVisible();
  await expect(page.getByText("On Friday, Saturday or Sunday, for a day out")).toBeVisible();

  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByText("Paused", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Resume" }).click();
  await expect(page.getByText("Waiting", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Make Private Addresses" }).click();
  await expect(page.getByRole("link", { name: "Calendar (ICS)" })).toHaveAttribute(
    "href",
    /\/feeds\/.+\.ics$/,
  );
  await page.getByRole("button", { name: "End Them" }).click();
  await expect(page.getByRole("button", { name: "Make Private Addresses" })).toBeVisible();
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("heading", { name: "No alerts yet" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an alert is made, paused and deleted, and the bell leads to it", async ({ page }) => {
    await signUp(page);
    await page.goto("/alerts/new?from=LS6&drivingHours=1");
    await page.getByRole("checkbox", { name: "Saturday" }).uncheck();
    await page.getByRole("checkbox", { name: "Sunday" }).uncheck();
    await page.getByRole("button", { name: "Save Alert" }).click();
    await expect(page.getByRole("alert")).toContainText("Choose at least one day of the week");
    await page.getByRole("checkbox", { name: "Monday" }).check();
    await page.getByRole("button", { name: "Save Alert" }).click();
    await page.goto("/about");
    await page.getByRole("banner").getByRole("link", { name: "Alerts" }).click();
    await expect(page.getByText("On Monday, for a day out")).toBeVisible();
    await page.getByRole("button", { name: "Pause" }).click();
    await expect(page.getByText("Paused", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByRole("heading", { name: "No alerts yet" })).toBeVisible();
  });
});
