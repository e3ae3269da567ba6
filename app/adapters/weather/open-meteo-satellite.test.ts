import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type FakeUpstream, startFakeUpstream } from "../../../tests/fakes/upstream";
import { openMeteoSatellite } from "../../../tests/fakes/vendors/open-meteo-satellite";
import { createOpenMeteoSatellite } from "./open-meteo-satellite";

const DATE = "2026-06-12";
/** Returns epoch ms for an hour of London's clock, which is an hour ahead of UTC on this date. */
const hour = (clock: number) => Date.parse(`${DATE}T00:00:00Z`) + (clock - 1) * 3_600_000;
const BRISTOL = { latitude: 51.45, longitude: -2.59 };
const LERWICK = { latitude: 60.15, longitude: -1.14 };

let upstream: FakeUpstream;
beforeAll(async () => {
  const vendor = openMeteoSatellite((latitude, end) => (end === 13 && latitude > 60 ? null : end));
  upstream = await startFakeUpstream({ vendors: [vendor] });
});
beforeEach(() => upstream.behaveWell());
afterAll(() => upstream.close());

const satellite = (apiKey?: string) =>
  createOpenMeteoSatellite({ baseUrl: upstream.url, apiKey, takeTurn: null });

describe("Open-Meteo's satellite radiation", () => {
  it("gives the minutes of sun of each hour of a London day, under the hour's start, and leaves gaps out", async () => {
    const [bristol, lerwick] = await satellite("key").sunOf([BRISTOL, LERWICK], DATE);
    expect(bristol?.get(hour(11))).toBe(12);
    expect([bristol?.get(hour(12)), lerwick?.get(hour(12)), lerwick?.get(hour(13))]).toEqual([
      13,
      undefined,
      14,
    ]);
    expect(upstream.requests.at(-1)).toMatchObject({
      path: "/v1/archive",
      query: {
        hourly: "sunshine_duration",
        models: "dwd_sis_europe_africa_v4",
        start_date: DATE,
        end_date: DATE,
        apikey: "key",
      },
    });
  });

  it("takes a single place's answer too, and not one from somewhere else", async () => {
    const [one] = await satellite().sunOf([BRISTOL], DATE);
    expect(one?.size).toBe(24);
    const http = {
      fetch: async (url: string) => {
        const answer = await fetch(url);
        return new Response((await answer.text()).replace('"latitude":51.45', '"latitude":41.45'));
      },
    } as never;
    const far = createOpenMeteoSatellite({ baseUrl: upstream.url, takeTurn: null, http });
    expect(await far.sunOf([BRISTOL], DATE)).toEqual([null]);
  });

  it("fails as a whole where the service does, or where the number of places is another", async () => {
    upstream.behave("open-meteo-satellite", { status: 503 });
    await expect(satellite().sunOf([BRISTOL], DATE)).rejects.toMatchObject({ code: "unreachable" });
    upstream.behaveWell();
    const http = { fetch: () => Promise.resolve(new Response("[]")) } as never;
    const none = createOpenMeteoSatellite({ baseUrl: upstream.url, takeTurn: null, http });
    await expect(none.sunOf([BRISTOL, LERWICK], DATE)).rejects.toMatchObject({ code: "malformed" });
  });
});
