import type { MarkView, PointsMapView } from "#app/presenters/map/map-view";
import { MapCredit, MapGround, spotStyle } from "./map-ground";

const SIGNS: Readonly<Record<MarkView["kind"], string>> = { place: "", parking: "P", thing: "" };

/** A still map of a place and what belongs to it; `label` says in words what it shows. */
export function PointsMap({ view, label }: { view: PointsMapView; label: string }) {
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
        <MapCredit />
      </figcaption>
    </figure>
  );
}

function Mark({ mark }: { mark: MarkView }) {
  return (
    <span className="map-mark" data-kind={mark.kind} style={spotStyle(mark)}>
      {SIGNS[mark.kind]}
      {mark.side !== null && (
        <span className="map-mark-name" data-side={mark.side}>
          {mark.name}
        </span>
      )}
    </span>
  );
}
