import Sparkles from "lucide-react/icons/sparkles";
import { useHydrated } from "#app/components/behaviour/use-browser-state";
import type { TripPlannerView } from "#app/presenters/recommendations/cards";
import { Button, ButtonAnchor } from "#app/components/ui/button";
import { panel } from "#app/components/ui/panel";

/** Gets the focus when the assistant closes, even if it opened by itself. */
export const ASSISTANT_OPENER_ID = "open-assistant";

/** Without JavaScript the button is a link to the settings. */
export function PlannerPreferences({ view, onOpen }: { view: TripPlannerView; onOpen: () => void }) {
  const isHydrated = useHydrated();
  const look = {
    tone: "sun",
    Icon: Sparkles,
    label: view.hasPreferences ? "Update My Preferences" : "Tell Us What You're Into",
  } as const;
  return (
    <section
      className={panel({
        pad: "card",
        className:
          "mt-5 mb-[clamp(2rem,5vw,3rem)] grid grid-cols-1 items-center justify-items-start gap-x-8 gap-y-4 md:grid-cols-[1fr_auto]",
      })}
      aria-labelledby="planner-preferences"
    >
      <div>
        <h2 id="planner-preferences" className="mb-2 text-lg">
          Your Preferences
        </h2>
        {view.chips.length === 0 ? (
          <p className="text-ink-soft">No preferences set yet</p>
        ) : (
          <ul className="flex flex-wrap gap-2">
            {view.chips.map((chip) => (
              <li key={chip} className="rounded-full bg-leaf-soft px-3.5 py-1 font-semibold text-leaf">
                {chip}
              </li>
            ))}
          </ul>
        )}
      </div>
      {isHydrated ? (
        <Button {...look} id={ASSISTANT_OPENER_ID} aria-haspopup="dialog" onClick={onOpen} />
      ) : (
        <ButtonAnchor href="/settings" {...look} />
      )}
    </section>
  );
}
