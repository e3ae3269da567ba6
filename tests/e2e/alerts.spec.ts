import type { Page, Route } from "@playwright/test";
import { expectToast, fillRegistration, signUp } from "./account";
import {
  AGAIN_WHERE_HUNG_UP,
  expect,
  expectAccessible,
  openResults,
  recoversAtLatestWhenAsked,
  test,
} from "./test";

test("a guest who wants an alert signs up and comes back to the filled-in form, and the bell without a connection leads to a page that is tried again", async ({
  page,
  context,
}) => {
  await openResults(page, "postcode=LS63AA&drivingHours=3&ranking=beach");
  // On a bad day, the sentence above the places also offers an alert.
  await page.locator("#places").getByRole("link", { name: "Tell me when it is sunny" }).click();
  await expect(page.getByRole("heading", { name: "Tell me when it is sunny" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Log In / Sign Up" }).click();
  await page.getByRole("tab", { name: "Register" }).click();
  const form = page.locator("#register-form");
  await fillRegistration(form);
  await form.getByRole("button", { name: "Create Account" }).click();
  await expect(page).toHaveURL(/\/alerts\/new\?from=LS6&drivingHours=3&ranking=beach$/);
  await expect(page.getByText("Within 3 hours of LS6, for beach and sun")).toBeVisible();
  // One field, which has its usual answer, and one tap.
  await expect(page.getByLabel("When should we write?")).toHaveValue("brief-8-0");
  await page.getByRole("button", { name: "Save Alert" }).click();
  await expect(page.getByRole("heading", { name: "Every Thursday evening, for the weekend" })).toBeVisible();

  // The next alert starts from the district that was searched last. The search is recorded after its answer.
  await openResults(page, "postcode=BN11AA&drivingHours=2");
  await expect(async () => {
    await page.goto("/alerts/new");
    await expect(page.getByText("Within 2 hours of BN1")).toBeVisible({ timeout: 1_000 });
  }).toPass();

  await page.goto("/about");
  await context.setOffline(true);
  await page.getByRole("banner").getByRole("link", { name: "Alerts" }).click();
  await expect(page.getByRole("heading", { name: "Something Went Wrong" })).toBeVisible();
  await context.setOffline(false);
  await recoversAtLatestWhenAsked(page, page.getByRole("heading", { name: /^Every Thursday/ }));
});

const UNANSWERED = "Something went wrong";

/** From now on forms get no answer. Returns a function that ends this. */
async function loseAnswers(page: Page, meet: (route: Route) => Promise<void>): Promise<() => Promise<void>> {
  const address = "**/alerts**";
  const handle = (route: Route) => (route.request().method() === "POST" ? meet(route) : route.continue());
  await page.route(address, handle);
  return () => page.unroute(address, handle);
}

const loseConnection = (route: Route) => route.abort();
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch({ maxRedirects: 0, ...AGAIN_WHERE_HUNG_UP });
  await route.abort();
}

test("an alert is made, changed, paused, resumed and deleted, each by a press that fails, says so, and takes effect once when repeated", async ({
  page,
}) => {
  /** Clicks while there is no answer, then clicks again. */
  const pressTwice = async (name: string, meet: typeof loseAnswer, done?: string) => {
    const press = page.getByRole("button", { name, exact: true });
    const answersAgain = await loseAnswers(page, meet);
    const failed = page.waitForEvent("requestfailed", (request) => request.method() === "POST");
    await press.click();
    await failed;
    await expectToast(page, UNANSWERED, "The server didn't answer. Please try again.");
    await answersAgain();
    await press.click();
    if (done !== undefined) await expectToast(page, done);
  };
  await signUp(page);
  await page.goto("/alerts");
  await expect(page.getByRole("heading", { name: "No alerts yet" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "New Alert" }).click();
  await expect(page.getByRole("heading", { name: "Search first" })).toBeVisible();
  await openResults(page, "postcode=LS63AA&drivingHours=2&needs=dogs&sort=score");
  await page.getByRole("link", { name: "Tell me when it is sunny" }).first().click();
  await page
    .getByLabel("When should we write?")
    .selectOption("When Saturday or Sunday reaches 70 (very good)");
  await expectAccessible(page);
  await pressTwice("Save Alert", loseAnswer, "Alert saved");
  await expect(
    page.getByRole("heading", { name: "When Saturday or Sunday reaches 70 (very good)" }),
  ).toHaveCount(1);
  const search = page.getByRole("link", { name: "Within 2 hours of LS6, for a day out, dogs welcome" });
  await expect(search).toHaveAttribute("href", "/search?from=LS6&drivingHours=2&sort=score&needs=dogs");
  // This site can send emails, but has no keys for notifications.
  await expect(page.getByRole("heading", { name: "By email" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Notifications" })).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole("link", { name: "Change" }).click();
  await page.getByLabel("When should we write?").selectOption("Every Friday evening, for the weekend");
  await pressTwice("Save Alert", loseConnection, "Alert saved");
  await expect(
    page.getByText(/^The next message comes on Friday .+, soon after 6pm\.$/).first(),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: "Every Friday evening, for the weekend" })).toHaveCount(1);

  await pressTwice("Pause", loseAnswer, "Alert paused");
  await expect(page.getByText("Paused", { exact: true })).toBeVisible();
  await pressTwice("Resume", loseConnection, "Alert resumed");
  await expect(page.getByText("On", { exact: true })).toBeVisible();
  await pressTwice("Make a Private Link", loseAnswer, "Your private link");
  await expect(page.getByRole("link", { name: "Calendar (ICS)" })).toHaveAttribute(
    "href",
    /\/feeds\/.+\.ics$/,
  );
  await pressTwice("End It", loseAnswer, "Private link ended");
  await expect(page.getByRole("button", { name: "Make a Private Link" })).toBeVisible();
  await pressTwice("Delete", loseAnswer);
  await expect(page.getByRole("heading", { name: "No alerts yet" })).toBeVisible();
});

test("what another tab has paused, changed and deleted shows here after the next press", async ({
  page,
  context,
}) => {
  await signUp(page);
  await page.goto("/alerts/new?from=LS6");
  await page.getByRole("button", { name: "Save Alert" }).click();
  const pause = page.getByRole("button", { name: "Pause" });
  await expect(pause).toBeVisible();
  const other = await context.newPage();
  await other.goto("/alerts");
  await other.getByRole("button", { name: "Pause" }).click();
  await expect(other.getByText("Paused", { exact: true })).toBeVisible();
  await pause.click();
  await expect(page.getByText("Paused", { exact: true })).toBeVisible();

  await page.getByRole("link", { name: "Change" }).click();
  await page.getByLabel("When should we write?").selectOption("brief-4-0");
  const unchanged = await context.newPage();
  await unchanged.goto("/alerts");
  await other.getByRole("button", { name: "Delete" }).click();
  await expect(other.getByRole("heading", { name: "No alerts yet" })).toBeVisible();
  // The form still has the choices, so that the alert can be saved again.
  await page.getByRole("button", { name: "Save Alert" }).click();
  await expect(page.getByRole("alert")).toContainText("This alert no longer exists.");
  await expect(page.getByLabel("When should we write?")).toHaveValue("brief-4-0");
  await unchanged.getByRole("button", { name: "Resume" }).click();
  await expectToast(unchanged, "Nothing was changed", "This alert no longer exists.");
  await expect(unchanged.getByRole("heading", { name: "No alerts yet" })).toBeVisible();
});

test("a toast that is just coming in lets a press through to what it covers", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 390, height: 700 });
  await signUp(page);
  await page.goto("/alerts/new?from=B1");
  await page.getByRole("button", { name: "Save Alert" }).click();
  const saved = await expectToast(page, "Alert saved");
  await saved.getByRole("button", { name: "Close toast" }).click();
  await expect(saved).toBeHidden();

  // From here on, toasts stop at the start of their animation.
  await page.evaluate(() => {
    const hold = () => {
      for (const toast of document.querySelectorAll("[data-toast]"))
        for (const animation of toast.getAnimations()) animation.pause();
    };
    new MutationObserver(hold).observe(document.body, { childList: true, subtree: true });
  });
  const covered = page.getByRole("button", { name: "Make a Private Link" });
  await page.getByRole("button", { name: "Pause" }).focus();
  await covered.evaluate((button) => scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 20));
  await page.keyboard.press("Enter");
  const paused = await expectToast(page, "Alert paused");
  const button = (await covered.boundingBox())!;
  const [x, y] = [button.x + button.width / 2, button.y + button.height / 2];
  const isOver = (toast: Element, [x = 0, y = 0]: number[]) => {
    const { left, right, top, bottom } = toast.getBoundingClientRect();
    return left < x && x < right && top < y && y < bottom;
  };
  await expect.poll(() => paused.evaluate(isOver, [x, y])).toBe(true);
  await page.mouse.click(x, y);
  const made = await expectToast(page, "Your private link");

  // Once the toast has arrived, a click closes it as usual.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await made.getByRole("button", { name: "Close toast" }).click();
  await expect(made).toBeHidden();
});
