import { Sparkles } from "lucide-react";
import { useHydrated } from "#app/components/ui/use-hydrated";
import type { TripPlannerView } from "#app/presenters/recommendations/view";

interface Props {
  view: TripPlannerView;
  onOpen: () => void;
}

/** Where the focus goes when the assistant closes, which may have opened by itself. */
export const ASSISTANT_OPENER_ID = "open-assistant";

/** The preferences as chips and the way to change them, which without JavaScript is the settings page. */
export function PlannerPreferences({ view, onOpen }: Props) {
  const isHydrated = useHydrated();
  const words = (
    <>
      <Sparkles className="icon" aria-hidden />
      {view.hasPreferences ? "Update My Preferences" : "Tell Us What You're Into"}
    </>
  );
  return (
    <section className="planner-preferences" aria-labelledby="planner-preferences">
      <div>
        <h2 id="planner-preferences">Your Preferences</h2>
        {view.chips.length === 0 ? (
          <p>No preferences set yet</p>
        ) : (
          <ul className="chips">
            {view.chips.map((chip) => (
              <li key={chip}>{chip}</li>
            ))}
          </ul>
        )}
      </div>
      {isHydrated ? (
        <button
          type="button"
          id={ASSISTANT_OPENER_ID}
          className="button button-sun"
          aria-haspopup="dialog"
          onClick={onOpen}
        >
          {words}
        </button>
      ) : (
        <a href="/settings" className="button button-sun">
          {words}
        </a>
      )}
    </section>
  );
}
