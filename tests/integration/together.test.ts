import { expect, it } from "vitest";
import type { SearchResult } from "../harness/answers";
import { addUser, openBrowser } from "../harness/sign-in";
import { sharedSiteThisMorning } from "../harness/site";
const site = await sharedSiteThisMorning();

const call = async (query: string) => {
  const answer = await site.get(`/api/search?${query}`);
  return {
    status: answer.status,
    why: answer.headers.get("X-Empty-Reason"),
    body: await answer.json<never>(),
  };
};
const places = async (query: string): Promise<SearchResult[]> => (await call(query)).body;
const text = async (path: string) => (await site.get(path)).text();
const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

it("the call finds what both reach, says when each leaves, and nothing of it for one start", async () => {
  const wish = "drivingHours=2&limit=200&lists=none";
  const [together, home, other] = await Promise.all(
    ["from=LS6&with=M1", "from=LS6", "from=M1"].map((starts) => places(`${starts}&${wish}`)),
  );
  const names = (items: SearchResult[] = []) => items.map(({ destination }) => destination.name);
  const both = names(home).filter((name) => names(other).includes(name));
  expect(names(together).toSorted()).toEqual(both.toSorted());
  expect(both.length).toBeGreaterThan(20);
  for (const { drivingTime, drivingTimes = [], visit } of together ?? []) {
    expect(drivingTimes.map(({ from }) => from)).toEqual(["LS6", "M1"]);
    expect(drivingTimes[0]).toMatchObject(drivingTime);
    expect(drivingTimes.map(({ leave }) => leave).toSorted()[0]).toBe(visit.leave);
    for (const { leave, hours, minutes } of drivingTimes)
      expect(minutesOf(leave) + 60 * hours + minutes).toBe(minutesOf(visit.arrive));
  }
  expect(home?.some((item) => "drivingTimes" in item)).toBe(false);
  const overTheSea = await places("from=BT1&with=G1&drivingHours=5&limit=200&lists=none");
  expect(overTheSea.some(({ drivingTimes }) => drivingTimes?.some(({ ferry }) => ferry !== null))).toBe(true);
});

it("the call refuses starts that it cannot use, each under the name of its parameter", async () => {
  expect(await call("from=LS6&with=ZZ99")).toMatchObject({
    status: 404,
    body: { message: "We couldn't find the postcode ZZ99." },
  });
  expect(await call("from=LS6&with=&with=")).toMatchObject({ status: 200 });
  expect(await call("from=ZE1&with=SW1A&drivingHours=5")).toMatchObject({
    status: 200,
    why: "apart",
    body: [],
  });
  for (const starts of ["from=LS6&with=IM1", "from=IM1&with=LS6"])
    expect(await call(starts)).toMatchObject({ status: 200, why: "no-road-link", body: [] });
});

it("pages say each drive, keep the starts in their links, and share districts only", async () => {
  const [form] = /<form method="get" action="\/search".*?<\/form>/s.exec(await text("/")) ?? [];
  expect(form?.match(/ name="(postcode|with)"/g)).toHaveLength(3);
  // As a browser without JavaScript sends the form.
  const page = await text("/search?postcode=LS6+2AA&with=M1+1AE&with=&drivingHours=2&travelDate=");
  expect(page.match(/LS6\u00a0[^·<]+· M1\u00a0/g)?.length).toBeGreaterThanOrEqual(19);
  expect(page).toContain("within 2 hours of LS6 2AA and M1 1AE");
  const shared = /property="og:url" content="([^"]*)"/.exec(page)?.[1] ?? "";
  expect(shared).toContain("from=LS6&amp;hours=2");
  expect(shared).toContain("with=M1");
  expect(shared).not.toMatch(/2AA|1AE/);
  const place = await text("/destinations/saddleworth?from=LS6&with=M1&with=ZZ99&drivingHours=2");
  expect(place).toMatch(/Leave LS6 at 9:00 and M1 at [\d:]+, to be there by/);
  expect(place).toContain("We know no way by road from ZZ99, so this is without it.");
  const calendar = await text("/destinations/saddleworth/calendar.ics?from=LS6&with=M1");
  expect(calendar.replaceAll("\r\n ", "")).toMatch(/DESCRIPTION:Leave LS6 at .* and M1 at .*arrive at/);
  const map = await (await site.get("/search/map?from=LS6&with=M1")).json<{ home: object; met: object[] }>();
  expect([map.home, map.met]).toMatchObject([{ name: "LS6" }, [{ name: "M1" }]]);
  expect(await text("/search?from=LS6&with=M1&view=days")).toMatch(/LS6\u00a0[^·<]+· M1\u00a0/);
});

it("an unusable start has its fault at its own field, and hostile ones harm nothing", async () => {
  const unknown = await site.get("/search?from=LS6&with=M1&with=ZZ99");
  const page = await unknown.text();
  expect(unknown.status).toBe(404);
  expect(page).toMatch(/id="with-2-error"[^>]*>.*?We couldn&#x27;t find the postcode ZZ99/s);
  expect(page).not.toContain('id="with-1-error"');
  expect((await site.get("/search?from=LS6&with=hello1")).status).toBe(400);
  const hostile = `/search?from=LS6&with=${encodeURIComponent('"><script>alert(1)</script>')}`;
  expect(await text(hostile)).not.toContain("<script>alert(1)");
  const many = await site.get(`/search?from=LS6&${"with=M1&".repeat(300)}`);
  expect(many.status).toBe(200);
  expect(await text("/search?from=LS6&with=M1&with=B1&with=G1")).toContain("from up to 2 other places");
  expect(await text("/search?from=LS6&with=LS6+2AA")).toContain("LS6 is named twice, so it counts once.");
  const apart = await text("/search?from=CF10&with=EX1&drivingHours=1");
  expect(apart).toMatch(
    /CF10 and EX1 are too far apart: no place is within 1 hour of both\. Within \d hours there are \d+\./,
  );
  expect(apart).toMatch(/Without EX1: \d+ places/);
  const abroad = await text("/search?from=LS6&with=IM1&with=M1&drivingHours=2");
  expect(abroad).toContain(
    "No road leads from IM1 to our places. Sunny Escape covers only the United Kingdom.",
  );
  const [, without = ""] = /href="([^"]*)"[^>]*>[^<]*Without IM1: \d+ places/.exec(abroad) ?? [];
  expect(new URL(without.replaceAll("&amp;", "&"), site.url).searchParams.getAll("with")).toEqual(["M1"]);
});

it("a trip says each drive as the search does, keeps the districts when it is changed, and is answered, without JavaScript", async () => {
  const place = await text("/destinations/saddleworth?postcode=LS6+2AA&with=M1+1AE&with=IM1");
  const [form = ""] = /<form method="post" action="\/trip".*?<\/form>/s.exec(place) ?? [];
  const fields = [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]);
  const stop = Object.fromEntries(fields) as Record<string, string>;
  expect(stop).toMatchObject({ intent: "add", outcode: "LS6", with: "M1" });
  const browser = await addUser(site);
  await browser.submit("/trip", stop);
  await browser.submit("/trip", { ...stop, intent: "change", nights: "1" });
  await browser.submit("/trip", { intent: "share" });
  const trip = await (await browser.get("/trip")).text();
  expect(trip).toContain("1 night");
  expect(trip).toMatch(/Leave LS6 at 9:00 and M1 at [\d:]+, arrive at /);
  expect(trip).toMatch(/LS6\u00a0[^·<]+· M1\u00a0/);
  const calendar = await (await browser.get("/trip/calendar.ics")).text();
  expect(calendar.replaceAll("\r\n ", "")).toMatch(/Leave LS6 at .* and M1 at .*arrive at/);
  const [path = ""] = /\/trips\/[\w-]{43}/.exec(trip) ?? [];
  const reader = openBrowser(site);
  const shared = await (await reader.get(path)).text();
  expect(shared).toMatch(/Leave LS6 at 9:00 and M1 at /);
  expect(shared).toMatch(/<form method="post".*?name="slug" value="saddleworth".*?name="vote" value="yes"/s);
  await reader.submit(path, { slug: "saddleworth", vote: "yes" });
  await browser.submit("/trip", { ...stop, intent: "change", with: "ZZ99" });
  const changed = await (await browser.get("/trip")).text();
  expect(changed).toMatch(/Leave LS6 at 9:00, arrive at /);
  expect(changed).toContain("1 of 1 says yes");
});
