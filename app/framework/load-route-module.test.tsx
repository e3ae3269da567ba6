import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type ComponentType, createElement } from "react";
import { loadRouteModule, showIfUnreachable } from "./load-route-module";

interface Stand {
  default: ComponentType;
  clientLoader: (args: object) => unknown;
  clientAction: (args: object) => unknown;
}

const MISSING = { id: "routes/away", module: "data:text/javascript,not a module (" };
const load = (modules: Record<string, unknown> = {}) => loadRouteModule(MISSING, modules) as Promise<Stand>;

afterEach(() => {
  vi.restoreAllMocks();
  showIfUnreachable(() => null);
});

describe("the code of a route", () => {
  it("is fetched once and kept", async () => {
    const modules: Record<string, unknown> = {};
    const route = { id: "routes/here", module: "data:text/javascript,export default %22here%22" };
    const loaded = await loadRouteModule(route, modules);
    expect((loaded as { default: unknown }).default).toBe("here");
    expect(modules["routes/here"]).toBe(loaded);
    const known = { default: "known" };
    expect(await loadRouteModule(route, { "routes/here": known })).toBe(known);
  });

  it.each([
    ["gone after a release", () => Promise.resolve(new Response(null, { status: 404 })), true],
    ["there, but not to be read", () => Promise.resolve(new Response("")), false],
    ["out of reach without a network", () => Promise.reject(new TypeError("Failed to fetch")), false],
  ])("that is %s gives a page that says so, and is tried again next time", async (_, answer, isGone) => {
    vi.spyOn(globalThis, "fetch").mockImplementation(answer);
    showIfUnreachable((props) => createElement("p", null, props.isGone ? "gone" : "unreachable"));
    const modules: Record<string, unknown> = {};
    const stand = await load(modules);
    expect(renderToStaticMarkup(createElement(stand.default))).toBe(
      `<p>${isGone ? "gone" : "unreachable"}</p>`,
    );
    expect(modules).toEqual({});
  });

  it("that is missing still lets the server's answer to the page through", async () => {
    vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
    const { clientLoader, clientAction } = await load();
    expect(clientLoader({ serverLoader: () => "read" })).toBe("read");
    expect(clientAction({ serverAction: () => "written" })).toBe("written");
  });
});
