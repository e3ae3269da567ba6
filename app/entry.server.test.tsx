import type { AppLoadContext, ServerBuild } from "@remix-run/cloudflare";
import { createRequestHandler } from "@remix-run/cloudflare";
// oxlint-disable-next-line no-restricted-imports -- ours is compared with it
import { Link as RemixLink } from "@remix-run/react";
import { type ComponentType, type ReactNode, Suspense } from "react";
import { describe, expect, it, vi } from "vitest";
import * as entry from "./entry.server";
import { Link } from "./framework/link";

const Page = ({ children }: { children: ReactNode }) => (
  <html lang="en-GB">
    <body>{children}</body>
  </html>
);

function Broken(): never {
  throw new Error("no map");
}

/** Opens a site that has only this page. Returns the answer and what was logged. */
async function open(component: ComponentType, boundary?: ComponentType, loader?: () => unknown) {
  const module = { default: component, ErrorBoundary: boundary, loader };
  const route = { id: "root", path: "", module };
  const build = {
    entry: { module: entry },
    routes: { root: route },
    assets: {
      entry: { module: "/entry.js", imports: [] },
      routes: { root: { id: "root", path: "", module: "/root.js", hasErrorBoundary: Boolean(boundary) } },
      url: "/manifest.js",
      version: "1",
    },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: { v3_singleFetch: true },
    isSpaMode: false,
  } as unknown as ServerBuild;
  const log = { info: vi.fn(), error: vi.fn() };
  const context = { nonce: "n0nce", app: { log } } as unknown as AppLoadContext;
  const request = new Request("https://site.example/?postcode=LS63AA");
  const answer = await createRequestHandler(build, "production")(request, context);
  return { status: answer.status, html: await answer.text(), log };
}

const Whole = () => <Page>Places</Page>;
const Partly = () => (
  <Page>
    Places
    <Suspense fallback="No map just now">
      <Broken />
    </Suspense>
  </Page>
);
const Sorry = () => <Page>Something went wrong</Page>;

describe("a page", () => {
  it("that is drawn whole is a 200, and nothing is logged", async () => {
    const { status, html, log } = await open(Whole, Sorry);
    expect([status, html]).toEqual([200, expect.stringContaining("Places")]);
    expect(log.error).not.toHaveBeenCalled();
  });

  it("of which a part fails is a 500 with all that could be drawn, logged once, without its query", async () => {
    const { status, html, log } = await open(Partly, Sorry);
    expect([status, html]).toEqual([500, expect.stringMatching(/Places.*No map just now/s)]);
    expect(log.error).toHaveBeenCalledExactlyOnceWith("render.failed", new Error("no map"), { path: "/" });
  });

  it("that fails is a 500 with its boundary in its place, logged once", async () => {
    const { status, html, log } = await open(Broken, Sorry);
    expect([status, html]).toEqual([500, expect.stringContaining("Something went wrong")]);
    expect(log.error).toHaveBeenCalledExactlyOnceWith(
      "request.failed",
      new Error("no map"),
      expect.objectContaining({ path: "/" }),
    );
  });

  it("whose boundary fails as well is a 500 that says nothing of the cause, which is in the log", async () => {
    const { status, html, log } = await open(Broken, Broken);
    expect(status).toBe(500);
    expect(html).not.toContain("no map");
    expect(log.error).toHaveBeenCalledWith("request.failed", new Error("no map"), expect.anything());
  });

  it("that is not there, or forbidden, is no fault: nothing is logged", async () => {
    const { status, log } = await open(Whole, Sorry, () => {
      throw new Response("gone", { status: 410 });
    });
    expect(status).toBe(410);
    expect(log.error).not.toHaveBeenCalled();
  });
});

it("a link has the markup of Remix's, so that the browser can take it over", async () => {
  const props = {
    ...{ to: "/search?postcode=LS6+3AA&view=map#list", className: "chip", "aria-current": "page" as const },
    ...{ children: "Map", preventScrollReset: true, replace: true, state: { from: "list" } },
  };
  const ours = await open(() => <Page>{<Link {...props} />}</Page>);
  const remixs = await open(() => <Page>{<RemixLink {...props} />}</Page>);
  expect(ours.html).toContain("<a ");
  expect(ours.html).toBe(remixs.html);
});
