import { Link } from "#app/framework/link";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import Scan from "lucide-react/icons/scan";
import { clsx } from "clsx";
import type { CSSProperties, ReactNode } from "react";
import { IconButton } from "#app/components/ui/button";
import type { GroundView } from "#app/presenters/map/ground";
import { OutLink } from "#app/components/ui/out-link";

const UK = "/map/uk.svg";
const FILLING = "absolute inset-0 size-full";

interface Spot {
  left: number;
  top: number;
  /** In CSS pixels; absent if the mark is not moved. */
  moved?: { right: number; down: number };
}

/** The style sheet moves it when the map is enlarged. */
export const spotStyle = ({ left, top, moved }: Spot) =>
  ({
    "--px": left,
    "--py": top,
    ...(moved && { "--right": `${moved.right}px`, "--down": `${moved.down}px` }),
  }) as CSSProperties;

export function MapDots({ className, d }: { className: string; d: string }) {
  return (
    <path
      className={clsx("fill-none [vector-effect:non-scaling-stroke]", className)}
      strokeLinecap="round"
      d={d}
    />
  );
}

interface StillProps {
  view: GroundView;
  children?: ReactNode;
}

interface Props extends StillProps {
  /** `under` is drawn between the land and its roads, `over` on top of everything. */
  under?: ReactNode;
  over?: ReactNode;
}

/** Hidden from screen readers: the component around describes the map in words. */
export function MapGround({ view, under, over, children }: Props) {
  const ground = (
    <svg className={FILLING} viewBox={view.viewBox} aria-hidden>
      <use href={`${UK}#neighbours`} />
      <use href={`${UK}#land`} />
      {under}
      <use href={`${UK}#lakes`} />
      <use href={`${UK}#other`} />
      <use href={`${UK}#primary`} />
      <use href={`${UK}#motorways`} />
      <use href={`${UK}#ferries`} />
      {over}
    </svg>
  );
  return (
    <MapFrame view={view} ground={ground}>
      {children}
    </MapFrame>
  );
}

/** An image far down a page: browsers load it only when it is near. */
export function LateMapGround({ view, children }: StillProps) {
  const part = `${UK}#svgView(viewBox(${view.viewBox.replaceAll(" ", ",")}))`;
  return (
    <MapFrame
      view={view}
      ground={<img src={part} alt="" loading="lazy" decoding="async" className={FILLING} />}
    >
      {children}
    </MapFrame>
  );
}

function MapFrame({ view, ground, children }: StillProps & { ground: ReactNode }) {
  return (
    <div className="map" style={{ aspectRatio: String(view.ratio) }}>
      {ground}
      {view.towns.map((town) => (
        <Town key={`${town.left} ${town.top}`} town={town} />
      ))}
      {children}
    </div>
  );
}

function Town({ town }: { town: GroundView["towns"][number] }) {
  return (
    <span
      className="map-spot map-name map-town"
      data-side={town.isLeft ? "left" : undefined}
      data-zoom={town.zoom}
      hidden={town.zoom !== undefined}
      style={spotStyle(town)}
      aria-hidden
    >
      {town.name}
    </span>
  );
}

export function LandMask({ id, viewBox }: { id: string; viewBox: string }) {
  const [x = 0, y = 0, width = 0, height = 0] = viewBox.split(" ").map(Number);
  return (
    <mask id={id} maskUnits="userSpaceOnUse" x={x} y={y} width={width} height={height}>
      <use href={`${UK}#land`} style={{ "--map-land": "#fff" } as CSSProperties} />
    </mask>
  );
}

const ZOOMERS = [
  { how: "in", label: "Zoom in", Icon: Plus },
  { how: "out", label: "Zoom out", Icon: Minus },
  { how: "all", label: "Whole map", Icon: Scan },
] as const;

export function Zoomers({ className }: { className?: string | undefined }) {
  return (
    <div className={clsx("js-only mt-2 flex justify-end gap-2", className)}>
      {ZOOMERS.map(({ how, label, Icon }) => (
        <IconButton key={how} Icon={Icon} label={label} data-map-zoom={how} shape="round" />
      ))}
    </div>
  );
}

export function MapCredit() {
  return (
    <p className="mt-1.5 text-xs text-ink-soft">
      Map: contains OS and National Statistics data © Crown copyright. Lakes, ferries, car parks and drives ©{" "}
      <OutLink href="https://www.openstreetmap.org/copyright">OpenStreetMap</OutLink> contributors.{" "}
      <Link to="/credits" className="copy:hidden">
        All credits
      </Link>
    </p>
  );
}
