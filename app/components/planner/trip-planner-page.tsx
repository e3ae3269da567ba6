import { useNavigate } from "@remix-run/react";
import type { TripPlannerView } from "#app/presenters/recommendations/cards";
import { showToast } from "#app/components/layout/toasts/toast-store";
import { PlannerPreferences } from "./planner-preferences";
import { PlannerRecommendations } from "./planner-recommendations";
import { TripPreferenceAssistant } from "./trip-preference-assistant";
import { useAssistantOpening } from "./use-assistant-opening";
import { ButtonLink } from "#app/components/ui/button";
import { page, pageHead } from "#app/components/ui/page";

export function TripPlannerPage({ view }: { view: TripPlannerView }) {
  const { isOpen, open, close } = useAssistantOpening(view.username, view.opensAssistant);
  const navigate = useNavigate();

  function finish(isPopular: boolean): void {
    close();
    showToast({
      kind: "success",
      title: "Preferences updated",
      description: "Your travel preferences have been saved successfully.",
    });
    // Saving has updated the recommendations, unless the user has switched between popular and personal ones.
    if (isPopular !== (view.show === "popular"))
      navigate(isPopular ? "/trip-planner?show=popular" : "/trip-planner", { preventScrollReset: true });
  }

  return (
    <div className={page}>
      <div className={pageHead}>
        <h1>Trip Planner</h1>
        <ButtonLink to="/trip" size="row" label="Your trip" />
      </div>
      <PlannerPreferences view={view} onOpen={open} />
      <PlannerRecommendations view={view} />
      {isOpen && (
        <TripPreferenceAssistant
          username={view.username}
          preferences={view.preferences}
          onClose={close}
          onFinish={finish}
        />
      )}
    </div>
  );
}
