import type { Stage } from "../sketch";
import { bastion, coneTower, crenels, flag, gateway } from "../kit/castles";
import { box, fill } from "../kit/svg";

/** A castle about 200 wide from x = 0, standing on y = 0. */
export function castle(stage: Stage): string {
  const { palette, random } = stage;
  const keepX = random.whole(70, 96);
  const keepH = random.whole(78, 94);
  const coned = random.chance(0.35);
  const tower = (x: number, h: number) =>
    coned
      ? coneTower({ x, base: 6, w: 24, h }, palette, 26)
      : bastion({ x, base: 6, w: 24, h }, palette, { slits: 1 });
  return (
    bastion({ x: keepX, base: 0, w: 46, h: keepH }, palette, { slits: 2, merlon: 6 }) +
    bastion({ x: keepX + 34, base: 0, w: 14, h: keepH + 14 }, palette, { merlon: 4 }) +
    flag(keepX + 41, -keepH - 18, 22, palette.accent, palette) +
    fill(palette.wall, box(10, -34, 190, 40) + crenels(10, -34, 190, 5)) +
    fill(palette.wallShade, box(10, -28, 190, 2) + box(10, -4, 190, 10), 0.6) +
    tower(0, random.whole(58, 70)) +
    tower(184, random.whole(52, 64)) +
    tower(124, 52) +
    gateway(156, 6, 16, 24, palette)
  );
}
