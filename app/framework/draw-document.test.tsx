import { runInNewContext } from "node:vm";
import { type ReactNode, Suspense } from "react";
import { expect, test, vi } from "vitest";
import { dataScripts, drawDocument } from "./draw-document";

const page = (content: ReactNode) => (
  <html lang="en-GB">
    <body>{content}</body>
  </html>
);

function Broken(): never {
  throw new Error("no map");
}

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

test("if a part within a boundary fails, the rest is drawn and the cause is logged", async () => {
  const onError = vi.fn();
  const html = await drawDocument(
    page(
      <>
        List
        <Suspense fallback="Drawing the map…">
          <Broken />
        </Suspense>
      </>,
    ),
    "",
    onError,
  );
  expect(html).toContain("List");
  expect(html).toContain("Drawing the map…");
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error("no map"));
});

test("a page that cannot be drawn is thrown, not answered", async () => {
  await expect(drawDocument(page(<Broken />), "", () => {})).rejects.toThrow("no map");
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
