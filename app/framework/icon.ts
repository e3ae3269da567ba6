import { type SVGProps, createElement } from "react";

interface IconData {
  node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

const LINES = {
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

/** In place of Lucide's own function, most of which is for choices that we don't make. */
export function createIcon({ node }: IconData) {
  const parts = node.map(([tag, attributes]) => createElement(tag, attributes));
  return (props: SVGProps<SVGSVGElement>) =>
    createElement("svg", { width: 24, height: 24, viewBox: "0 0 24 24", ...LINES, ...props }, parts);
}
