import { clsx } from "clsx";
import { skeleton } from "#app/components/ui/skeleton";
import { cardBox, cardPhoto } from "./card-box";

/** A card before its content: the same boxes, so that nothing moves when it comes. */
export function CardSkeleton() {
  return (
    <div className={clsx(cardBox(), "card-skeleton")}>
      <div className={clsx(cardPhoto, skeleton(""))} />
      <div className="card-body">
        <div className="grid gap-3 pt-1">
          <div className={skeleton("h-7 w-3/5")} />
          <div className={skeleton("h-4 w-4/5")} />
        </div>
        <div className={skeleton("mt-3 h-4 w-4/5")} />
      </div>
    </div>
  );
}
