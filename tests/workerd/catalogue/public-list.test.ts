import { beforeEach, describe, expect, it } from "vitest";
import * as destinations from "#app/routes/api/admin.destinations";
import * as list from "#app/routes/api/destinations.all";
import type { Snapshot } from "#app/services/ports";
import { BATH, type CatalogueSite, startCatalogue } from "./site";

let site: CatalogueSite;
beforeEach(async () => {
  site = await startCatalogue();
});

async function publishBath(): Promise<void> {
  const body = { ...BATH, activities: [{ name: "Walk", description: "Six miles." }], specialOffer: "Tea" };
  await site.send(destinations, "POST", { body });
  const { content } = site.publisher.published.at(-1) ?? {};
  const snapshot = { version: "v", ...content } as Snapshot;
  site.app.currentSnapshot = () => Promise.resolve(snapshot) as never;
}

describe("GET /api/destinations/all", () => {
  it("is the same list for a guest, a user and the administrator, public fields only", async () => {
    await publishBath();
    const [guest, user, admin] = await Promise.all(
      (["guest", "robin", "admin"] as const).map(async (as) =>
        (await site.send(list, "GET", { as })).json<object[]>(),
      ),
    );
    expect(guest).toEqual(user);
    expect(guest).toEqual(admin);
    expect(Object.keys(guest?.[0] ?? {}).sort()).toEqual(
      [
        ...[
          "activities",
          "campsites",
          "description",
          "featured",
          "hotels",
          "id",
          "imageUrl",
          "kind",
          "latitude",
        ],
        ...["longitude", "name", "partnershipCode", "postcode", "region", "slug", "specialOffer"],
      ].sort(),
    );
  });

  it("asks no database for a guest, and shows the administrator a change at once", async () => {
    await publishBath();
    await site.send(destinations, "POST", { body: { ...BATH, name: "York" } });
    site.statements.length = 0;
    const guest = await (await site.send(list, "GET", { as: "guest" })).json<unknown[]>();
    expect([guest.length, site.statements]).toEqual([1, []]);
    expect(await (await site.send(list, "GET")).json()).toHaveLength(2);
  });

  it("is a 503 in JSON where there is no snapshot, and 405 for other methods", async () => {
    const answer = await site.send(list, "GET", { as: "guest" });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toHaveProperty("message");
    expect((await site.send(list, "POST", { body: {} })).status).toBe(405);
  });
});
