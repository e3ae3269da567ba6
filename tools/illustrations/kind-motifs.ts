import type { DestinationKind } from "../../app/domain/catalogue/destination";
import type { Sketch } from "./sketch";
import { castleTown } from "./motifs/castle-town";
import { cathedralCity } from "./motifs/cathedral-city";
import { cliffs } from "./motifs/cliffs";
import { forest } from "./motifs/forest";
import { garden } from "./motifs/garden";
import { harbour } from "./motifs/harbour";
import { island } from "./motifs/island";
import { lakes } from "./motifs/lakes";
import { loch } from "./motifs/loch";
import { millTown } from "./motifs/mill-town";
import { moor } from "./motifs/moor";
import { mountains } from "./motifs/mountains";
import { seaside } from "./motifs/seaside";
import { spires } from "./motifs/spires";
import { themePark } from "./motifs/theme-park";

export const KIND_MOTIFS: Readonly<Record<DestinationKind, Sketch>> = {
  seaside,
  cliffs,
  "cathedral-city": cathedralCity,
  spires,
  "castle-town": castleTown,
  "mill-town": millTown,
  moor,
  lakes,
  mountains,
  loch,
  harbour,
  island,
  forest,
  garden,
  "theme-park": themePark,
};
