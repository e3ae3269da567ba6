import { clsx } from "clsx";
import { skeleton } from "../ui/skeleton";
import { cardBox } from "./card-box";

/** A card before its content: the same boxes, so that nothing moves when it comes. */
export function CardSkeleton() {
  return (
    <div className={clsx(cardBox(), "min-h-88")}>
      <div className={skeleton("aspect-video rounded-b-none")} />
      <div className="grid gap-3 px-4 py-3">
        <div className={skeleton("h-7 w-3/5")} />
        <div className={skeleton("h-4 w-4/5")} />
        <div className={skeleton("h-4 w-4/5")} />
      </div>
    </div>
  );
}
