import type { ReactNode } from "react";
import type { LightOfDay } from "#app/presenters/trips/sky-words";

function Scene({ sky, children }: { sky: string; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 320 180"
      width="100%"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="320" height="180" rx="16" fill={sky} />
      {children}
    </svg>
  );
}

export const StormScene = () => (
  <Scene sky="#c9d6da">
    <circle cx="206" cy="46" r="24" fill="#ffc24a" />
    <path fill="#6b8492" d="M96 92a22 22 0 0 1 4-43 32 32 0 0 1 60-8 26 26 0 0 1 40 20 16 16 0 0 1 0 31z" />
    <path stroke="#2a66b0" strokeWidth="4" d="M112 104l-5 14m32-14l-5 14m52-14l-5 14m23-14l-5 14" />
    <path fill="#5f9150" d="M0 148q80-22 160-12t160-6v34a16 16 0 0 1-16 16H16a16 16 0 0 1-16-16z" />
    <path fill="#143642" d="M232 92h7v66h-7z" />
    <path
      fill="#fdf6e6"
      stroke="#143642"
      strokeWidth="2"
      strokeLinejoin="round"
      d="M238 98h36l9 8-9 8h-36zm-5 20h-36l-9 8 9 8h36z"
    />
  </Scene>
);

export const OfflineScene = () => (
  <Scene sky="#1f4a63">
    <circle cx="228" cy="50" r="16" fill="#f6efd6" />
    <path fill="#ffd67a" fillOpacity=".3" d="M132 62L0 30v62zm16 0L320 80v50z" />
    <path fill="#163a50" d="M0 128h320v36a16 16 0 0 1-16 16H16a16 16 0 0 1-16-16z" />
    <path stroke="#8fb4c4" strokeWidth="3" d="M216 138h32m-44 12h40M40 140h30" />
    <path fill="#0d2531" d="M84 150l30-22h54l26 24 12 28H70z" />
    <path fill="#fdf6e6" d="M126 132l6-62h16l6 62z" />
    <path fill="#c4473c" d="M129 104l2-18h18l2 18zM128 58l12-12 12 12z" />
    <path fill="#ffd67a" d="M132 58h16v12h-16z" />
  </Scene>
);

/** What is missing, in a drawing of its own. A separate file, because few pages show it. */
export const MissingScene = ({
  what,
}: {
  what: "nothing-found" | "no-favorites" | "no-trip" | "no-alerts" | "lost";
}) => <img src={`/images/scenes/${what}.svg`} alt="" width={320} height={180} />;

/** Cropped to its container. In the hero on a wide screen the landscape has the sun. */
export const FormScene = ({ light }: { light?: LightOfDay }) => (
  <svg
    className="hero-light"
    data-light={light}
    viewBox="0 22 320 58"
    width="100%"
    height="100%"
    preserveAspectRatio="xMidYMid slice"
    fill="none"
    strokeLinecap="round"
    aria-hidden="true"
    focusable="false"
  >
    <path className="fill-(--sky-2)" d="M0 0h320v100H0z" />
    <circle className={`fill-(--disc)${light ? " lg:hidden" : ""}`} cx="206" cy="50" r="17" />
    <path className="fill-(--water)" d="M0 56h320v44H0z" />
    <path
      className="stroke-(color:--streak)"
      strokeWidth="2"
      d="M192 61h28m-22 5h24M250 62h20m16 5h24m-156 2h18"
    />
    <path className="fill-(--mid)" d="M0 44q70-10 120 8t90 30v18H0z" />
    <path className="fill-(--near)" d="M320 60q-70-2-120 18T80 100h240z" />
    <path className="fill-(--road)" d="M84 84q72-6 64-14t-28-10-4-11h5q0 6 24 11t22 12-16 12z" />
    <path className="fill-(--wall)" d="M60 53v-8h13v8zm19 3v-8h13v8z" />
    <path className="fill-(--roof)" d="M58 45l4-6h9l4 6zm19 3l4-6h9l4 6z" />
  </svg>
);
