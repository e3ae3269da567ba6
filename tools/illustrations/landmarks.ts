import type { Setting } from "./settings/setting";
import { bakewell } from "./landmarks/bakewell";
import { bamburgh } from "./landmarks/bamburgh";
import { bath } from "./landmarks/bath";
import { betwsYCoed } from "./landmarks/betws-y-coed";
import { bournemouth } from "./landmarks/bournemouth";
import { brecon } from "./landmarks/brecon";
import { brighton } from "./landmarks/brighton";
import { cambridge } from "./landmarks/cambridge";
import { chester } from "./landmarks/chester";
import { durham } from "./landmarks/durham";
import { edinburgh } from "./landmarks/edinburgh";
import { fortWilliam } from "./landmarks/fort-william";
import { inverness } from "./landmarks/inverness";
import { johnOGroats } from "./landmarks/john-o-groats";
import { llandudno } from "./landmarks/llandudno";
import { lochLomond } from "./landmarks/loch-lomond";
import { newcastleCountyDown } from "./landmarks/newcastle-county-down";
import { oxford } from "./landmarks/oxford";
import { portree } from "./landmarks/portree";
import { portrush } from "./landmarks/portrush";
import { stAndrews } from "./landmarks/st-andrews";
import { stIves } from "./landmarks/st-ives";
import { stratfordUponAvon } from "./landmarks/stratford-upon-avon";
import { tenby } from "./landmarks/tenby";
import { theLakeDistrict } from "./landmarks/the-lake-district";
import { whitby } from "./landmarks/whitby";
import { whitstable } from "./landmarks/whitstable";
import { york } from "./landmarks/york";

/** Places drawn whole for themselves, by slug: a scene may name one as its setting. */
export const LANDMARKS: Readonly<Record<string, Setting>> = {
  bakewell,
  bamburgh,
  bath,
  "betws-y-coed": betwsYCoed,
  bournemouth,
  brecon,
  brighton,
  cambridge,
  chester,
  durham,
  edinburgh,
  "fort-william": fortWilliam,
  inverness,
  "john-o-groats": johnOGroats,
  llandudno,
  "loch-lomond": lochLomond,
  "newcastle-county-down": newcastleCountyDown,
  oxford,
  portree,
  portrush,
  "st-andrews": stAndrews,
  "st-ives": stIves,
  "stratford-upon-avon": stratfordUponAvon,
  tenby,
  "the-lake-district": theLakeDistrict,
  whitby,
  whitstable,
  york,
};
