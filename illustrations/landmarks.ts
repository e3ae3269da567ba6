import type { Setting } from "./settings/setting";
import { bakewell } from "./landmarks/england/bakewell";
import { bamburgh } from "./landmarks/england/bamburgh";
import { bath } from "./landmarks/england/bath";
import { betwsYCoed } from "./landmarks/wales-and-northern-ireland/betws-y-coed";
import { bournemouth } from "./landmarks/england/bournemouth";
import { brecon } from "./landmarks/wales-and-northern-ireland/brecon";
import { brighton } from "./landmarks/england/brighton";
import { brodick } from "./landmarks/scotland/brodick";
import { callander } from "./landmarks/scotland/callander";
import { cambridge } from "./landmarks/england/cambridge";
import { castleCombe } from "./landmarks/england/castle-combe";
import { castleton } from "./landmarks/england/castleton";
import { chester } from "./landmarks/england/chester";
import { cowes } from "./landmarks/england/cowes";
import { durham } from "./landmarks/england/durham";
import { edinburgh } from "./landmarks/scotland/edinburgh";
import { fortWilliam } from "./landmarks/scotland/fort-william";
import { fowey } from "./landmarks/england/fowey";
import { glenridding } from "./landmarks/england/glenridding";
import { hawes } from "./landmarks/england/hawes";
import { helmsley } from "./landmarks/england/helmsley";
import { inverness } from "./landmarks/scotland/inverness";
import { johnOGroats } from "./landmarks/scotland/john-o-groats";
import { keswick } from "./landmarks/england/keswick";
import { lincoln } from "./landmarks/england/lincoln";
import { llandeilo } from "./landmarks/wales-and-northern-ireland/llandeilo";
import { llandudno } from "./landmarks/wales-and-northern-ireland/llandudno";
import { lochLomond } from "./landmarks/scotland/loch-lomond";
import { lyndhurst } from "./landmarks/england/lyndhurst";
import { newcastleCountyDown } from "./landmarks/wales-and-northern-ireland/newcastle-county-down";
import { norwich } from "./landmarks/england/norwich";
import { oxford } from "./landmarks/england/oxford";
import { padstow } from "./landmarks/england/padstow";
import { peebles } from "./landmarks/scotland/peebles";
import { poole } from "./landmarks/england/poole";
import { portree } from "./landmarks/scotland/portree";
import { portrush } from "./landmarks/wales-and-northern-ireland/portrush";
import { ripon } from "./landmarks/england/ripon";
import { salcombe } from "./landmarks/england/salcombe";
import { salisbury } from "./landmarks/england/salisbury";
import { scarborough } from "./landmarks/england/scarborough";
import { sevenoaks } from "./landmarks/england/sevenoaks";
import { southwold } from "./landmarks/england/southwold";
import { stAndrews } from "./landmarks/scotland/st-andrews";
import { stDavids } from "./landmarks/wales-and-northern-ireland/st-davids";
import { stIves } from "./landmarks/england/st-ives";
import { stPaulsAndTheCity } from "./landmarks/england/st-pauls-and-the-city";
import { stratfordUponAvon } from "./landmarks/england/stratford-upon-avon";
import { swansea } from "./landmarks/wales-and-northern-ireland/swansea";
import { tenby } from "./landmarks/wales-and-northern-ireland/tenby";
import { theLakeDistrict } from "./landmarks/england/the-lake-district";
import { wellsNextTheSea } from "./landmarks/england/wells-next-the-sea";
import { whitby } from "./landmarks/england/whitby";
import { whitstable } from "./landmarks/england/whitstable";
import { windsor } from "./landmarks/england/windsor";
import { york } from "./landmarks/england/york";

/** Pictures drawn whole for one place alone, by slug: a scene may name one as its setting. */
export const LANDMARKS: Readonly<Record<string, Setting>> = {
  bakewell,
  bamburgh,
  bath,
  "betws-y-coed": betwsYCoed,
  bournemouth,
  brecon,
  brighton,
  brodick,
  callander,
  cambridge,
  "castle-combe": castleCombe,
  castleton,
  chester,
  cowes,
  durham,
  edinburgh,
  "fort-william": fortWilliam,
  fowey,
  glenridding,
  hawes,
  helmsley,
  inverness,
  "john-o-groats": johnOGroats,
  keswick,
  lincoln,
  llandeilo,
  llandudno,
  "loch-lomond": lochLomond,
  lyndhurst,
  "newcastle-county-down": newcastleCountyDown,
  norwich,
  oxford,
  padstow,
  peebles,
  poole,
  portree,
  portrush,
  ripon,
  salcombe,
  salisbury,
  scarborough,
  sevenoaks,
  southwold,
  "st-andrews": stAndrews,
  "st-davids": stDavids,
  "st-ives": stIves,
  "st-pauls-and-the-city": stPaulsAndTheCity,
  "stratford-upon-avon": stratfordUponAvon,
  swansea,
  tenby,
  "the-lake-district": theLakeDistrict,
  "wells-next-the-sea": wellsNextTheSea,
  whitby,
  whitstable,
  windsor,
  york,
};
