import { readFileSync, readdirSync } from "node:fs";
import type { LucideIcon } from "lucide-react/types";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import drawIcon, { type IconData } from "./draw-icon";

interface IconFile {
  default: LucideIcon;
  __iconData: IconData;
}

/** The icons that the site imports, by the names of their files. */
function namesInUse(): string[] {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".tsx"),
  );
  const sources = files.map((path) => readFileSync(`app/${path}`, "utf8"));
  const names = sources.flatMap((text) => [...text.matchAll(/"lucide-react\/icons\/([\w-]+)"/g)]);
  return [...new Set(names.map(([, name = ""]) => name))];
}

describe("drawIcon", () => {
  it.each(namesInUse())("draws %s as lucide-react does", async (name) => {
    const { default: Theirs, __iconData: data } = (await import(`lucide-react/icons/${name}`)) as IconFile;
    const Ours = drawIcon(data);
    for (const props of [{}, { className: "icon mt-1", fill: "currentColor", "aria-hidden": true }]) {
      const attributes = (html: string) => [...html.matchAll(/[\w:-]+="[^"]*"|<\/?\w+/g)].flat().sort();
      const [ours, theirs] = [<Ours key="ours" {...props} />, <Theirs key="theirs" {...props} />];
      expect(attributes(renderToStaticMarkup(ours))).toEqual(attributes(renderToStaticMarkup(theirs)));
    }
  });
});
