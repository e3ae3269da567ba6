import { useKeptState } from "#app/components/behaviour/use-kept-state";
import type { DetailsView } from "#app/presenters/trips/card-view";
import { CampsitesList } from "./campsites-list";
import { segment, segments } from "../../ui/segments";
import { HotelsList } from "./hotels-list";

const KINDS = ["Hotels", "Campsites"] as const;

/** Hotels or campsites, one at a time. */
export function AccommodationPanel({ details }: { details: DetailsView }) {
  const [kind, setKind] = useKeptState<(typeof KINDS)[number]>(`stays ${details.id}`, "Hotels");
  return (
    <div className="grid content-start justify-items-start gap-4">
      <div className={segments} role="group" aria-label="Kind of accommodation">
        {KINDS.map((each) => (
          <button
            key={each}
            type="button"
            className={segment({ state: each === kind ? "on" : "off" })}
            aria-pressed={each === kind}
            onClick={() => setKind(() => each)}
          >
            {each}
          </button>
        ))}
      </div>
      {kind === "Hotels" ? <HotelsList details={details} /> : <CampsitesList details={details} />}
    </div>
  );
}
