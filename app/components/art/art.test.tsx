import { gzipSync } from "node:zlib";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { FormScene, OfflineScene, StormScene } from "./empty-scenes";
import { HeroLandscape } from "./hero-landscape";
import { LogoMark } from "#app/components/layout/site-header";

describe("the hero's landscape", () => {
  it("costs the home page at most 3 kB compressed, 10 kB in all", () => {
    const svg = renderToStaticMarkup(<HeroLandscape light="dusk" />);
    expect(svg.length).toBeLessThan(10_000);
    expect(gzipSync(svg).length).toBeLessThan(3_000);
  });

  it("says which light it is drawn in and is hidden from readers of the page", () => {
    const svg = renderToStaticMarkup(<HeroLandscape light="night" />);
    expect(svg).toContain('data-light="night"');
    expect(svg).toContain('aria-hidden="true"');
  });
});

it.each([
  ["storm", <StormScene key="b" />],
  ["offline", <OfflineScene key="c" />],
  ["form", <FormScene key="e" />],
  ["logo", <LogoMark key="f" />],
])("the small drawings %s: at most 1 kB and hidden from readers of the page", (_name, drawing) => {
  const svg = renderToStaticMarkup(drawing);
  expect(svg.length).toBeLessThanOrEqual(1_024);
  expect(svg).toContain('aria-hidden="true"');
});
