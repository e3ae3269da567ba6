import type { LightOfDay } from "#app/presenters/trips/sky-words";

/** Each with its x, its ground line and its scale. */
const HOUSES = [
  [404, 474, 8],
  [446, 468, 8],
  [490, 470, 8],
  [532, 474, 8],
  [384, 500, 10],
  [430, 494, 11],
  [482, 496, 10],
  [528, 500, 11],
  [574, 504, 10],
] as const;
const ROUND_TREES = [
  [350, 506, 8],
  [624, 512, 7],
  [90, 560, 15],
  [150, 572, 11],
  [960, 590, 11],
  [1012, 578, 15],
  [1250, 560, 18],
  [30, 640, 24],
  [760, 628, 12],
  [1340, 640, 26],
] as const;

type Placed = readonly (readonly [x: number, y: number, tenths: number])[];

/** Scales are in tenths. */
const Copies = ({ of, at }: { of: string; at: Placed }) => (
  <>
    {at.map(([x, y, tenths]) => (
      <use key={x} href={of} transform={`translate(${x} ${y})scale(${tenths / 10})`} />
    ))}
  </>
);

const Definitions = () => (
  <defs>
    <linearGradient id="hl-g" x2="0" y2="1">
      <stop className="[stop-color:var(--sky-1)]" />
      <stop className="[stop-color:var(--sky-2)]" offset=".4" />
      <stop className="[stop-color:var(--sky-3)]" offset=".56" />
      <stop className="[stop-color:var(--sky-4)]" offset=".62" />
    </linearGradient>
    <g id="hl-h">
      <path className="fill-(--wall)" d="M0 0v-20h30V0z" />
      <path className="fill-(--dim) opacity-16" d="M22 0v-20h8V0z" />
      <path className="fill-(--roof)" d="M-3-19l7-14h22l7 14zM20-30h5v-8h-5z" />
      <path className="fill-(--pane)" d="M5-14h4v6h-4zM14-14h4v6h-4zM12 0v-5h5V0z" />
    </g>
    <g id="hl-t">
      <path
        className="fill-(--fore)"
        d="M-2 2v-24h4V2zM0-62a20 20 0 0 1 17 30a14 14 0 0 1-8 22h-18a14 14 0 0 1-8-22A20 20 0 0 1 0-62z"
      />
      <path className="fill-(--mid)" d="M-18-38a20 20 0 0 1 20-22a24 24 0 0 0-20 22z" />
    </g>
  </defs>
);

const SkyAndSea = () => (
  <>
    <path fill="url(#hl-g)" d="M0 0h1440v720H0z" />
    <path
      // On a phone the headline covers the whole sky, and stars would be on its letters.
      className="stroke-[#fdf6e6] stroke-[3.4] opacity-(--stars) max-lg:hidden"
      d="M330 56h0M580 44h0M690 250h0M930 110h0M1040 200h0M1130 70h0M1270 150h0M1380 90h0M660 170h0M880 300h0M760 60h0"
    />
    <g className="stroke-(color:--cloud) stroke-15 opacity-75">
      <path d="M930 258h120m-84-14h60m-16 28h90M510 346h66m-40 12h70M1180 170h90m-60 13h80" />
    </g>
    {/* On a phone the sun rises above the form; on a wide screen low between headline and form. */}
    <g className="[transform:translate(800px,200px)] lg:[transform:translate(655px,340px)] xl:[transform:translate(730px,340px)]">
      <circle className="fill-(--glow) opacity-24" r="130" />
      <circle className="fill-(--glow) opacity-24" r="88" />
      <circle className="fill-(--disc)" r="52" />
    </g>
    <path className="fill-(--far)" d="M880 442q120-46 230-34t330-34v80H880z" />
    <path className="fill-(--water)" d="M0 440h1440v170H0z" />
    <path
      className="stroke-(color:--streak) stroke-3 opacity-75 lg:[transform:translate(-70px)]"
      d="M786 448h28m-40 9h50m-60 11h82m-94 14h70m-80 16h116m-60 18h70M900 466h50m60 14h70M700 500h40m220 14h60M1180 470h60"
    />
    <path className="fill-(--wall)" d="M924 484v-34l20 28h-18l-2 0zm-4 0h-14l14-28z" />
    <path className="fill-(--roof)" d="M900 488h48q-4 10-12 10h-24q-8 0-12-10z" />
  </>
);

const Coast = () => (
  <>
    <path className="fill-(--mid)" d="M0 410q130-16 250-6t240-4q90 0 150 24l28 6 22 60L560 540H0z" />
    <path className="fill-(--cliff)" d="M560 486l34-44 18-18h28l28 6 6 34 22 24z" />
    <path
      className="fill-(--dim) opacity-16"
      d="M612 424l-10 40 10 22h-26l-4-20zM652 427l-8 30 14 30h-22l2-34z"
    />
    <path className="fill-(--wall)" d="M614 425l4-44h14l4 44z" />
    <path className="fill-(--roof)" d="M616 398h18l1 11h-20zM616 381l9-14 9 14z" />
    <path className="fill-(--lamp)" d="M619 381v-7h12v7z" />
    <path className="fill-(--sand)" d="M380 520q150-40 310-38 60 34 150 56t300 40v60H380z" />
    <path className="stroke-(color:--streak) stroke-6" d="M694 484q56 32 146 52t250 34" />
  </>
);

const Country = ({ houses, trees }: { houses: Placed; trees: Placed }) => (
  <>
    <path
      className="fill-(--near)"
      d="M1440 470q-160-16-290 30T900 570t-220 40v110h760zM0 470q180-26 330 12t330 40q150 24 300 100v98H0z"
    />
    <path
      className="stroke-(color:--cut) stroke-3 opacity-45"
      d="M0 500q170-24 300 6M1440 500q-140-14-260 26t-230 66M1440 532q-120-12-230 22M60 486q90 30 100 70"
    />
    <path className="fill-(--roof)" d="M462 462l9-54 9 54z" />
    <path className="fill-(--wall)" d="M462 490v-30h18v30z" />
    <Copies of="#hl-h" at={houses} />
    <path className="fill-(--field)" d="M0 596q220-56 430-10t400 36 610-42v140H0z" />
    <path
      className="stroke-(color:--cut) stroke-3 opacity-45"
      d="M0 630q220-56 430-10t400 36 610-42M0 672q220-56 430-10t400 36 610-42M760 624q-30 50-140 96M1120 606q40 50 140 90"
    />
    <path
      className="fill-(--road)"
      d="M230 720c90-60 360-50 390-94s-160-50-130-84c14-16 70-16 72-36l14 0c6 30-50 30-54 46-8 30 190 30 190 84s-200 50-252 84z"
    />
    <Copies of="#hl-t" at={trees} />
    <path className="fill-(--fore)" d="M0 690q150-40 280 30H0zM1440 660q-180-10-300 60h300z" />
  </>
);

/** Calm at the upper left, for a headline, and at the right, for a form. */
export function HeroLandscape({ light }: { light: LightOfDay }) {
  return (
    <svg
      className="hero-light block size-full fill-none"
      strokeLinecap="round"
      data-light={light}
      viewBox="0 0 1440 720"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <Definitions />
      <SkyAndSea />
      <Coast />
      <Country houses={HOUSES} trees={ROUND_TREES} />
    </svg>
  );
}
