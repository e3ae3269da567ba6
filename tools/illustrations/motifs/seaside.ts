import type { Sketch } from "../sketch";
import { gulls } from "../kit/sky";
import { seasideDunes } from "./seaside-dunes";
import { seasideHeadland } from "./seaside-headland";
import { seasidePier } from "./seaside-pier";
import { seasidePromenade } from "./seaside-promenade";

/** A pier is drawn only where the words name one; other shores are a promenade, a headland or dunes. */
export const seaside: Sketch = {
  look: {
    sky: ["morning", "clear", "mint", "peach", "clear", "deep"],
    land: ["leaf", "dune", "meadow"],
    water: ["sea", "teal", "turquoise", "blue"],
    roof: ["slate", "tile"],
    wall: ["honey", "cream", "red", "grey"],
  },
  draw(stage) {
    const view = stage.random.pick([seasideHeadland, seasidePromenade, seasideDunes]);
    const x = stage.random.whole(230, 420);
    return (
      (stage.features.has("pier") ? seasidePier(stage) : view(stage)) +
      gulls(stage.palette, [x, 122, 8], [x + 26, 134, 6], [x + 80, 112, 6])
    );
  },
};
