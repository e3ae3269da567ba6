import { type SVGProps, createElement } from "react";

type Attributes = Readonly<Record<string, string>>;

interface IconData {
  node: readonly (readonly [tag: string, attributes: Attributes])[];
}

const LINES = {
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

/** Each path begins at 0, 0, from where its first "m" counts. */
const AS_PATH: Readonly<Record<string, (of: Attributes) => string>> = {
  path: ({ d = "" }) => `M0 0${d}`,
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  circle: ({ cx, cy, r }) =>
    `M${Number(cx) - Number(r)} ${cy}a${r} ${r} 0 1 0 ${2 * Number(r)} 0a${r} ${r} 0 1 0 ${-2 * Number(r)} 0z`,
};

/** In place of Lucide's own function, most of which is for choices that we don't make. */
export function createIcon({ node }: IconData) {
  // One path instead of up to six elements, because browsers create and lay out each of them.
  const d = node.map(([tag, attributes]) => AS_PATH[tag]?.(attributes) ?? "").join("");
  const parts = [
    createElement("path", { key: "d", d }),
    ...node.filter(([tag]) => !AS_PATH[tag]).map(([tag, attributes]) => createElement(tag, attributes)),
  ];
  return (props: SVGProps<SVGSVGElement>) =>
    createElement("svg", { width: 24, height: 24, viewBox: "0 0 24 24", ...LINES, ...props }, parts);
}
