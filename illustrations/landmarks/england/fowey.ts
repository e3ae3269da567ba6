import type { Setting } from "../../settings/setting";
import { yacht } from "../../shapes/boats";
import { bastion } from "../../shapes/castles";
import { gothicTower, nave } from "../../shapes/churches";
import { as, mix } from "../../shapes/colour";
import { street } from "../../shapes/houses";
import { copse } from "../../shapes/plants";
import { quay } from "../../shapes/shore";
import { gulls } from "../../shapes/sky";
import { fill } from "../../shapes/svg";
import { ground, plane } from "../../shapes/terrain";
import { ripples, water } from "../../shapes/water";
import { spotsOn, village } from "../../shapes/village";
import { asSubject } from "../../subject";

/** The town on its steep bank of the river, church and Place above the quay, the harbour's mouth at the left. */
export const fowey: Setting = {
  look: { sky: "clear", land: "leaf", water: "teal", wall: "cornish", roof: "slate" },
  ground: 262,
  view: { x: 70, y: 40, zoom: 1.16 },
  back(stage) {
    const { palette, random } = stage;
    const leaves = as("f", mix(palette.mid, palette.near, 0.4));
    const rows = (bases: number[], from: number, size: number, wall: string) =>
      asSubject(
        village(random, palette, spotsOn(random, from, 650, bases, size * 1.9), {
          wall,
          roof: palette.roof,
          size,
        }),
      );
    return (
      water(stage, 196, 366) +
      fill(mix(palette.near, palette.skyMid, 0.35), "M-40 200V158q60-10 110 6t74 30l10 8q-90 8-194-2z") +
      bastion({ x: 86, base: 172, w: 24, h: 22 }, palette, { merlon: 4, slits: 1 }) +
      fill("#8b8377", "M-40 202q80 2 196-2l8 6q-90 8-204 2z") +
      fill(plane(palette.mid, 60), ground([150, 262, 200, 214, 270, 160, 370, 104, 480, 78, 690, 60], 256)) +
      fill(leaves, copse(random, 280, 640, 128, 52)) +
      fill(as("f", palette.near), copse(random, 236, 640, 172, 50)) +
      rows([160], 350, 28, palette.paper) +
      rows([206], 262, 32, palette.paper) +
      asSubject(nave({ x: 372, base: 216, w: 96, h: 30 }, palette, { bays: 3, roofH: 16 })) +
      asSubject(gothicTower({ x: 338, base: 216, w: 36, h: 104 }, palette, { crown: 16 })) +
      asSubject(bastion({ x: 478, base: 214, w: 34, h: 74 }, palette, { merlon: 6, slits: 2 })) +
      asSubject(
        street(random, palette, {
          from: 236,
          to: 636,
          base: 252,
          low: 38,
          high: 54,
          walls: [palette.paper, "#f0cdbb", "#cfe0e2", "#f7e3a8"],
          roofs: [palette.roof],
        }),
      ) +
      quay(stage, 196, 250, 470, 22) +
      fill("#0d3a4e", "M196 272h470v6q-200 10-470 0z", 0.4) +
      ripples(stage, 284, 350, 5, 0.55) +
      yacht(150, 268, 1, palette.gold, "#3f7fa3", palette) +
      yacht(490, 310, 1.6, palette.paper, "#24506a", palette) +
      asSubject(yacht(300, 326, 2.5, palette.accent, palette.ink, palette)) +
      gulls(palette, [230, 120, 8])
    );
  },
};
