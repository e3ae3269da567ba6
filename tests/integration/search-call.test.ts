import { describe, expect, it } from "vitest";
import type { SearchResult } from "../harness/answers";
import { sharedSiteThisMorning } from "../harness/site";

const site = await sharedSiteThisMorning();

const search = (query: string) => site.get(`/api/search?${query}`);
const found = async (query: string) => (await search(query)).json<SearchResult[]>();

describe("a search call", () => {
  it("gives the best score first, compared with home, or the nearest where that is asked for, and never a place beyond the drive", async () => {
    const results = await found("postcode=M1%201AE&drivingHours=3&sort=score");
    expect(results.length).toBeGreaterThan(5);
    const scores = results.map(({ score }) => score?.value ?? -1);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    const { home } = results[0] ?? {};
    expect(home?.difference).toBe((scores[0] ?? NaN) - (home?.score ?? NaN));
    const near = await found("postcode=M1%201AE&drivingHours=3&sort=near");
    const drives = near.map(({ drivingTime }) => drivingTime.hours * 60 + drivingTime.minutes);
    expect(drives).toEqual([...drives].sort((a, b) => a - b));
    for (const minutes of drives) expect(minutes).toBeLessThanOrEqual(180);
  });

  it("carries what a card needs, in the units asked for", async () => {
    const query = "postcode=SW1A1AA&drivingHours=2";
    // Not one next door, whose distance rounds to nothing.
    const isFar = ({ drivingTime }: { drivingTime: { hours: number } }) => drivingTime.hours > 0;
    const metric = (await found(`${query}&distanceUnit=kilometers`)).find(isFar);
    const imperial = (await found(`${query}&temperatureUnit=fahrenheit`)).find(isFar);
    expect(metric?.destination.id).toBe(imperial?.destination.id);
    expect(metric?.drivingTime.distanceUnit).toBe("kilometers");
    expect((metric?.drivingTime.distance ?? 0) / (imperial?.drivingTime.distance ?? 1)).toBeCloseTo(1.609, 1);
    const celsius = metric?.weather?.current.temp ?? NaN;
    expect(Math.abs((imperial?.weather?.current.temp ?? NaN) - (celsius * 9) / 5 - 32)).toBeLessThanOrEqual(
      1.4,
    );
    expect(metric?.weather?.forecast).toHaveLength(6);
    expect(metric?.weather?.provider).toBe("sample");
    expect(metric?.activities.length).toBeGreaterThanOrEqual(3);
    expect(metric?.hotels.length).toBeGreaterThan(0);
  });

  it("gives the next part, and the total", async () => {
    const whole = await search("postcode=B1%201BB&drivingHours=5");
    const all = await whole.json<SearchResult[]>();
    expect(all).toHaveLength(50);
    const total = Number(whole.headers.get("X-Total-Count"));
    expect(total).toBeGreaterThan(50);
    expect(await found(`postcode=B1%201BB&drivingHours=5&limit=200&offset=${total - 3}`)).toHaveLength(3);
    const page = await found("postcode=B1%201BB&drivingHours=5&limit=3&offset=2");
    expect(page).toEqual(all.slice(2, 5));
  });

  it("says how many places are as good as the best, and which", async () => {
    const answer = await search("postcode=SW1A1AA&drivingHours=2&limit=200");
    const order = JSON.parse(answer.headers.get("X-Search-Order") ?? "") as { band: number; points: number };
    expect(order.points).toBe(3);
    const flags = (await answer.json<SearchResult[]>()).map(({ inBand }) => inBand);
    expect(flags.filter(Boolean)).toHaveLength(order.band);
    expect(flags.lastIndexOf(true)).toBe(order.band - 1);
  });

  it("leaves out lists where it is asked to, and nothing else", async () => {
    const query = "postcode=SW1A1AA&drivingHours=2&limit=1";
    const [whole] = await found(query);
    const [lean] = await found(`${query}&lists=none`);
    expect(lean).not.toHaveProperty("activities");
    expect(lean).toHaveProperty("weather");
    expect(whole).toMatchObject({ ...lean });
  });

  it("sums a place up in half a kilobyte: where it is, its drive and its score", async () => {
    for (const origin of ["postcode=SW1A1AA", "postcode=KW14YX", "from=IV27", "postcode=BT15GS"]) {
      const query = `${origin}&drivingHours=5&limit=200&temperatureUnit=fahrenheit&distanceUnit=kilometers`;
      const answer = await (await search(`${query}&detail=summary`)).text();
      const summaries = JSON.parse(answer) as SearchResult[];
      const whole = await found(query);
      expect(summaries).toEqual(
        whole.map(({ destination, drivingTime, score, warnings, inBand }) => {
          const { value, verdict, reasons } = score ?? {};
          return { destination, drivingTime, score: score && { value, verdict, reasons }, warnings, inBand };
        }),
      );
      expect(answer.length / summaries.length).toBeLessThanOrEqual(500);
    }
    expect(await found("postcode=SW1A1AA&detail=summary&offset=5000")).toEqual([]);
  });

  it("says in a summary what answers the filters", async () => {
    const query = "postcode=SW1A1AA&drivingHours=2&interests=gardens";
    const [summary] = await found(`${query}&detail=summary`);
    const [whole] = await found(query);
    expect(summary).toHaveProperty("matches", (whole as unknown as { matches: unknown }).matches);
  });

  it("answers Jersey with nothing and says that there is no road link", async () => {
    const answer = await search("postcode=JE2%203AB&drivingHours=5");
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual([]);
    expect(answer.headers.get("X-Empty-Reason")).toBe("no-road-link");
  });
});
