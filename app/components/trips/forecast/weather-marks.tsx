import { clsx } from "clsx";
import type { WeatherIconName } from "#app/presenters/trips/sky-words";
import type { CSSProperties } from "react";
import { documentDrawn } from "#app/components/behaviour/use-browser-state";

interface RainProps {
  percent: number | null;
  isWet: boolean;
  size?: "small" | "large";
}

const ROW = { small: "flex-wrap justify-center gap-x-1.5 gap-y-0.5 text-sm", large: "gap-3 text-lg" };
const BAR = { small: "h-[6px] w-[40px]", large: "h-[10px] max-w-56 flex-1" };

/** An unknown chance is a dash. On a wet day the number is bold. */
export function RainBar({ percent, isWet, size = "small" }: RainProps) {
  return (
    <span className={clsx("flex items-center", ROW[size], isWet ? "font-bold text-rain" : "text-ink-soft")}>
      <Bar percent={percent ?? 0} className={clsx(BAR[size], isWet ? "text-rain" : "text-line-strong")} />
      <span>
        <span className="sr-only">{`, chance of rain ${percent === null ? "not known" : ""}`}</span>
        {percent === null ? <span aria-hidden>–</span> : <span>{`${percent}%`}</span>}
      </span>
    </span>
  );
}

interface IconProps {
  name: WeatherIconName;
  size: number;
  className?: string;
}

/** Hidden from screen readers, because words beside it say the same. */
export function WeatherIcon({ name, size, className }: IconProps) {
  const address = `/icons/weather/${name}.svg`;
  // After a tap browsers would otherwise read a new icon before they paint the words.
  const loading = documentDrawn.now ? "lazy" : undefined;
  return <img loading={loading} src={address} alt="" width={size} height={size} className={className} />;
}

/** In the text's colour. Hidden from screen readers: the number is beside it. */
export function Bar({ percent, className }: { percent: number; className: string }) {
  return (
    <span
      className={clsx(
        "rounded-full bg-[linear-gradient(90deg,currentcolor_calc(var(--p)*1%),var(--color-line)_0)] forced-color-adjust-none",
        className,
      )}
      style={{ "--p": percent } as CSSProperties}
      aria-hidden
    />
  );
}
