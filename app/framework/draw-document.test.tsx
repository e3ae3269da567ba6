import { runInNewContext } from "node:vm";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { dataScripts, drawDocument } from "./draw-document";

const page = (content: ReactNode) => (
  <html lang="en-GB">
    <body>{content}</body>
  </html>
);

test("a document is drawn whole, its scripts last in its body", async () => {
  const html = await drawDocument(page("Tea & cake"), "<script>1</script>", () => {});
  expect(html).toBe('<!DOCTYPE html><html lang="en-GB"><body>Tea &amp; cake<script>1</script></body></html>');
});

test("a page's code waits for what the page is drawn with", async () => {
  const html = await drawDocument(page(<link rel="modulepreload" href="/assets/map.js" />), "", () => {});
  expect(html).toContain('<link rel="modulepreload" fetchpriority="low" href="/assets/map.js"/>');
});

test("text that looks like a link to code stays as it is", async () => {
  const html = await drawDocument(page('<link rel="modulepreload"'), "", () => {});
  expect(html).not.toContain("fetchpriority");
});

test("data reach the browser as they are, and end no script early", async () => {
  const text = '[{"name":"</script><!-- Tom & Jerry\u2028é"}]';
  const scripts = await dataScripts(new Blob([text]).stream(), "n0nce");
  const [, told = ""] = /^<script nonce="n0nce">(.*)<\/script>$/.exec(scripts) ?? [];
  expect(told).not.toMatch(/[<\u2028]/);

  const enqueue = vi.fn();
  const close = vi.fn();
  const window = { __remixContext: { streamController: { enqueue, close } } };
  runInNewContext(told, { window });
  expect(enqueue).toHaveBeenCalledExactlyOnceWith(text);
  expect(close).toHaveBeenCalledOnce();
});
