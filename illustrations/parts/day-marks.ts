import { crenels } from "../shapes/castles";
import { as, mix } from "../shapes/colour";
import { arch, box, disc, fill, lancet, poly, stroke } from "../shapes/svg";
import { arches, lancets, panes, type Part } from "./part";

/** Portstewart: a pale school with battlements and a round tower, on black rocks over the sea. */
const cliffCollege: Part = ({ palette }) => {
  const [wall, shade, rock] = ["#ded6c2", "#b3a88f", "#4d5352"];
  return (
    fill(rock, "M-186 14L-172-12-140-40-92-52 60-54 104-46 150-18 168 14z") +
    fill(mix(rock, palette.ink, 0.4), "M60-54L104-46 150-18 168 14H96L104-10z") +
    fill(as("g", mix(palette.near, rock, 0.2)), "M-140-40L-92-54 60-56 104-46 60-48-92-44z") +
    fill(wall, box(-96, -116, 150, 66) + box(-60, -136, 40, 86) + box(54, -150, 36, 102)) +
    fill(shade, box(40, -116, 14, 66) + box(76, -150, 14, 102) + box(-28, -136, 8, 86)) +
    fill(wall, crenels(-96, -116, 36, 7) + crenels(-20, -116, 74, 7)) +
    fill(wall, crenels(-62, -136, 44, 7) + crenels(51, -150, 42, 7)) +
    fill(
      palette.glass,
      lancets([-88, -100, 2, 2, 14, 24], 7, 15) + lancets([-12, -100, 4, 2, 14, 24], 7, 15),
    ) +
    fill(palette.glass, lancets([-48, -124, 2, 3, 12, 24], 6, 14) + lancets([66, -136, 1, 3, 0, 26], 8, 16))
  );
};

/** Bekonscot: houses, a church and a small train, and a child who is taller than all of them. */
const modelVillage: Part = ({ palette }) => {
  const house = (x: number, y: number, w: number, wall: string, roof: string) =>
    fill(wall, box(x, y - 24, w, 24)) +
    fill(as("r", roof), poly(x - 4, y - 24, x + 6, y - 40, x + w - 6, y - 40, x + w + 4, y - 24)) +
    fill(palette.glass, panes([x + 5, y - 19, Math.floor(w / 13), 1, 13, 0], 7, 8)) +
    fill(palette.ink, box(x + w / 2 - 3, y - 10, 6, 10), 0.7);
  return (
    fill(as("g", mix(palette.near, "#a9c46a", 0.4)), "M-190 14Q-120-16 0-14T190 14Q80 34-190 14z") +
    fill("#d9cdb2", box(-70, -46, 18, 42) + box(-52, -26, 34, 22)) +
    fill(
      as("r", "#7d6a5b"),
      poly(-72, -46, -61, -66, -50, -46) + poly(-54, -26, -48, -38, -14, -38, -16, -26),
    ) +
    house(-150, 0, 52, "#f6efdd", "#b4553f") +
    house(-8, -2, 40, "#f3e6c6", "#8b4a3a") +
    house(104, 2, 56, "#f6efdd", "#a8503c") +
    fill("#d8403a", box(-118, 6, 30, 10)) +
    fill("#2f5d50", box(-86, 4, 24, 12) + box(-84, -2, 8, 8)) +
    fill(palette.ink, disc(-80, 17, 3) + disc(-68, 17, 3) + disc(-110, 17, 3) + disc(-96, 17, 3)) +
    stroke("#6d655a", 2, "M-160 20H160") +
    fill("#e8b98f", box(58, -34, 8, 34) + box(74, -34, 8, 34) + disc(70, -104, 15)) +
    fill("#2e6f9e", poly(52, -34, 88, -34, 84, -58, 56, -58)) +
    fill("#f0b93a", poly(54, -58, 86, -58, 82, -90, 58, -90)) +
    stroke("#f0b93a", 8, "M58-84L42-56M82-84L98-62") +
    fill(palette.ink, "M54-106Q56-122 70-121T86-106Q78-114 70-113T54-106z") +
    fill("#c9372f", box(56, -3, 12, 6) + box(72, -3, 12, 6))
  );
};

/** Great Missenden: the two red petrol pumps of Danny the Champion of the World, before an old garage. */
const petrolPumps: Part = ({ palette }) => {
  const pump = (x: number) =>
    fill("#c5342c", box(x - 15, -84, 30, 84)) +
    fill("#9a2420", box(x + 8, -84, 7, 84)) +
    fill("#f7f3e6", box(x - 10, -74, 20, 18) + disc(x, -100, 15)) +
    fill("#c5342c", disc(x, -100, 9)) +
    stroke(palette.ink, 3, `M${x + 15}-60Q${x + 30}-58 ${x + 28}-30T${x + 17}-12`) +
    fill(palette.ink, box(x - 18, -4, 36, 6));
  return (
    fill("#e9dcc4", box(-150, -112, 300, 112)) +
    fill("#7a4b3a", box(-150, -112, 300, 5) + box(-104, -70, 4, 70) + box(100, -70, 4, 70)) +
    fill(as("r", "#8f4f3e"), poly(-164, -110, -136, -166, 136, -166, 164, -110)) +
    fill("#3f5c50", box(-134, -66, 62, 66) + box(74, -66, 60, 66)) +
    stroke("#2c4139", 2, "M-103-66V0M104-66V0") +
    fill(palette.glass, panes([-128, -58, 2, 1, 30, 0], 22, 18) + panes([80, -58, 2, 1, 28, 0], 20, 18)) +
    fill("#f7f3e6", box(-60, -102, 120, 18)) +
    stroke("#7a4b3a", 3, "M-48-93H48") +
    pump(-30) +
    pump(34)
  );
};

/** Newstead: the empty west front of a priory, and a grey house with battlements on its right. */
const newsteadFront: Part = ({ palette }) => {
  const { wall, wallShade } = palette;
  return (
    fill(wall, box(-8, -92, 158, 92) + box(112, -112, 38, 112)) +
    fill(wall, crenels(-8, -92, 120, 8) + crenels(110, -112, 42, 8)) +
    fill(wallShade, box(136, -112, 14, 112) + box(-8, -54, 120, 3)) +
    fill(palette.glass, panes([2, -80, 5, 2, 22, 42], 12, 22) + panes([122, -96, 1, 3, 0, 32], 14, 20)) +
    fill(
      wall,
      `M-146 0V-128L-136-150-126-128V-132H-112L-72-176-32-132H-20V-128L-10-150 0-128V0H-34V-44L-40-58-46-44V0H-58V-56L-72-78-86-56V0H-98V-44L-104-58-110-44V0z`,
    ) +
    fill(mix(palette.skyLow, wall, 0.15), lancet(-94, -124, 44, 60)) +
    stroke(wall, 4, "M-72-124V-64M-94-92H-50") +
    fill(wallShade, box(-6, -128, 6, 128) + box(-146, -64, 146, 3)) +
    fill(palette.ink, lancet(-136, -112, 12, 36) + lancet(-20, -112, 10, 36), 0.55) +
    fill(palette.ink, arch(-84, -40, 24, 40) + arches([52, -22, 1, 1, 0, 0], 16, 22), 0.7)
  );
};

/** Aberdour: a broken tower, the roofed range beside it and a dovecot like a beehive. */
const aberdourCastle: Part = ({ palette }) => {
  const [stone, shade] = ["#cbb287", "#9c8560"];
  return (
    fill(stone, "M-150 0V-106L-138-124-128-104-112-110-106-60-92-52-88 0z") +
    fill(shade, "M-112-110L-106-60-92-52-88 0H-104L-116-56z") +
    fill(stone, box(-90, -84, 112, 84) + box(22, -64, 52, 64)) +
    fill(shade, box(8, -84, 14, 84) + box(62, -64, 12, 64)) +
    fill(stone, poly(-90, -84, -90, -118, -78, -118, -78, -84) + poly(10, -84, 10, -116, 22, -116, 22, -84)) +
    fill(as("r", "#6f7073"), poly(-92, -82, -80, -110, 12, -110, 24, -82)) +
    fill(as("r", "#6f7073"), poly(20, -62, 30, -82, 68, -82, 76, -62)) +
    fill(palette.glass, panes([-76, -68, 4, 2, 24, 32], 10, 16) + panes([32, -50, 2, 1, 20, 0], 10, 14)) +
    fill(palette.ink, lancet(-138, -84, 10, 24) + arch(-8, -24, 14, 24), 0.7) +
    fill("#bfa679", "M92 0Q92-34 98-40H142Q148-34 148 0z") +
    fill("#bfa679", "M97-40Q99-62 104-66H136Q141-62 143-40zM103-66Q108-88 120-90T137-66z") +
    fill(shade, "M128 0H148Q148-34 142-40L143-42Q141-62 136-66L137-68Q130-90 120-90 132-70 130-40z", 0.7) +
    stroke(shade, 3, "M93-38H147M100-65H140")
  );
};

export const dayMarks: Readonly<Record<string, Part>> = {
  "cliff-college": cliffCollege,
  "model-village": modelVillage,
  "petrol-pumps": petrolPumps,
  "newstead-front": newsteadFront,
  "aberdour-castle": aberdourCastle,
};
