import { clsx } from "clsx";
import { notice } from "../../ui/notice";

interface Props {
  /** What the list would hold. */
  what: "activities" | "hotels";
  activePreferences: string[];
}

/** Said where the visitor's preferences leave nothing to show. */
export function NoMatches({ what, activePreferences }: Props) {
  return (
    <div className={clsx(notice({ tone: "empty" }), "grid w-full gap-1.5")}>
      <p>{`No ${what} match your preferences. Try adjusting your filters.`}</p>
      {activePreferences.length > 0 && <p>{`Your preferences: ${activePreferences.join(", ")}`}</p>}
    </div>
  );
}
