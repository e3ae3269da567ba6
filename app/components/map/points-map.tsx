import type { ReactNode } from "react";
import type { MarkView, PointsMapView } from "#app/presenters/map/map-view";
import { MapCredit, MapGround, spotStyle } from "./map-ground";

const SIGNS: Readonly<Record<MarkView["kind"], string>> = { place: "", parking: "P", thing: "" };

interface Props {
  view: PointsMapView;
  /** What it shows, in words. */
  label: string;
  /** What its signs mean. */
  children?: ReactNode;
}

/** A still map of a place and what belongs to it. */
export function PointsMap({ view, label, children }: Props) {
  return (
    <figure>
      <div role="img" aria-label={label} className="overflow-hidden rounded-tile border border-line">
        <MapGround view={view}>
          {view.marks.map((mark) => (
            <Mark key={`${mark.kind} ${mark.name}`} mark={mark} />
          ))}
        </MapGround>
      </div>
      <figcaption>
        {children}
        <MapCredit />
      </figcaption>
    </figure>
  );
}

const movedStyle = ({ moved }: MarkView) => moved && { marginLeft: moved.right, marginTop: moved.down };

function Mark({ mark }: { mark: MarkView }) {
  return (
    <span className="map-mark" data-kind={mark.kind} style={{ ...spotStyle(mark), ...movedStyle(mark) }}>
      {SIGNS[mark.kind]}
      {mark.side !== null && (
        <span className="map-mark-name" data-side={mark.side}>
          {mark.name}
        </span>
      )}
    </span>
  );
}
