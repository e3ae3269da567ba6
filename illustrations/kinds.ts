import type { DestinationKind } from "../app/domain/catalogue/destination";
import type { CatalogueScene } from "../app/domain/catalogue/scene";

/** The picture for each kind of destination, shown if a place's own cannot be loaded. */
export const KIND_SCENES: Readonly<Record<DestinationKind, CatalogueScene>> = {
  seaside: {
    setting: "strand",
    sky: "clear",
    parts: [
      { part: "beach-huts", y: 322 },
      { part: "white-yacht", x: 420, y: 240 },
    ],
  },
  cliffs: { setting: "cliffs", parts: [] },
  "cathedral-city": { setting: "roofs", parts: [{ part: "cathedral-twin-towers", y: 250, size: 1.3 }] },
  spires: {
    setting: "meadows",
    sky: "golden",
    parts: [
      { part: "church-great-spire", x: 220, size: 1.2 },
      { part: "church-great-tower", x: 420 },
    ],
  },
  "castle-town": { setting: "mound", parts: [{ part: "castle", y: 190, size: 0.9 }] },
  "mill-town": { setting: "mill-valley", parts: [{ part: "mill" }] },
  moor: { setting: "heather", parts: [] },
  lakes: { setting: "fell-lake", parts: [{ part: "lake-steamer", x: 290, y: 280, layer: "near" }] },
  mountains: { setting: "mountains", parts: [] },
  loch: { setting: "loch", parts: [{ part: "rowing-boat", x: 280, y: 292 }] },
  harbour: {
    setting: "quay",
    parts: [
      { part: "fishing-boat", x: 250, y: 296, layer: "near" },
      { part: "white-yacht", x: 390, y: 304, layer: "near" },
    ],
  },
  island: { setting: "island", parts: [{ part: "white-yacht", x: 190, y: 282, layer: "near" }] },
  forest: { setting: "woodland", parts: [{ part: "deer", x: 340, y: 310 }] },
  garden: { setting: "borders", parts: [{ part: "glasshouse", y: 264 }] },
  "theme-park": {
    setting: "fairground",
    parts: [
      { part: "coaster", x: 290 },
      { part: "big-wheel", x: 510, size: 0.9 },
    ],
  },
  city: {
    setting: "plaza",
    parts: [
      { part: "domed-town-hall", x: 300, y: 286, size: 1.2 },
      { part: "towers", x: 520, y: 284, size: 0.8 },
    ],
  },
  "market-town": {
    setting: "square",
    parts: [
      { part: "church-great-spire", x: 310, y: 290 },
      { part: "stall", x: 390, y: 322, layer: "near" },
    ],
  },
  "country-house": { setting: "parterre", parts: [{ part: "palladian" }] },
  museum: { setting: "plaza", parts: [{ part: "museum", y: 286, size: 1.4 }] },
  zoo: {
    setting: "fields",
    parts: [
      { part: "giraffe", x: 380, y: 310, size: 1.1 },
      { part: "zebra", x: 240, y: 312 },
    ],
  },
  wetland: {
    setting: "wetland",
    parts: [
      { part: "hide", x: 470, y: 270 },
      { part: "geese", y: 126 },
    ],
  },
  "ancient-monument": {
    setting: "plain",
    sky: "peach",
    parts: [{ part: "standing-stones", y: 282, size: 1.3 }],
  },
};

/** For a place without a chosen kind. */
export const DEFAULT_SCENE: CatalogueScene = KIND_SCENES.seaside;
