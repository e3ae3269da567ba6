import { coneTower } from "../shapes/castles";
import { gothicTower, pinnacles, spire } from "../shapes/churches";
import { mix } from "../shapes/colour";
import { arch, at, box, disc, dome, fill, grid, poly, stroke } from "../shapes/svg";
import { arches, lancets, panes, type Part } from "./part";

/** A Victorian town hall in Gothic: long front, a great clock tower. */
const gothicTownHall: Part = ({ palette }) =>
  fill(palette.roof, poly(-102, -58, -94, -78, 94, -78, 102, -58)) +
  fill(palette.wall, box(-100, -60, 200, 60) + pinnacles(-96, -60, 9, 24, 5, 16)) +
  fill(palette.glass, lancets([-92, -52, 12, 1, 16, 0], 8, 20)) +
  fill(palette.wallShade, box(-100, -30, 200, 2)) +
  fill(palette.glass, lancets([-92, -26, 12, 1, 16, 0], 8, 18)) +
  spire(0, -118, 34, 52, palette.roof, palette.glass) +
  gothicTower({ x: -17, base: 0, w: 34, h: 120 }, palette, { crown: 22, window: false }) +
  fill(palette.paper, disc(0, -96, 11)) +
  stroke(palette.ink, 1.6, "M0-96v-8M0-96h6") +
  fill(palette.ink, arch(-8, -20, 16, 20), 0.8);

/** The Palace of Westminster along its river: the clock tower, long Gothic front, the square Victoria Tower. */
const westminster: Part = ({ palette }) =>
  fill(palette.roof, poly(-66, -44, -60, -58, 66, -58, 72, -44)) +
  fill(palette.wall, box(-72, -44, 150, 44) + pinnacles(-66, -44, 8, 19, 4, 14)) +
  fill(palette.glass, lancets([-64, -38, 11, 1, 12, 0], 6, 14) + lancets([-64, -18, 11, 1, 12, 0], 6, 12)) +
  fill(palette.wallShade, box(-72, -22, 150, 2)) +
  spire(6, -56, 22, 52, palette.wallShade, palette.glass) +
  gothicTower({ x: 68, base: 0, w: 40, h: 118 }, palette, { crown: 20, window: false }) +
  fill(palette.glass, lancets([76, -100, 2, 2, 14, 36], 9, 26)) +
  fill(palette.wall, box(-104, -128, 26, 128)) +
  fill(palette.wallShade, box(-84, -128, 6, 128) + box(-107, -98, 32, 3) + box(-107, -130, 32, 4)) +
  fill(
    palette.roof,
    poly(-105, -130, -98, -146, -84, -146, -77, -130) + poly(-95, -150, -91, -178, -87, -150),
  ) +
  fill(palette.wall, box(-96, -152, 10, 6)) +
  fill(palette.paper, disc(-91, -114, 11)) +
  stroke(palette.ink, 1.6, "M-91-114v-8M-91-114h5.5") +
  fill(palette.glass, lancets([-99, -88, 2, 3, 10, 28], 5, 20));

/** A town hall with columns and a domed clock tower. */
const domedTownHall: Part = ({ palette }) =>
  fill(palette.wall, box(-100, -56, 200, 56) + box(-22, -92, 44, 40) + box(-16, -116, 32, 26)) +
  fill(palette.roof, dome(-18, -116, 36, 30)) +
  fill(palette.wall, box(-3, -156, 6, 12)) +
  fill(palette.wallShade, box(-100, -60, 200, 5) + box(82, -56, 18, 56) + box(10, -116, 6, 64)) +
  fill(palette.ink, box(-92, -48, 184, 48), 0.25) +
  fill(palette.paper, panes([-92, -50, 14, 1, 13.6, 0], 5, 50)) +
  fill(palette.paper, disc(0, -100, 9)) +
  stroke(palette.ink, 1.5, "M0-100v-6M0-100h5");

/** A big Italianate clock or bell tower by itself. */
const clockTower: Part = ({ palette }) =>
  fill(palette.wall, box(-13, -104, 26, 104)) +
  fill(palette.roof, poly(-16, -104, 0, -130, 16, -104)) +
  fill(palette.wallShade, box(4, -104, 9, 104) + box(-16, -106, 32, 4) + box(-16, -74, 32, 3)) +
  fill(palette.paper, disc(0, -90, 9)) +
  stroke(palette.ink, 1.5, "M0-90v-6M0-90h5") +
  fill(palette.ink, arches([-4, -66, 1, 2, 1, 26], 7, 14) + arch(-6, -18, 12, 18), 0.7);

/** A temple-fronted museum: steps, columns, a pediment. */
const museum: Part = ({ palette }) =>
  fill(palette.wall, box(-110, -56, 220, 56) + poly(-60, -66, 0, -94, 60, -66) + box(-60, -66, 120, 8)) +
  fill(palette.wallShade, box(-110, -60, 220, 5) + poly(-48, -68, 0, -89, 48, -68)) +
  fill(palette.ink, box(-52, -58, 104, 58), 0.35) +
  fill(palette.wall, panes([-54, -58, 7, 1, 17, 0], 7, 58)) +
  fill(palette.glass, panes([-100, -44, 3, 1, 15, 0], 8, 24) + panes([62, -44, 3, 1, 15, 0], 8, 24)) +
  fill(palette.wallShade, box(-66, -5, 132, 5) + box(-72, 0, 144, 5));

/** The Natural History Museum: twin towers, round arches, striped stone. */
const romanesque: Part = ({ palette }) => {
  const wall = "#dcc09a";
  const tower = (x: number) =>
    fill(wall, box(x, -122, 30, 122)) +
    fill("#6f8793", poly(x - 2, -122, x + 15, -150, x + 32, -122)) +
    fill(
      "#b7966c",
      box(x + 20, -122, 10, 122) + grid([x, -112], [1, 7], [0, 15], (px, py) => box(px, py, 30, 3)),
    ) +
    fill(palette.glass, arches([x + 5, -106, 2, 3, 12, 28], 7, 18));
  return (
    fill("#6f8793", poly(-172, -66, -164, -84, 164, -84, 172, -66)) +
    fill(wall, box(-170, -68, 340, 68)) +
    fill(
      "#b7966c",
      grid([-170, -58], [1, 4], [0, 15], (x, y) => box(x, y, 340, 3)),
    ) +
    fill(palette.glass, arches([-160, -60, 8, 2, 15, 30], 8, 20) + arches([48, -60, 8, 2, 15, 30], 8, 20)) +
    tower(-42) +
    tower(12) +
    fill(wall, box(-12, -96, 24, 96) + poly(-12, -96, 0, -110, 12, -96)) +
    fill(palette.ink, arch(-10, -50, 20, 50), 0.7) +
    fill("#b7966c", box(-12, -66, 24, 4))
  );
};

/** The Albert Hall: a round brick hall under a shallow glass dome. */
const roundHall: Part = ({ palette }) =>
  fill("#8fa6a8", dome(-70, -56, 140, 34)) +
  fill("#b9644a", box(-76, -58, 152, 58)) +
  fill("#efe3cb", box(-78, -44, 156, 6) + box(-78, -60, 156, 4)) +
  fill("#86433a", box(52, -38, 24, 38)) +
  fill(palette.glass, arches([-70, -34, 10, 1, 14.4, 0], 8, 22)) +
  fill(palette.ink, arch(-10, -26, 20, 26), 0.75);

/** Parliament: the long river front, the clock tower at the right, the Victoria tower at the left. */
const parliament: Part = ({ palette }) =>
  fill("#dcc48e", box(-170, -46, 320, 46) + pinnacles(-166, -46, 20, 16.6, 4, 12)) +
  fill(palette.glass, lancets([-162, -38, 19, 1, 16.6, 0], 7, 30)) +
  fill("#b3965c", box(-170, -24, 320, 2)) +
  spire(-20, -74, 16, 44, "#7f8a74", "#4d5a50") +
  fill("#dcc48e", box(-28, -78, 16, 34)) +
  gothicTower(
    { x: -176, base: 0, w: 36, h: 108 },
    { ...palette, wall: "#dcc48e", wallShade: "#b3965c" },
    { crown: 16 },
  ) +
  fill("#dcc48e", box(142, -120, 24, 120)) +
  fill("#b3965c", box(157, -120, 9, 120) + box(139, -122, 30, 4) + box(139, -94, 30, 3)) +
  fill("#6f7d6b", poly(140, -122, 148, -138, 154, -160, 160, -138, 168, -122)) +
  fill(palette.paper, disc(153, -107, 10)) +
  stroke(palette.ink, 1.6, "M153-107v-7M153-107h5");

/** Tate Modern's brick power station with its chimney. */
const powerStation: Part = ({ palette }) =>
  fill("#8d5a48", box(-110, -48, 220, 48) + box(-13, -112, 26, 112)) +
  fill("#6f4438", box(94, -48, 16, 48) + box(4, -112, 9, 112)) +
  fill(palette.glass, box(-110, -60, 220, 12)) +
  fill(palette.paper, box(-110, -60, 220, 2)) +
  fill(palette.ink, panes([-98, -42, 6, 1, 14, 0], 5, 34) + panes([24, -42, 6, 1, 14, 0], 5, 34), 0.5);

/** Shakespeare's Globe: a thatched ring of plaster and oak. */
const globe: Part = () =>
  fill("#fdf6e6", box(-48, -36, 96, 36)) +
  stroke(
    "#3c3a34",
    2,
    "M-48-36h96M-48-18h96M-48 0v-36M-32 0v-36M-16 0v-36M0 0v-36M16 0v-36M32 0v-36M48 0v-36M-48-18l16-18M48-18l-16-18",
  ) +
  fill("#b08d50", poly(-54, -34, -40, -52, 40, -52, 54, -34)) +
  fill("#8f6f3e", "M-34-52q34-12 68 0q-34 8-68 0z") +
  fill("#fdf6e6", box(-10, -60, 20, 10)) +
  fill("#b08d50", poly(-14, -58, 0, -70, 14, -58));

const shard: Part = ({ palette }) =>
  fill(mix(palette.skyTop, palette.paper, 0.35), poly(-22, 0, -3, -180, 0, -168, 4, -184, 24, 0)) +
  fill(palette.ink, poly(2, 0, 1, -168, 4, -184, 24, 0), 0.16);

/** A plain pack of towers of glass and stone. */
const towers: Part = ({ palette }) => {
  const glass = mix(palette.skyTop, palette.ink, 0.25);
  return (
    fill(glass, box(-84, -92, 28, 92) + box(-20, -128, 26, 128) + box(44, -84, 34, 84)) +
    fill(mix(glass, palette.paper, 0.3), box(-52, -70, 28, 70) + box(10, -104, 28, 104)) +
    fill(
      palette.paper,
      panes([-80, -86, 3, 9, 8, 9], 4, 4) +
        panes([-16, -122, 3, 12, 8, 9.6], 4, 4) +
        panes([49, -78, 4, 8, 7.6, 9], 4, 4),
      0.35,
    )
  );
};

/** A round hotel or office tower, like Birmingham's Rotunda. */
const drum: Part = ({ palette }) =>
  fill("#e7e0cf", box(-26, -120, 52, 120)) +
  fill(
    palette.glass,
    grid([-26, -112], [1, 12], [0, 9], (x, y) => box(x, y, 52, 4)),
  ) +
  fill(palette.ink, box(10, -120, 16, 120), 0.15) +
  fill("#c9bfa8", box(-28, -124, 56, 5) + box(-28, -8, 56, 8));

/** Birmingham's library: stacked boxes of gold and silver in rings of filigree. */
const goldLibrary: Part = ({ palette }) =>
  fill("#d9b64e", box(-60, -52, 130, 26) + box(-44, -80, 104, 26)) +
  fill("#8f98a0", box(-70, -26, 140, 26)) +
  fill("#cfc6b0", "M-14-80h52v-16h-52z") +
  fill("#d9b64e", box(-6, -108, 36, 12)) +
  stroke(
    palette.ink,
    1.6,
    grid([-52, -39], [9, 1], [14, 0], (x, y) => disc(x, y, 7)) +
      grid([-36, -67], [7, 1], [15, 0], (x, y) => disc(x, y, 7)),
    0.6,
  ) +
  fill(palette.glass, panes([-64, -20, 10, 1, 13.4, 0], 9, 20));

/** Liverpool's Three Graces: two clock towers with birds, a dome, a block between. */
const threeGraces: Part = ({ palette }) => {
  const stone = "#d8d2c2";
  const shade = "#a9a393";
  const clock = (x: number) =>
    fill(stone, box(x - 9, -104, 18, 40) + dome(x - 7, -104, 14, 12)) +
    fill(palette.paper, disc(x, -86, 6)) +
    fill(shade, box(x + 4, -104, 5, 40)) +
    fill("#5b8f74", `M${x - 9} -124l9 6l9-6l-5 10h-8z`);
  return (
    clock(-150) +
    clock(-84) +
    fill(stone, box(-166, -70, 98, 70)) +
    fill(shade, box(-84, -70, 16, 70) + box(-166, -72, 98, 3)) +
    fill(palette.glass, panes([-160, -62, 9, 4, 10, 15], 5, 9)) +
    fill(stone, box(-56, -58, 84, 58)) +
    fill(shade, box(16, -58, 12, 58) + box(-58, -61, 88, 4)) +
    fill(palette.glass, panes([-50, -50, 7, 3, 11, 17], 6, 10)) +
    fill(stone, box(48, -48, 110, 48) + box(90, -66, 26, 20) + box(50, -60, 16, 14) + box(140, -60, 16, 14)) +
    fill("#7d949b", dome(84, -66, 38, 30) + dome(50, -60, 16, 10) + dome(140, -60, 16, 10)) +
    fill(shade, box(144, -48, 14, 48) + box(46, -51, 114, 4)) +
    fill(palette.glass, panes([54, -40, 10, 2, 10, 19], 5, 11))
  );
};

/** Liverpool's Metropolitan Cathedral: a ring of ribs and a crown. */
const crownCathedral: Part = ({ palette }) =>
  fill(palette.paper, poly(-54, 0, -18, -50, 18, -50, 54, 0) + box(-18, -82, 36, 34)) +
  fill(palette.glass, panes([-15, -78, 4, 1, 8, 0], 5, 28)) +
  stroke(palette.paper, 2, "M-18-82v-22M-9-82v-26M0-82v-28M9-82v-26M18-82v-22M-60 4L-18-52M60 4L18-52") +
  stroke(palette.ink, 1, "M-36 0L-12-50M-18 0L-6-50M18 0L6-50M36 0L12-50", 0.3);

/** Belfast: the prow-shaped Titanic museum and a yellow gantry crane. */
const titanic: Part = ({ palette }) => {
  const metal = "#b9c4c4";
  return (
    fill(
      metal,
      poly(-84, 0, -110, -74, -60, -58, -48, 0) +
        poly(-44, 0, -36, -66, 0, -84, 36, -66, 44, 0) +
        poly(84, 0, 110, -74, 60, -58, 48, 0),
    ) +
    fill(
      "#8b9999",
      poly(-60, -58, -48, 0, -64, 0, -80, -66) +
        poly(0, -84, 36, -66, 44, 0, 10, 0) +
        poly(60, -58, 48, 0, 64, 0, 80, -66),
    ) +
    stroke(
      palette.paper,
      1,
      "M-100-50l44 10M-94-28l44 8M-38-46l38-12l38 12M-42-22l42-12l42 12M100-50l-44 10M94-28l-44 8",
      0.7,
    ) +
    fill(palette.glass, poly(-10, 0, -6, -50, 6, -50, 10, 0))
  );
};
const gantry: Part = ({ palette }) =>
  fill("#e3b23a", box(-84, -104, 168, 12) + box(-80, -94, 9, 94) + poly(62, 0, 58, -94, 70, -94, 82, 0)) +
  stroke(
    palette.ink,
    1,
    grid([-80, -104], [12, 1], [14, 0], (x, y) => `M${x} ${y}l14 12`),
    0.35,
  ) +
  stroke(palette.ink, 1.2, "M10-92v34");

/** The hall on the Clyde built of nested shells. */
const armadillo: Part = ({ palette }) =>
  fill("#c3cbcc", "M-90 0q10-50 60-58l-6 58zM-50 0q0-56 40-66q20 10 14 66zM-4 0q10-48 44-54q36 14 50 54z") +
  fill(
    "#8d9a9e",
    "M-44 0q4-46 26-60q6 30 4 60zM4 0q10-40 28-50q4 26 4 50zM-84 0q10-40 40-52q2 26-2 52z",
    0.55,
  ) +
  stroke(palette.paper, 1, "M-30-58q-14 30-12 58M4-60q0 30-4 60M40-54q0 30 2 54", 0.6);
const craneHammerhead: Part = ({ palette }) =>
  stroke(palette.ink, 3, "M-12 0L-6-100M12 0L6-100M-12 0L6-50M12 0L-6-50M-6-50L6-100M6-50L-6-100") +
  fill(palette.ink, box(-40, -112, 124, 10), 0.85) +
  fill(palette.wallShade, box(-44, -104, 22, 18));

/** The Spinnaker Tower: a sail of white ribs. */
const spinnaker: Part = ({ palette }) =>
  stroke(palette.paper, 6, "M-6 0Q-2-90 2-176M-26 0Q-10-60-2-110") +
  stroke(palette.paper, 4, "M0-150Q54-120 34-52Q22-16-2-8") +
  stroke(palette.paper, 2.4, "M2-136Q38-112 24-62M0-118Q26-100 14-70") +
  fill(palette.deep, "M0-146q20 4 30 18q-16 6-30 2z") +
  stroke(palette.ink, 1, "M2-176v-20");

/** Blackpool Tower. */
const ironTower: Part = ({ palette }) =>
  fill("#b9644a", box(-56, -34, 112, 34)) +
  fill("#86433a", box(40, -34, 16, 34)) +
  fill(palette.glass, panes([-48, -26, 8, 1, 12, 0], 7, 14)) +
  stroke("#8c3d33", 3.4, "M-30-34Q-8-80-4-168M30-34Q8-80 4-168") +
  stroke(
    "#8c3d33",
    1.4,
    "M-26-44h52M-19-62h38M-14-80h28M-10-100h20M-8-120h16M-26-44L19-62L-14-80L10-100L-8-120M26-44L-19-62L14-80L-10-100L8-120L-5-144",
  ) +
  fill("#8c3d33", box(-9, -150, 18, 7) + dome(-6, -168, 12, 10)) +
  stroke(palette.ink, 1.4, "M0-178v-16");

/** The V&A at Dundee: two leaning hulls of stone strips. */
const stoneHulls: Part = ({ palette }) =>
  fill("#9a938a", poly(-104, 0, -120, -58, -10, -50, 6, 0) + poly(110, 0, 124, -66, 20, -56, 10, 0)) +
  fill(palette.ink, poly(-28, 0, -10, -50, 20, -56, 10, 0), 0.4) +
  stroke(
    palette.ink,
    1.2,
    "M-117-48L-8-42M-114-38L-6-32M-111-28L-2-22M-108-18L0-12M122-54L20-46M119-42L17-36M116-30L15-24M113-18L13-12",
    0.45,
  );

/** The Deep: a sharp glass and metal wedge over the estuary. */
const wedge: Part = ({ palette }) =>
  fill("#9fb0b2", poly(-120, 0, -90, -26, 70, -74, 96, -70, 70, 0)) +
  fill(palette.glass, poly(10, 0, 44, -56, 74, -64, 60, 0)) +
  stroke(palette.paper, 1.4, "M-90-26L70-74M-60 0L-30-44M-10 0L20-58", 0.7);

/** Cardiff Bay's theatre under its bronze shell. */
const millenniumCentre: Part = ({ palette }) =>
  fill("#b88a4a", "M-110 0q-6-40 40-52q60-14 110 6q36 14 40 46z") +
  fill("#8f6632", "M20-48q50 10 60 48H46q0-30-26-48z", 0.7) +
  fill(palette.ink, panes([-70, -40, 9, 2, 13, 12], 9, 7), 0.6) +
  fill("#5b6268", box(-130, -18, 30, 18) + box(80, -22, 40, 22));
const pierhead: Part = ({ palette }) =>
  fill(
    "#a8432f",
    box(-40, -44, 80, 44) +
      box(-10, -92, 22, 92) +
      pinnacles(-8, -92, 2, 18, 6, 14) +
      poly(-40, -44, -28, -60, -16, -44) +
      poly(16, -44, 28, -60, 40, -44),
  ) +
  fill("#7a2f22", box(4, -92, 8, 92) + box(28, -44, 12, 44)) +
  fill(palette.paper, disc(1, -78, 6)) +
  fill(palette.glass, arches([-34, -34, 3, 1, 9, 0], 5, 16) + arches([16, -34, 3, 1, 8, 0], 5, 16));

/** A stadium under one great white arch. */
const wembley: Part = ({ palette }) =>
  stroke(palette.paper, 5, "M-150-34Q0-210 150-34") +
  stroke(
    palette.paper,
    1,
    "M-126-62L-90-46M-100-84L-60-50M-60-110L-30-54M0-122V-56M60-110L30-54M100-84L60-50M126-62L90-46",
  ) +
  fill("#b9c4c4", "M-170 0v-34q170-40 340 0V0z") +
  fill("#8b9999", "M-170-20q170-30 340 0v6q-170-30-340 0z") +
  fill(palette.glass, panes([-160, -14, 20, 1, 16, 0], 11, 10));

/** The Olympic stadium's white crown of triangles and the red coil of the Orbit. */
const olympic: Part = ({ palette }) => {
  const rim = Array.from({ length: 10 }, (_, i) => -120 + i * 24);
  return (
    fill("#e7e6dc", "M-130 0l-10-30q150-26 280 0l-10 30z") +
    stroke(palette.paper, 2.6, rim.map((x) => `M${x} -40l12-16l12 16`).join("") + "M-140-32Q0-60 140-32") +
    fill("#8b9999", box(-128, -10, 256, 10))
  );
};
const orbit: Part = ({ palette }) =>
  stroke(
    "#b3322f",
    4.5,
    "M-20 0Q-36-60 4-80T-10-120T26-96T0-60T-24-96T10-130M20 0Q40-50 10-84T22-124M0 0V-130",
  ) + fill(palette.ink, box(-14, -142, 30, 12) + box(-10, -148, 22, 6), 0.8);

const statueColumn: Part = ({ palette }) =>
  fill(
    palette.wall,
    box(-14, -16, 28, 16) + poly(-5, -16, -4, -104, 4, -104, 5, -16) + box(-8, -108, 16, 5),
  ) +
  fill(palette.wallShade, poly(1, -16, 1, -104, 4, -104, 5, -16)) +
  fill(palette.ink, "M-4-108l1-14q3-6 6 0l1 14z", 0.85);

const obelisk: Part = ({ palette }) =>
  fill(palette.wall, poly(-8, 0, -4, -86, 0, -98, 4, -86, 8, 0) + box(-14, -6, 28, 6)) +
  fill(palette.wallShade, poly(0, 0, 0, -98, 4, -86, 8, 0));
const hoad: Part = ({ palette }) =>
  fill("#f6efdf", poly(-15, 0, -9, -68, 9, -68, 15, 0) + box(-8, -84, 16, 12) + dome(-8, -84, 16, 10)) +
  fill(palette.ink, poly(3, 0, 3, -68, 9, -68, 15, 0), 0.16) +
  fill(palette.ink, box(-12, -71, 24, 4) + box(-4, -56, 4, 6) + box(-4, -30, 4, 6), 0.7);

/** The Kelpies: two horse heads of steel plates, one looking down, one thrown up. */
const kelpies: Part = ({ palette }) => {
  const steel = "#b4c1c6";
  const plates = (d: string) => stroke(palette.ink, 1.2, d, 0.4);
  const down =
    fill(
      steel,
      "M-62 0q-14-66 8-104q10-22 30-30l2-22 10 16 8-12 2 20q22 8 30 36l20 44q2 16-10 20q-14 2-20-10l-22-18q-8 4-8 20q0 24 10 40z",
    ) +
    fill("#8597a0", "M-62 0q-14-66 8-104q-2 60 26 104z") +
    fill("#8597a0", "M-2-58l22 18q6 12 20 10l6-4q-18-2-26-16z") +
    plates("M-58-26l48 6M-60-50l52 4M-54-76l52 8M-44-98l46 12M-30-120l34 14M12-96l20 12M18-76l22 6") +
    fill(palette.ink, poly(-2, -98, 10, -94, 0, -90) + poly(38, -38, 46, -36, 42, -32));
  const up =
    fill(
      steel,
      "M56 0q18-60 0-100q-6-22-22-32l4-24-16 14-8-10-4 20q-18 6-30 26l-42 22q-14 8-10 20q6 12 20 6l40-8q18-2 22 18q2 26-12 48z",
    ) +
    fill("#8597a0", "M56 0q18-60 0-100q8 56-24 100z") +
    fill("#8597a0", "M-72-64q6 12 20 6l40-8q8 0 14 4q-8-16-26-14l-34 10z") +
    plates("M52-26l-54 6M56-52l-54 6M54-78l-44 4M46-100l-44 12M34-122l-38 18M-22-102l-8 22M-44-92l-4 22") +
    fill(palette.ink, poly(-6, -104, 6, -110, 2, -100));
  return at(70, 0, down) + at(-70, 0, up) + fill(palette.wallShade, box(-150, -3, 300, 6));
};

/** A bandstand with an onion or tent roof. */
const bandstand: Part = ({ palette }) =>
  fill(palette.wall, box(-28, -8, 56, 8)) +
  stroke(palette.ink, 2, "M-24-8v-26M-8-8v-26M8-8v-26M24-8v-26") +
  fill(palette.roof, "M-34-34q24-4 34-24q10 20 34 24z") +
  stroke(palette.ink, 1.2, "M-24-14h48M0-58v-8");

const marketCross: Part = ({ palette }) =>
  fill(palette.wallShade, box(-24, -4, 48, 5) + box(-16, -9, 32, 5)) +
  fill(palette.wall, box(-4, -66, 8, 58) + box(-11, -58, 22, 6) + poly(-7, -66, 0, -78, 7, -66));

/** An arcaded market cross with an ogee crown, as at Chichester, Malmesbury or Salisbury. */
const butterCross: Part = ({ palette }) =>
  fill(palette.wall, box(-26, -32, 52, 32) + pinnacles(-26, -32, 5, 13, 6, 16)) +
  stroke(palette.wall, 4, "M-22-36Q-4-50 0-70Q4-50 22-36") +
  fill(palette.ink, lancets([-21, -26, 3, 1, 15, 0], 12, 26), 0.55) +
  fill(palette.wall, poly(-4, -66, 0, -86, 4, -66));

const stall: Part = ({ palette }) =>
  stroke(palette.ink, 2, "M-24 0v-28M24 0v-28") +
  fill("#a97b4f", box(-26, -14, 52, 9)) +
  fill(palette.paper, poly(-30, -26, -22, -38, 22, -38, 30, -26)) +
  fill(
    palette.accent,
    grid([-30, -26], [3, 1], [21, 0], (x, y) => poly(x, y, x + 6, y - 12, x + 14, y - 12, x + 10, y)),
  ) +
  stroke(palette.accent, 4, "M-20-17h.1M-8-17h.1M10-17h.1") +
  stroke(palette.gold, 4, "M-14-17h.1M2-17h.1M18-17h.1");

/** A domed glasshouse with palms. */
const glasshouse: Part = ({ palette }) => {
  const glass = mix(palette.skyTop, palette.paper, 0.45);
  const palm = (x: number, h: number) =>
    `M${x} 0q2-${h / 2} 0-${h}M${x} -${h}q-8-8-16 2M${x} -${h}q8-8 16 2M${x} -${h}q-4-12-12-10M${x} -${h}q4-12 12-10`;
  const frame = "M-130 0V-40Q-128-62-100-64H100Q128-62 130-40V0M-50 0V-64Q-46-108 0-110Q46-108 50-64V0";
  return (
    fill(glass, `${frame.replace("M-50 0", "zM-50 0")}z`) +
    stroke(palette.near, 4, palm(-92, 34) + palm(-26, 52) + palm(20, 60) + palm(84, 32), 0.9) +
    stroke(
      palette.paper,
      2,
      `${frame}M-130-40H130M-50-64H50M-130-20H130M-39-54Q-39-92-9-108M0-54V-110M39-54Q39-92 9-108${grid([-120, 0], [12, 1], [21.8, 0], (x) => `M${x} 0V-42`)}`,
    ) +
    fill(palette.glass, box(-8, -22, 16, 22))
  );
};

/** A great pagoda. */
const pagoda: Part = ({ palette }) =>
  [0, 1, 2, 3, 4, 5]
    .map((i) => {
      const w = 34 - i * 4;
      const y = -i * 22;
      return (
        fill("#b9644a", box(-w / 2, y - 22, w, 22)) +
        fill(palette.ink, arch(-3, y - 14, 6, 10), 0.6) +
        fill("#5b8f74", poly(-w / 2 - 7, y - 20, -w / 2 + 2, y - 27, w / 2 - 2, y - 27, w / 2 + 7, y - 20))
      );
    })
    .join("") + stroke(palette.gold, 2, "M0-152v-18");

const temple: Part = ({ palette }) =>
  fill(palette.wallShade, box(-36, -50, 72, 50)) +
  fill(palette.ink, box(-8, -38, 16, 38), 0.5) +
  fill(
    palette.wall,
    box(-44, -58, 88, 9) +
      panes([-42, -50, 6, 1, 15.6, 0], 6, 48) +
      box(-48, -4, 96, 5) +
      poly(-46, -58, 0, -80, 46, -58),
  );

const pantheon: Part = ({ palette }) =>
  fill(palette.roof, dome(-30, -62, 60, 30)) + temple({ palette } as Parameters<Part>[0]);

/** A racecourse stand. */
const grandstand: Part = ({ palette }) =>
  fill(palette.paper, poly(-110, -62, 96, -70, 100, -62, -106, -54)) +
  fill(palette.wallShade, poly(-96, 0, -84, -34, 84, -34, 96, 0)) +
  stroke(palette.ink, 2, "M-90 0v-56M90 0v-64M-30-34v-24M30-34v-26") +
  stroke(palette.accent, 3, "M-82-28h164M-86-18h172M-90-8h180", 0.6);

/** A Regency or Victorian spa opera house: twin domes, a glass canopy. */
const operaHouse: Part = ({ palette }) =>
  fill(
    palette.wall,
    box(-56, -52, 112, 52) + box(-56, -74, 26, 24) + box(30, -74, 26, 24) + poly(-28, -52, 0, -72, 28, -52),
  ) +
  fill("#7fb4a6", dome(-58, -74, 30, 20) + dome(28, -74, 30, 20)) +
  fill(palette.wallShade, box(42, -74, 14, 74) + box(-56, -54, 112, 3)) +
  fill(palette.glass, arches([-48, -44, 7, 1, 14, 0], 8, 18)) +
  fill(palette.ink, box(-40, -20, 80, 20), 0.55) +
  fill(palette.accent, poly(-46, -20, -40, -27, 40, -27, 46, -20));

export const civic = {
  "palace-of-westminster": westminster,
  "gothic-town-hall": gothicTownHall,
  "domed-town-hall": domedTownHall,
  "clock-tower": clockTower,
  museum,
  "natural-history-museum": romanesque,
  "albert-hall": roundHall,
  parliament,
  "power-station": powerStation,
  globe,
  shard,
  towers,
  drum,
  "gold-library": goldLibrary,
  "three-graces": threeGraces,
  "crown-cathedral": crownCathedral,
  "titanic-museum": titanic,
  "gantry-crane": gantry,
  armadillo,
  "hammerhead-crane": craneHammerhead,
  spinnaker,
  "iron-tower": ironTower,
  "stone-hulls": stoneHulls,
  wedge,
  "millennium-centre": millenniumCentre,
  pierhead,
  wembley,
  "olympic-stadium": olympic,
  orbit,
  "statue-column": statueColumn,
  obelisk,
  "hoad-monument": hoad,
  kelpies,
  bandstand,
  "market-cross": marketCross,
  "butter-cross": butterCross,
  stall,
  glasshouse,
  pagoda,
  temple,
  pantheon,
  grandstand,
  "opera-house": operaHouse,
  "turret-clock": ({ palette }) =>
    coneTower({ x: -12, base: 0, w: 24, h: 84 }, palette, 30) +
    fill(palette.paper, disc(0, -66, 8)) +
    stroke(palette.ink, 1.4, "M0-66v-5M0-66h4"),
} as const satisfies Record<string, Part>;
