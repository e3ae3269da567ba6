import type { Page } from "@playwright/test";
import { PASSWORD, expectToast, flash, logInByForm, newName, signUp } from "./account";
import { expect, expectAccessible, test } from "./test";

const NEW_PASSWORD = "three-random-words";

/** Waits for an email to this address and returns its links to a page, by default the page that sets a password. */
async function mailedLinks(
  page: Page,
  baseURL: string | undefined,
  to: string,
  path = "recover",
): Promise<string[]> {
  const mailbox = new URL(baseURL ?? "");
  mailbox.port = String(Number(mailbox.port) + 1);
  let links: string[] = [];
  await expect(async () => {
    const sent = (await (await page.request.get(mailbox.href)).json()) as { to: string[]; text: string }[];
    links = sent
      .filter((mail) => mail.to.includes(to))
      .flatMap(({ text }) => text.match(new RegExp(`http\\S+/${path}\\?token=\\S+`, "g")) ?? []);
    expect(links).not.toEqual([]);
  }).toPass();
  return links;
}

async function setPassword(page: Page): Promise<void> {
  const form = page.locator("#recovery-form");
  await form.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
  await form.getByLabel("Confirm new password", { exact: true }).fill(NEW_PASSWORD);
  await form.getByRole("button", { name: "Set Password" }).click();
}

test("a link in a mail sets a new password, once, in a browser without JavaScript too", async ({
  page,
  browser,
  baseURL,
}) => {
  const email = `${newName()}@example.com`;
  const username = await signUp(page, { email });
  await page.context().clearCookies();
  await page.goto("/auth");
  await page.getByRole("link", { name: "Forgotten your password?" }).click();
  await expect(page.getByRole("heading", { name: "Forgotten your password?" })).toBeVisible();
  await page.getByLabel("Username or email address").fill(email.toUpperCase());
  await page.getByRole("button", { name: "Send Me a Link" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  await expect(page.getByText("If that account exists")).toBeVisible();
  await expectAccessible(page);

  const [link = ""] = await mailedLinks(page, baseURL, email);
  await page.goto(link);
  await expect(page.getByText(`For the account ${username}`)).toBeVisible();
  await expectAccessible(page);
  // The link is used in another browser meanwhile.
  const mailbox = await browser.newContext({ javaScriptEnabled: false });
  const plain = await mailbox.newPage();
  await plain.goto(link);
  await setPassword(plain);
  await expect(plain).toHaveURL(/\/auth/);
  await expect(flash(plain)).toContainText("Password changed");
  await mailbox.close();
  await setPassword(page);
  await expect(page.getByText("This link no longer works").first()).toBeVisible();

  await page.goto("/auth");
  await logInByForm(page, username);
  await expect(page.getByText("Invalid username or password").first()).toBeVisible();
  await logInByForm(page, username, NEW_PASSWORD);
  await expect(page).toHaveURL("/");
});

test("an address is added in the settings with the password, and confirmed or removed by the link of one mail", async ({
  page,
  baseURL,
}) => {
  const username = await signUp(page);
  const email = `${username}@example.org`;
  await page.goto("/settings");
  await page.getByText("Email address", { exact: true }).click();
  const form = page.locator("#email-form");
  await form.getByLabel("Email (optional)").fill(email);
  await form.getByLabel("Current password").fill(PASSWORD);
  await form.getByRole("button", { name: "Save Email" }).click();
  await expectToast(page, "Email address saved", `We've emailed a link to ${email} to confirm it.`);
  await expect(page.getByText(`(${email})`)).toBeVisible();
  await expect(page.getByText("Not confirmed yet.")).toBeVisible();

  const [link = ""] = await mailedLinks(page, baseURL, email, "confirm-email");
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByText(`The account ${username} uses your email address.`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Yes, It’s Mine" }).click();
  await expect(page.getByRole("heading", { name: "Email address confirmed" })).toBeVisible();
  await page.getByRole("button", { name: "Remove My Address" }).click();
  await expect(page.getByRole("heading", { name: "Address removed" })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
});
