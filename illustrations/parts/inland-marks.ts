import { crenels } from "../shapes/castles";
import { as, mix } from "../shapes/colour";
import { arch, box, disc, dome, fill, poly, stroke } from "../shapes/svg";
import { arches, panes, type Part } from "./part";

/** Combe Martin's Pack o' Cards: white storeys that grow smaller like a house of cards, and many chimneys. */
const cardInn: Part = ({ palette }) => {
  const storey = (half: number, y: number, h: number) =>
    fill("#f8f3e6", box(-half, y - h, half * 2, h)) +
    fill(
      as("r", palette.roof),
      poly(-half - 6, y - h, -half + 12, y - h - 18, half - 12, y - h - 18, half + 6, y - h),
    );
  return (
    fill(
      "#d8d0bd",
      box(-112, -88, 12, 34) + box(100, -88, 12, 34) + box(-82, -136, 11, 36) + box(70, -136, 11, 36),
    ) +
    fill("#d8d0bd", box(-44, -180, 11, 34) + box(33, -180, 11, 34)) +
    storey(38, -116, 42) +
    storey(74, -62, 46) +
    storey(108, 0, 56) +
    fill(palette.glass, panes([-96, -44, 10, 1, 20, 0], 11, 16) + panes([-64, -98, 7, 1, 19.5, 0], 11, 18)) +
    fill(palette.glass, panes([-28, -150, 3, 1, 22, 0], 11, 18)) +
    fill(palette.ink, arch(-10, -26, 20, 26)) +
    fill(palette.accent, box(-30, -34, 60, 5))
  );
};

/** Pentre Ifan: a great capstone on the tips of three standing stones. */
const dolmen: Part = ({ palette }) => {
  const [stone, shade] = ["#9aa0a3", "#6b7479"];
  return (
    fill(shade, poly(-26, -4, -20, -66, -4, -84, 6, -64, 10, -2)) +
    fill(stone, poly(-118, 4, -112, -60, -98, -92, -84, -66, -78, 4)) +
    fill(shade, poly(-96, 4, -92, -64, -84, -66, -78, 4)) +
    fill(stone, poly(58, 6, 64, -64, 78, -78, 92, -58, 102, 6)) +
    fill(shade, poly(82, 6, 84, -66, 92, -58, 102, 6)) +
    fill(stone, poly(-146, -92, -96, -112, 40, -104, 122, -84, 128, -72, 60, -74, -70, -84, -140, -82)) +
    fill(shade, poly(-140, -82, -70, -84, 60, -74, 128, -72, 122, -66, 40, -66, -80, -76)) +
    fill(mix(stone, palette.near, 0.5), poly(-120, -102, -60, -110, 10, -106, -40, -100), 0.8)
  );
};

/** Alexandra Palace: a long brick front with an arched window in the middle and the first television's mast. */
const palaceAndMast: Part = ({ palette }) => {
  const [brick, shade] = ["#d0ab78", "#a37f53"];
  return (
    stroke(palette.ink, 3, "M-112-74L-102-196L-92-74M-109-104H-95M-107-128H-97M-105-150H-99M-102-196V-214") +
    fill(brick, box(-160, -56, 320, 60) + box(-134, -78, 52, 82) + box(108, -78, 44, 82)) +
    fill(brick, "M-46 4V-84Q0-126 46-84V4z") +
    fill(
      shade,
      box(-160, -58, 320, 4) + box(-134, -80, 52, 4) + box(108, -80, 44, 4) + box(146, -56, 14, 60),
    ) +
    fill(palette.glass, disc(0, -66, 24)) +
    stroke(palette.paper, 2, "M0-90V-42M-24-66H24M-17-83L17-49M17-83L-17-49") +
    fill(palette.ink, arches([-74, -40, 2, 1, 14, 0], 8, 30) + arches([54, -40, 3, 1, 15, 0], 8, 30), 0.6) +
    fill(palette.ink, arches([-30, -32, 4, 1, 17, 0], 9, 36) + panes([-126, -62, 3, 2, 14, 26], 7, 14), 0.6) +
    fill(as("r", palette.roof), "M-48-84Q0-130 48-84L44-80Q0-120-44-80z") +
    fill(as("g", mix(palette.near, "#c7d06a", 0.3)), "M-330 40Q-200 4-160 2H160Q220 6 330 40z")
  );
};

/** Derwent Dam: a stone wall between two battlemented towers, water in white threads over it. */
const towerDam: Part = ({ palette }) => {
  const tower = (x: number) =>
    fill(palette.wall, box(x - 24, -148, 48, 150)) +
    fill(palette.wallShade, box(x + 8, -148, 16, 150) + box(x - 28, -150, 56, 6)) +
    fill(palette.wall, crenels(x - 28, -150, 56, 7)) +
    fill(palette.ink, arches([x - 13, -120, 2, 2, 16, 46], 7, 22), 0.7);
  return (
    fill(mix(palette.wall, palette.wallShade, 0.4), "M-420-104H420V6H-420z") +
    fill(palette.wallShade, box(-420, -108, 840, 7)) +
    stroke(
      "#f4f8f6",
      7,
      "M-92-100V2M-74-100V-6M-56-100V4M-38-100V-4M-20-100V4M-2-100V-8M16-100V4M34-100V-2M52-100V4M70-100V-6M88-100V2",
      0.85,
    ) +
    fill("#f4f8f6", "M-116 2Q-96-10-76 0T-36 0 4 0 44 0 84 0 116 4V12H-116z", 0.9) +
    tower(-130) +
    tower(130)
  );
};

/** The O2: a white tent from twelve yellow masts beside the river. */
const mastedDome: Part = () => {
  const masts = [-118, -84, -48, -14, 20, 54, 88, 120];
  const lift = (x: number) => -34 - 26 * (1 - (x / 150) ** 2);
  return (
    fill("#f5f3ee", "M-170 0V-12Q-110-74 0-76T170-12V0z") +
    fill("#d5d8da", "M40-74Q120-64 170-12V0H120Q110-50 40-74z") +
    stroke("#b4bcc0", 1.4, "M0-76L-150-10M0-76L-96-4M0-76L-40 0M0-76L40 0M0-76L96-4M0-76L150-10", 0.8) +
    fill("#8fb2bf", box(-170, -12, 340, 12)) +
    masts
      .map((x) =>
        stroke("#efb52c", 4.6, `M${x} ${lift(x) + 12}L${Math.round(x * 1.22)} ${Math.round(lift(x) - 68)}`),
      )
      .join("") +
    fill("#f5f3ee", dome(-22, -74, 44, 6))
  );
};

export const inlandMarks: Readonly<Record<string, Part>> = {
  "card-inn": cardInn,
  dolmen,
  "palace-and-mast": palaceAndMast,
  "tower-dam": towerDam,
  "masted-dome": mastedDome,
};
