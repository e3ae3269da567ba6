import type { Random } from "../seeded-random";
import type { Palette } from "../palette";
import { box, fill, nums, poly } from "./svg";

/** Many little houses over a slope, drawn as few paths: walls, shades, roofs, and windows dark or lit at night. */
export function village(
  random: Random,
  palette: Palette,
  spots: readonly (readonly [x: number, base: number])[],
  { wall, roof, size = 14 }: { wall: string; roof: string; size?: number },
): string {
  let walls = "";
  let shades = "";
  let roofs = "";
  const panes = ["", ""];
  const pens = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ];
  let count = 0;
  const wide = Math.max(2, Math.round(size * 0.16));
  for (const [x, base] of [...spots].sort((a, b) => a[1] - b[1])) {
    const w = Math.round(size * random.between(0.9, 1.5));
    const h = Math.round(size * random.between(0.6, 0.85));
    const roofH = Math.round(size * 0.5);
    walls += box(x, base - h, w, h);
    shades += box(x + w - Math.round(w / 4), base - h, Math.round(w / 4), h);
    roofs += poly(x - 1, base - h, x + 3, base - h - roofH, x + w - 3, base - h - roofH, x + w + 1, base - h);
    const left = x + Math.round(w * 0.18);
    const top = base - Math.round(h * 0.72);
    for (const paneX of [left, left + Math.round(w * 0.36)]) {
      const lit = count++ % 3 === 1 ? 1 : 0;
      const pen = pens[lit] ?? { x: 0, y: 0 };
      panes[lit] += `${panes[lit] === "" ? "M" : "m"}${nums(paneX - pen.x, top - pen.y)}v${wide + 2}`;
      pens[lit] = { x: paneX, y: top + wide + 2 };
    }
  }
  return (
    fill(wall, walls) +
    fill(palette.ink, shades, 0.18) +
    fill(roof, roofs) +
    [palette.glass.slice(0, 7), palette.glass]
      .map(
        (glass, lit) =>
          `<path stroke="${glass}" stroke-width="${wide}" stroke-linecap="butt" d="${panes[lit]}"/>`,
      )
      .join("")
  );
}

/** Spots for a village: rows that step up a slope between two xs. */
export function spotsOn(
  random: Random,
  from: number,
  to: number,
  rows: readonly number[],
  gap: number,
): [number, number][] {
  return rows.flatMap((base, row) => {
    const spots: [number, number][] = [];
    for (let x = from + row * gap * 0.4; x < to - row * gap * 0.4; x += gap * random.between(0.85, 1.3))
      spots.push([Math.round(x), Math.round(base + random.between(-3, 3))]);
    return spots;
  });
}
