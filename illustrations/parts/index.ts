import { animals } from "./animals";
import { bridges } from "./bridges";
import { castles } from "./castles";
import { churches } from "./churches";
import { civic } from "./civic";
import { coastMarks } from "./coast-marks";
import { dayMarks } from "./day-marks";
import { famous } from "./famous";
import { greatHouses } from "./great-houses";
import { greenery } from "./greenery";
import { houseParts } from "./houses";
import { industry } from "./industry";
import { inlandMarks } from "./inland-marks";
import { knownFor } from "./known-for";
import { knownForLand } from "./known-for-land";
import { ownBuildings } from "./own-buildings";
import { ownCoasts } from "./own-coasts";
import { ownCountry } from "./own-country";
import { ownShores } from "./own-shores";
import { ownTowns } from "./own-towns";
import { ownPlaces } from "./own-places";
import type { Part } from "./part";
import { places } from "./places";
import { rocks } from "./rocks";
import { shore } from "./shore";

/** Every part by the name that scenes use for it. */
export const PARTS: Readonly<Record<string, Part>> = {
  ...churches,
  ...castles,
  ...houseParts,
  ...bridges,
  ...industry,
  ...civic,
  ...shore,
  ...rocks,
  ...animals,
  ...greenery,
  ...places,
  ...famous,
  ...greatHouses,
  ...ownPlaces,
  ...ownShores,
  ...ownTowns,
  ...ownBuildings,
  ...knownFor,
  ...knownForLand,
  ...ownCoasts,
  ...ownCountry,
  ...coastMarks,
  ...inlandMarks,
  ...dayMarks,
};
