import type { Page } from "@playwright/test";
import { ASSISTANT_SHOWN } from "#app/components/planner/use-assistant-opening";
import { logInAsAdmin } from "./account";
import { expect, test } from "./test";

/**
 * A link's words, the path (with the relevant part of the query) that it must lead to, and the heading of that page.
 */
type Promised = readonly [words: string | RegExp, path: RegExp, heading: string | RegExp];

const HOME = "Find Your Perfect Sunny Escape";
/** The heading of the sun map in any weather. */
const SUN = /^(Sunniest|Best|No sun anywhere) (today|tomorrow)/;
const EVERYONE: readonly Promised[] = [
  ["Home", /^\/$/, HOME],
  ["Search", /^\/search$/, HOME],
  ["Map of the sun", /^\/map$/, SUN],
  ["Suggest", /^\/suggest$/, /^(Suggest a place|Please Log In)$/],
];
const SIGNED_IN: readonly Promised[] = [
  ...EVERYONE,
  ["Favorites", /^\/favorites$/, /favorites/i],
  ["Trip Planner", /^\/trip-planner$/, "Trip Planner"],
];
const BELL: Promised = ["Alerts", /^\/alerts$/, /alerts/i];
const PREFERENCES: Promised = ["Preferences", /^\/settings$/, "Account Settings"];
const ADMIN: Promised = ["Admin Dashboard", /^\/admin$/, "Admin Dashboard"];
const HOW: Promised = ["How it works", /^\/about$/, "How Sunny Escape works"];
const SIGN_IN: Promised = ["Sign In", /^\/auth$/, "Welcome back"];
const FOOTER: readonly Promised[] = [
  ["About", /^\/about$/, "How Sunny Escape works"],
  ["Privacy", /^\/privacy$/, "Privacy"],
  ["Status", /^\/status$/, "Status"],
];
const ON_HOME: readonly Promised[] = [
  ["How we rank, in full", /^\/about$/, "How Sunny Escape works"],
  ["See the map of the sun", /^\/map$/, SUN],
  ["Check Weather in Brighton", /^\/destinations\/brighton$/, "Brighton"],
  ["Check Weather in The Lake District", /^\/destinations\/the-lake-district$/, "The Lake District"],
  ["Check Weather in York", /^\/destinations\/york$/, "York"],
  [/^Best nearby.* Brighton$/, /^\/search\?postcode=BN2\+1TW&drivingHours=1$/, /^Best Weather/],
  [/^Best nearby.* Lake District$/, /^\/search\?postcode=LA23\+3HJ&drivingHours=1$/, /^Best Weather/],
  [/^Best nearby.* York$/, /^\/search\?postcode=YO1\+7HH&drivingHours=1$/, /^Best Weather/],
  ["Find My Sunny Escape", /^\/search$/, HOME],
];
const FOR_GUESTS: readonly Promised[] = [
  ["Create Account (Optional)", /^\/auth\?from=home$/, "Create your account"],
  ["Create Your Free Account", /^\/auth\?from=recommendations$/, "Create your account"],
];

const FOR_USERS: readonly Promised[] = [
  ["Set your home postcode", /^\/settings#home-title$/, "Account Settings"],
];

/** Links to pages that are not in the header. They are on pages other than Home, or at Home's foot. */
const FURTHER: Readonly<Record<string, readonly Promised[]>> = {
  "/": [["All credits", /^\/credits$/, "Data and credits"]],
  "/about": [["Ask us the same from your code", /^\/developers$/, "For developers"]],
  "/auth": [["Forgotten your password?", /^\/forgotten-password$/, "Forgotten your password?"]],
  "/developers": [["the sources of the data", /^\/credits$/, "Data and credits"]],
  "/search?postcode=LS63AA&drivingHours=2": [
    ["Tell me when it is sunny", /^\/alerts\/new\?/, "Tell me when it is sunny"],
    ["Days", /^\/search\?.*view=days/, "Best Weather Destinations"],
    ["Map", /^\/search\?.*view=map/, "Best Weather Destinations"],
    ["New Search", /^\/\?postcode=LS63AA&drivingHours=2/, HOME],
  ],
  "/destinations/bath": [["Report a mistake about Bath", /^\/suggest\?type=location&about=bath$/, /./]],
};

interface Visitor {
  signIn: (page: Page) => Promise<unknown>;
  header: readonly Promised[];
  drawer: readonly Promised[];
  menu: readonly Promised[];
  home: readonly Promised[];
}

const VISITORS: Readonly<Record<string, Visitor>> = {
  guest: {
    signIn: () => Promise.resolve(),
    header: [...EVERYONE, SIGN_IN],
    drawer: [...EVERYONE, HOW, SIGN_IN],
    menu: [],
    home: [...ON_HOME, ...FOR_GUESTS],
  },
  admin: {
    signIn: logInAsAdmin,
    header: [...SIGNED_IN, BELL],
    drawer: [...SIGNED_IN, PREFERENCES, ADMIN, HOW],
    menu: [PREFERENCES, ADMIN],
    home: [...ON_HOME, ...FOR_USERS],
  },
};

const AREAS = {
  header: (page: Page) => page.getByRole("banner"),
  drawer: (page: Page) => page.getByRole("navigation", { name: "Menu" }),
  menu: (page: Page) => page.getByRole("navigation", { name: "Account" }),
  footer: (page: Page) => page.getByRole("contentinfo"),
  home: (page: Page) => page.getByRole("main"),
};

/** On a phone it opens the drawer; on a wide screen the header has the links. */
async function openArea(page: Page, area: keyof typeof AREAS): Promise<void> {
  await page.setViewportSize({ width: area === "drawer" ? 390 : 1280, height: 900 });
  if (area === "drawer") await page.getByRole("button", { name: "Menu", exact: true }).click();
  if (area === "menu") await page.getByRole("button", { name: /^Menu of / }).click();
}

const linkOf = (page: Page, area: keyof typeof AREAS, words: string | RegExp) =>
  AREAS[area](page).getByRole("link", { name: words, exact: true }).first();

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a guest and an administrator find every link of header, menus, footer, Home and further pages where its words say", async ({
    page,
  }) => {
    const seen = new Map<string, string | RegExp>([["/saved", "Saved in this browser"]]);
    /** Asks for the pages alone, because a browser that draws them adds nothing. */
    const expectSeen = async () => {
      for (const [href, heading] of seen) {
        const answer = await page.request.get(href);
        const [, title = ""] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(await answer.text()) ?? [];
        expect([href, answer.status(), title.replaceAll(/<[^>]+>/g, "")]).toEqual([
          ...[href, 200],
          typeof heading === "string" ? heading : expect.stringMatching(heading),
        ]);
      }
      seen.clear();
    };
    for (const [from, links] of Object.entries(FURTHER)) {
      await page.goto(from);
      for (const [words, path, heading] of links) {
        const link = page.locator("main, footer").getByRole("link", { name: words, exact: true }).first();
        const href = (await link.getAttribute("href")) ?? "";
        expect(href, `${from}: ${words}`).toMatch(path);
        seen.set(href, heading);
      }
    }
    for (const [name, visitor] of Object.entries(VISITORS)) {
      await visitor.signIn(page);
      const areas = { ...visitor, footer: [...(name === "guest" ? EVERYONE : SIGNED_IN), ...FOOTER] };
      for (const area of ["header", "drawer", "menu", "footer", "home"] as const) {
        if (areas[area].length === 0) continue;
        await page.goto("/");
        await openArea(page, area);
        for (const [words, path, heading] of areas[area]) {
          const href = (await linkOf(page, area, words).getAttribute("href")) ?? "";
          expect(href, `${area}: ${words}`).toMatch(path);
          seen.set(href, heading);
        }
      }
      await expectSeen();
    }
  });
});

test("an administrator is led there by the router too, from page to page", async ({ page }) => {
  const { signIn, header, drawer, menu } = VISITORS.admin as Visitor;
  // Else the trip planner's assistant opens at some moment after the page, and covers the links.
  await page.addInitScript((key) => sessionStorage.setItem(key, "1"), `${ASSISTANT_SHOWN}:admin`);
  await signIn(page);
  await page.goto("/");
  for (const [area, [words, path, heading]] of [
    ...FOOTER.slice(-1).map((link) => ["footer", link] as const),
    // A page for everyone, and those of a user.
    ...header.slice(3).map((link) => ["header", link] as const),
    ...header.slice(1, 2).map((link) => ["header", link] as const),
    ...drawer.slice(-2).map((link) => ["drawer", link] as const),
    // Last, because no link may lead to the page that is open: the drawer closes when that page has come again.
    ...menu.map((link) => ["menu", link] as const),
  ]) {
    await openArea(page, area);
    await linkOf(page, area, words).click();
    await expect(page.getByRole("heading", { level: 1 }), `${area}: ${words}`).toHaveText(heading);
    // Without a postcode, the search leads on to the form.
    const leadsTo = path.test("/search") ? /^\/#postcode$/ : path;
    await expect(page).toHaveURL(({ pathname, search, hash }) => leadsTo.test(pathname + search + hash));
  }
  await expect(page.getByRole("contentinfo")).toBeVisible();
});
