import { clsx } from "clsx";
import { Bar } from "../../ui/bar";

interface Props {
  percent: number;
  isWet: boolean;
  size?: "small" | "large";
}

const ROW = { small: "flex-wrap justify-center gap-x-1.5 gap-y-0.5 text-sm", large: "gap-3 text-lg" };
const BAR = { small: "h-[6px] w-[40px]", large: "h-[10px] max-w-56 flex-1" };

/** The chance of rain as a small bar with its number; a wet day is also set in bold. */
export function RainBar({ percent, isWet, size = "small" }: Props) {
  return (
    <span className={clsx("flex items-center", ROW[size], isWet ? "font-bold text-rain" : "text-ink-soft")}>
      <Bar percent={percent} className={clsx(BAR[size], isWet ? "text-rain" : "text-line-strong")} />
      <span>
        <span className="sr-only">, chance of rain </span>
        {`${percent}%`}
      </span>
    </span>
  );
}
