import { describe, expect, it } from "vitest";
import type { AnsweredRequest } from "#app/services/ports";
import { addressOf } from "#app/http/address/address-of";
import { countRequest } from "./count-request";

function counted(method: string, address: string, headers: Record<string, string> = {}): AnsweredRequest {
  const points: AnsweredRequest[] = [];
  const counter = { count: (point: AnsweredRequest) => void points.push(point) };
  const { part } = addressOf(new URL(address, "https://site.example").pathname);
  countRequest(counter, method, part, new Response("[]", { headers }));
  expect(points).toHaveLength(1);
  return points[0] as AnsweredRequest;
}

describe("a counted request", () => {
  it.each([
    ["/", "home"],
    ["/_root.data", "home"],
    ["/search?postcode=LS6+3AA", "search"],
    ["/search.data?postcode=LS6+3AA", "search"],
    ["/search/more?postcode=LS6+3AA", "part of a search"],
    ["/api/search?postcode=LS6+3AA", "search call"],
    ["/api/search-history/7/click", "personal call"],
    ["/destinations/brighton/details", "place"],
    ["/api/admin/destinations/7", "admin call"],
  ])("to %s belongs to: %s", (address, part) => {
    expect(counted("GET", address).part).toBe(part);
  });

  it("says how many places a search has found, and nothing that a visitor wrote", () => {
    expect(counted("GET", "/api/search", { "X-Total-Count": "78" }).results).toBe(78);
    expect(counted("GET", "/api/destinations/all", { "X-Total-Count": "629" }).results).toBeNull();
    const point = counted("ANNAS-SECRET", "/LS6%203AA?postcode=LS6+3AA");
    expect(point).toEqual({ part: "other", method: "other", status: 200, results: null });
  });
});
