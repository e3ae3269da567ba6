import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import type { MarkKind, PointsMapView } from "#app/presenters/map/points-map";
import { LateMapGround, MapCredit, spotStyle } from "./map-ground";

const SIGNS: Readonly<Record<MarkKind, string>> = { place: "", parking: "P", thing: "" };

const mark = cva("map-spot grid -translate-1/2 place-items-center", {
  variants: {
    kind: {
      place: "size-6 rounded-full border-3 border-sun-deep bg-sun",
      parking: "size-5 rounded-sm border-2 border-raised bg-sea text-xs leading-none font-bold text-raised",
      thing: "size-3 rounded-full border-2 border-raised bg-leaf",
    },
  },
});
const name = cva("map-name absolute font-semibold text-ink", {
  variants: {
    kind: { place: "text-sm", parking: "", thing: "" },
    side: { left: "right-full pr-1", right: "left-full pl-1" },
  },
});

interface Props {
  view: PointsMapView;
  label: string;
  children?: ReactNode;
}

export function PointsMap({ view, label, children }: Props) {
  return (
    <figure>
      <div role="img" aria-label={label} className="overflow-hidden rounded-tile border border-line">
        <LateMapGround view={view}>
          {view.marks.map((each) => (
            <Mark key={`${each.kind} ${each.name}`} mark={each} />
          ))}
        </LateMapGround>
      </div>
      <figcaption>
        {children}
        <MapCredit />
      </figcaption>
    </figure>
  );
}

function Mark({ mark: { kind, side, ...spot } }: { mark: PointsMapView["marks"][number] }) {
  return (
    <span className={mark({ kind })} style={spotStyle(spot)}>
      <span>{SIGNS[kind]}</span>
      {side !== null && <span className={name({ kind, side })}>{spot.name}</span>}
    </span>
  );
}
