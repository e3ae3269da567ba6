import type { Page } from "@playwright/test";
import { expectToast, signUp, logInAsAdmin, newPlace } from "./account";
import { expect, readyForUse, test } from "./test";

async function suggest(page: Page, name: string): Promise<void> {
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Area").fill("North Norfolk");
  await page.getByLabel("Description").fill("Sand, seals and a long walk");
  await page.getByLabel("Beach").check();
  await page.getByRole("button", { name: "Submit Suggestion" }).click();
  await expectToast(
    page,
    "Suggestion Submitted!",
    "Thank you for your suggestion. We'll review it and get back to you soon.",
  );
}

test("a guest is asked to log in; the form has the owner's question, and a reset that keeps the type", async ({
  page,
}) => {
  await page.goto("/suggest");
  await expect(page.getByRole("heading", { name: "Please Log In" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Back to Home" })).toHaveAttribute(
    "href",
    "/",
  );
  await page.getByRole("main").getByRole("link", { name: "Log In / Sign Up" }).click();
  await expect(page).toHaveURL("/auth");

  await signUp(page);
  await page.goto("/suggest");
  const accommodation = page.getByRole("link", { name: /^Accommodation/ });
  await accommodation.click();
  await expect(accommodation).toHaveAttribute("aria-current", "true");
  const discount = page.getByLabel(/offer discounts/);
  await expect(discount).toBeHidden();
  await page.getByLabel("I am the owner of this place").check();
  await expect(discount).toBeVisible();
  await page.getByLabel("Description").fill("Three rooms");
  await page.getByLabel("Name").fill(newPlace("Inn"));
  await page.getByRole("button", { name: "Submit Suggestion" }).click();
  await expect(page.getByRole("alert")).toContainText("Enter a location");
  await page.getByLabel("Location").last().fill("Blakeney");
  await page.getByRole("button", { name: "Submit Suggestion" }).click();
  await expectToast(page, "Suggestion Submitted!");
  await expect(page).toHaveURL("/suggest?type=accommodation");
  await expect(page.getByLabel("Description")).toHaveValue("");
});

test("suggestions are approved and converted, or rejected with a note; a report of a mistake is among them", async ({
  page,
  browser,
}) => {
  const name = newPlace("Seal Bay");
  const username = await signUp(page);
  await page.goto("/suggest");
  await suggest(page, name);
  const mine = page.getByRole("listitem").filter({ hasText: name });
  await expect(mine.getByText("Pending")).toBeVisible();
  const farAway = newPlace("Far Rock");
  await suggest(page, farAway);
  await expect(page.getByRole("listitem").filter({ hasText: farAway })).toBeVisible();
  await page.goto("/destinations/filey");
  const facts = page.getByRole("region", { name: "Good to Know" });
  await facts.getByRole("link", { name: "Report a mistake about Filey" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Report a mistake: Filey" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "About" })).toHaveValue("Mistake: Filey");
  await expect(page.getByLabel("Area")).toHaveValue("Yorkshire and the Humber");
  const words = newPlace("The museum is in Queen Street");
  await page.getByLabel("What's wrong, and what would be right?").fill(words);
  await page.getByRole("button", { name: "Send Report" }).click();
  await expectToast(page, "Suggestion Submitted!");

  const admin = readyForUse(await (await browser.newContext()).newPage());
  await logInAsAdmin(admin);
  await admin.goto("/admin/suggestions");
  const waiting = admin.getByRole("link", { name: /^Manage Suggestions \(\d+\) pending$/ });
  await expect(waiting).toBeVisible();
  const report = admin.getByRole("listitem").filter({ hasText: words }).first();
  await expect(report).toContainText("Mistake: Filey");
  const card = admin.getByRole("listitem").filter({ hasText: name }).first();
  await expect(card).toContainText(`suggested by ${username}`);
  await expect(card.getByText("Beach", { exact: true })).toBeVisible();
  await card.getByRole("link", { name: `Review ${name}` }).click();
  await admin.getByRole("button", { name: "Approve" }).click();
  await expectToast(admin, "Status Updated");
  await expect(admin.getByRole("dialog")).toHaveCount(0);
  await admin.getByRole("link", { name: `Review ${farAway}` }).click();
  await admin.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect(admin.getByRole("dialog")).toHaveCount(0);
  await admin.getByRole("link", { name: `Review ${farAway}` }).click();
  await admin.getByLabel("Admin notes (optional)").fill("  No road leads there  ");
  await admin.route("**/*.data*", (route) => route.abort());
  await admin.getByRole("button", { name: "Reject" }).click();
  await expectToast(admin, "Error", "Failed to update suggestion status.");
  await expect(admin.getByLabel("Admin notes (optional)")).toHaveValue("  No road leads there  ");
  await admin.unroute("**/*.data*");
  await admin.getByRole("button", { name: "Reject" }).click();
  await expect(admin.getByRole("dialog")).toHaveCount(0);

  await admin.goto("/admin/suggestions?tab=approved");
  const approved = admin.getByRole("listitem").filter({ hasText: name }).first();
  await approved.getByRole("link", { name: `Convert to Destination ${name}` }).click();
  const dialog = admin.getByRole("dialog");
  const create = dialog.getByRole("button", { name: "Create Destination" });
  await expect(dialog.getByLabel("Name")).toHaveValue(name);
  await expect(dialog.getByLabel("Description")).toHaveValue("Sand, seals and a long walk");
  await expect(create).toBeDisabled();
  await dialog.getByLabel("Postcode").fill("NR25 7NP");
  await dialog.getByRole("button", { name: "Fill in coordinates" }).click();
  await expect(dialog.getByLabel(/^Latitude/)).not.toHaveValue("");
  await expect(dialog.getByLabel("Region")).toHaveValue("East of England");
  await expect(create).toBeEnabled();
  await dialog.getByLabel("Seaside").check();
  const question = admin.getByRole("alertdialog", { name: "Leave without saving?" });
  await admin.keyboard.press("Escape");
  await expect(question).toBeVisible();
  await admin.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(dialog.getByLabel("Region")).toHaveValue("East of England");
  await expect(dialog.getByLabel("Image address")).toHaveAttribute("inputmode", "url");
  await dialog.getByLabel("Image address").fill("/images/kinds/cliffs.svg");
  // Leaves the field first, because the preview that then appears moves the button.
  await dialog.getByLabel("Image address").press("Tab");
  await expect(dialog.getByAltText("Preview")).toBeVisible();
  await create.click();
  await expectToast(admin, "Destination Created");

  const all = await admin.request.get("/api/destinations/all");
  const names = ((await all.json()) as { name: string }[]).map((place) => place.name);
  expect(names.filter((known) => known === name)).toEqual([name]);
  await page.goto("/suggest");
  await expect(mine.getByText("Converted", { exact: true })).toBeVisible();
  const rejected = page.getByRole("listitem").filter({ hasText: farAway });
  await expect(rejected.getByText("Rejected", { exact: true })).toBeVisible();
  await expect(rejected.getByText("No road leads there", { exact: true })).toBeVisible();
  await admin.context().close();
});
