import type { Setting } from "../../settings/setting";
import { stoneBridge } from "../../shapes/castles";
import { gothicTower, nave, spire } from "../../shapes/churches";
import { mix } from "../../shapes/colour";
import { street } from "../../shapes/houses";
import { spotsOn, village } from "../../shapes/village";
import { copse, roundTrees } from "../../shapes/plants";
import { at, fill, mirroredOn } from "../../shapes/svg";
import { cuts, hill, rolling } from "../../shapes/terrain";
import { dryWall } from "../../shapes/countryside";
import { ripples, water } from "../../shapes/water";
import { asSubject } from "../../subject";

/** The five-arched bridge over the Wye, All Saints' spire on the slope, green dales walled in limestone. */
export const bakewell: Setting = {
  look: { sky: "mint", land: "meadow", water: "river", wall: "honey", roof: "slate" },
  ground: 262,
  view: { x: 70, y: 60, zoom: 1.2 },
  back(stage) {
    const { palette, random } = stage;
    const hillside = [-40, 196, 80, 168, 220, 160, 340, 176, 460, 166, 560, 184, 690, 176];
    const stone = [
      palette.wall,
      mix(palette.wall, palette.paper, 0.35),
      mix(palette.wall, palette.wallShade, 0.3),
    ] as const;
    const church =
      spire(417, 152, 22, 66, mix(palette.wall, palette.paper, 0.2), palette.wallShade) +
      gothicTower({ x: 404, base: 204, w: 26, h: 52 }, palette, { crown: 5 }) +
      nave({ x: 430, base: 204, w: 70, h: 28 }, palette, { bays: 5, roofH: 12 }) +
      nave({ x: 360, base: 204, w: 44, h: 24 }, palette, { bays: 3, roofH: 10 });
    const limestone = { ...palette, wall: "#d8d3c2", wallShade: "#9aa092" };
    const bridge = stoneBridge({ x: 120, base: 302, w: 400, h: 42 }, palette, {
      arches: 5,
      rise: 9,
      parapet: 9,
    });
    const duck = (flip: number) =>
      fill("#5d4a3a", "M-9-3q4 5 11 4t9-7q-6 2-9 0-6-3-11 3z") +
      fill(flip > 0 ? "#2c5a45" : "#5d4a3a", "M8-5q-1-6 4-6t4 5-8 1z") +
      fill(palette.gold, "M15-8l5 1-5 2z");
    return (
      hill(rolling(random, 156, 14, 3), palette.far) +
      hill(hillside, palette.mid) +
      cuts(hillside, palette.near, 3, 12, 0.5) +
      dryWall([40, 178, 90, 196, 120, 216, 150, 240], limestone, 3.6) +
      dryWall([240, 162, 220, 186, 250, 206, 240, 230], limestone, 3.6) +
      asSubject(church) +
      fill(palette.near, copse(random, 40, 210, 250, 26) + copse(random, 480, 650, 240, 26)) +
      village(random, palette, spotsOn(random, 230, 400, [222], 42), {
        wall: stone[1],
        roof: palette.roof,
        size: 17,
      }) +
      street(random, palette, {
        from: 206,
        to: 440,
        base: 256,
        low: 20,
        high: 28,
        walls: stone,
        roofs: [palette.roof],
      }) +
      hill([-40, 258, 160, 254, 400, 258, 690, 252], palette.near) +
      roundTrees(
        [
          [140, 268, 26],
          [520, 266, 28],
          [560, 270, 20],
        ],
        palette.near,
        palette.ink,
      ) +
      mirroredOn(
        stage.id,
        302,
        asSubject(bridge),
        water(stage, 274, 360, { calm: true, sunPath: false }),
        0.3,
      ) +
      ripples(stage, 306, 352, 9, 0.7) +
      at(270, 330, duck(1), 1.3) +
      at(306, 338, duck(-1), 1.2, -1.2) +
      hill([-40, 288, 50, 300, 120, 330, 180, 370], palette.fore) +
      hill([470, 370, 540, 334, 600, 304, 690, 290], palette.fore) +
      roundTrees([[616, 308, 32]], palette.fore, palette.ink)
    );
  },
};
