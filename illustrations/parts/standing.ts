/**
 * The ground that a part needs, which also decides its shadow. A test fails if a scene puts a part on other
 * ground.
 */
export type Standing = "land" | "water" | "shore" | "sky" | "slope";

const named = (standing: Standing, names: string) =>
  names.split(" ").map((name) => [name, standing] as const);

/** Parts that need other ground than level land. */
const EXCEPTIONS = new Map<string, Standing>([
  ...named(
    "water",
    "tall-ship cutty-sark frigate great-britain liner ferry paddle-steamer warship hire-cruiser narrowboat " +
      "red-narrowboat rowing-eight lake-steamer yacht white-yacht gold-yacht fishing-boat blue-boat rowing-boat smack " +
      "punt thames-barge wherry swans swan-pedalos dolphins surfers oil-rig hovercraft islets sea-stacks " +
      "chalk-stacks needles stumpy-lighthouse-islet islet-lighthouse striped-islet-lighthouse bass-rock crannog flying-boat container-ship drifter minke-whale breaking-wave windsurfer grebes ailsa-craig",
  ),
  ...named(
    "shore",
    "cliff-college tower-dam legged-lighthouse martello perch-rock crocodile-rock storm-clock sea-couple sunken-forest " +
      "pier-pavilion pier-domes pier-long pier-short pier-bare pier-theatre harbour-arm banded-arm cobb lifeboat-house " +
      "oyster-huts iron-men st-michaels-mount sea-castle eilean-donan lake-castle moated-castle pierhead lido " +
      "stone-bridge packhorse-bridge iron-bridge chain-bridge small-suspension-bridge bridge-gate five-arch-bridge " +
      "three-arch-bridge long-stone-bridge palladian-bridge viaduct aqueduct peace-bridge " +
      "millennium-bridge humber-bridge forth-bridge tower-bridge tyne-bridge clifton-suspension-bridge " +
      "clapper-bridge girder-bridge cliff-footbridge chapel-bridge rope-island sea-fort worms-head sea-tractor " +
      "castle-rock shore-ruin red-crag cascade waterfall island-tower straining-tower normanton-church " +
      "long-mill catbells swan-flock ducks cranes round-castle island-keep hoe tidal-light mumbles-head curved-viaduct long-span brigg lodberries island-house " +
      "harbour-steps sea-pool rock-pool island-priory headland-fort slab-bridge boardwalk-falls herring-barrels valve-tower flamingos heron seals otter basalt-columns penguins water-wheel lock " +
      "deco-pavilion slains osprey-nest sail-bridge pirate-ship moat-palace seatown-viaduct water-gate tide-mill curved-front villa-tiers sea-wall-train horse-barge regency-front gannet-cliff cliff-bite mulberry-works kittiwake-castle clyde-puffer " +
      "launch-and-dam",
  ),
  ...named("sky", "gulls geese red-kite osprey spitfire-flying balloon"),
  ...named(
    "slope",
    "white-horse parasols standing-white-horse three-hills hills-far peaks-far city-far peak snowy-peak suilven " +
      "three-sisters paps wedge flat-top ramparts amphitheatre cliff-ruin gate-ruin striped-cliff cable-cars " +
      "terraced-fields turbines gold-hill terraces catbells steep-setts standards topping pass-lane pass-beck stepping-stones tramway-and-pier tryfan great-gable terraced-peak crag-cave gorge-road lancaster coursed-cliff golden-cliff chalk-head water-railway ben-loyal great-stone river-crag hill-street island-hall rising-sun arran-far puffin-close " +
      "links-green high-cup sugar-loaf offas-dyke pollard-beech",
  ),
]);

export const standingOf = (part: string): Standing => EXCEPTIONS.get(part) ?? "land";

/** Flat parts, which cast no shadow. */
const FLAT = new Set(
  (
    "white-horse parasols standing-white-horse three-hills hills-far peaks-far city-far bluebells roses lavender " +
    "ramparts amphitheatre maze lavender-rows tennis-court picnic groynes beach-day red-squirrel limestone-pavement reed-bed terraced-fields floors list"
  ).split(" "),
);

/** Parts under which no shadow is drawn: the water between them is bright, or their own drawing darkens it. */
const APART = new Set(["swans", "surfers", "dolphins", "swan-pedalos", "breaking-wave", "windsurfer"]);

export const darkensWater = (part: string) => standingOf(part) === "water" && !APART.has(part);

export const castsShadow = (part: string) => standingOf(part) === "land" && !FLAT.has(part);

/**
 * For parts that go on beyond the frame, the span that the camera shows, such as a pier's head or a bridge's
 * arches.
 */
const SPANS: Readonly<Record<string, readonly [left: number, right: number]>> = {
  "pier-pavilion": [-190, 20],
  "pier-domes": [-200, 60],
  "pier-long": [-280, 0],
  "pier-short": [-110, 60],
  "pier-bare": [-130, 70],
  "pier-theatre": [-170, 30],
  "stone-bridge": [-125, 125],
  "long-stone-bridge": [-200, 200],
  "packhorse-bridge": [-80, 80],
  "three-arch-bridge": [-100, 100],
  "five-arch-bridge": [-165, 165],
  "chapel-bridge": [-150, 150],
  "bridge-gate": [-170, 170],
  viaduct: [-200, 200],
  "girder-bridge": [-160, 160],
  aqueduct: [-230, 230],
  "clifton-suspension-bridge": [-225, 225],
  "chain-bridge": [-150, 150],
  "small-suspension-bridge": [-110, 110],
  "humber-bridge": [-250, 250],
  "steam-train": [-110, 160],
  "harbour-arm": [-110, 80],
  cobb: [-150, 150],
  "herring-barrels": [-66, 92],
  "shore-ruin": [-130, 130],
  "castle-lighthouse": [-64, 64],
  "banded-arm": [-110, 80],
  "striped-cliff": [-240, 160],
  "red-crag": [-200, 110],
  waterfall: [-150, 150],
  "limestone-cove": [-240, 240],
  "mumbles-head": [-200, 200],
  "curved-viaduct": [-220, 220],
  "long-span": [-120, 220],
  catbells: [-170, 170],
  "valve-tower": [-160, 200],
  brigg: [-180, 180],
  "island-house": [-100, 200],
  lodberries: [-160, 140],
  "harbour-steps": [-200, 200],
  "steep-setts": [-190, 190],
  hoe: [-180, 160],
  "tidal-light": [-150, 150],
  "pass-lane": [-200, 200],
  "pass-beck": [-200, 200],
  "stepping-stones": [-150, 170],
  "deco-pavilion": [-190, 115],
  slains: [-190, 140],
  "osprey-nest": [-100, 120],
  "tramway-and-pier": [-70, 330],
  "sail-bridge": [-160, 160],
  tryfan: [-190, 190],
  "great-gable": [-190, 210],
  "terraced-peak": [-190, 190],
  "coursed-cliff": [-150, 160],
  "golden-cliff": [-150, 160],
  "headland-fort": [-190, 150],
  "lavender-rows": [-200, 200],
  "gorge-road": [-150, 150],
  "chalk-head": [-130, 150],
  "slab-bridge": [-160, 160],
  "seatown-viaduct": [-190, 190],
  "water-railway": [-140, 170],
  "water-gate": [-140, 140],
  "ben-loyal": [-230, 230],
  "curved-front": [-190, 170],
  "villa-tiers": [-180, 180],
  "sea-wall-train": [-200, 170],
  "great-stone": [-150, 150],
  verandas: [-170, 170],
  "river-crag": [-190, 190],
  "hill-street": [-140, 140],
  "island-hall": [-140, 140],
  "horse-barge": [-150, 160],
  "moat-palace": [-180, 180],
  "regency-front": [-170, 170],
  "gannet-cliff": [-156, 120],
  "cliff-bite": [-160, 190],
  "puffin-close": [-120, 144],
  "links-green": [-150, 150],
  "clyde-puffer": [-130, 130],
  "high-cup": [-180, 180],
  "sugar-loaf": [-170, 170],
  "offas-dyke": [-120, 150],
  "launch-and-dam": [-130, 130],
  "pollard-beech": [-120, 120],
  "breck-pines": [-130, 130],
  "meadow-cattle": [-134, 128],
  "breaking-wave": [-110, 150],
  grebes: [-118, 118],
  "armadale-ruin": [-150, 150],
  "storm-clock": [-150, 130],
  "tower-dam": [-170, 170],
};

export const spanOf = (part: string): readonly [number, number] | null => SPANS[part] ?? null;
