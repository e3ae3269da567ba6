import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { createIcon } from "./icon";

const drawn = (...node: Parameters<typeof createIcon>[0]["node"]) =>
  renderToStaticMarkup(createIcon({ node })({})).replace(/^<svg[^>]*>|<\/svg>$/g, "");

it("draws paths, lines and circles as one path, in which a first relative step counts from 0, 0", () => {
  expect(
    drawn(
      ["path", { d: "m3 3 6 6" }],
      ["line", { x1: "1", y1: "2", x2: "3", y2: "4" }],
      ["circle", { cx: "18", cy: "5", r: "3" }],
    ),
  ).toBe('<path d="M0 0m3 3 6 6M1 2L3 4M15 5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z"></path>');
});

it("leaves any other part as it is", () => {
  expect(drawn(["path", { d: "M3 3h6" }], ["rect", { width: "6", height: "9", key: "a" }])).toBe(
    '<path d="M0 0M3 3h6"></path><rect width="6" height="9"></rect>',
  );
});
