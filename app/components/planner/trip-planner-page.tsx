import { useNavigate, useRevalidator } from "@remix-run/react";
import type { TripPlannerView } from "#app/presenters/recommendations/cards";
import { showToast } from "#app/components/layout/toasts/toast-store";
import { PlannerPreferences } from "./planner-preferences";
import { TripPreferenceAssistant } from "./trip-preference-assistant";
import { useAssistantOpening } from "./use-assistant-opening";
import { ButtonLink, Button } from "#app/components/ui/button";
import { page, pageHead } from "#app/components/ui/page";
import { Link } from "#app/framework/link";
import { cardGrid } from "#app/components/trips/cards/card-box";
import { CardIconSheet } from "#app/components/trips/cards/card-icons";
import { DestinationCard } from "#app/components/trips/cards/destination-card";
import { WarningsNote } from "#app/components/warnings/official-warnings";
import { notice } from "#app/components/ui/panel";

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

function PlannerRecommendations({ view }: { view: TripPlannerView }) {
  const { recommendations, startingPoint, lastSearched, whyNoDrives, show } = view;
  return (
    <section aria-labelledby="your-recommendations">
      <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="your-recommendations" className="min-w-0">
          Your Recommendations
        </h2>
        {show === "popular" && view.hasPreferences && (
          <Link to="/trip-planner" preventScrollReset>
            Show what matches my preferences
          </Link>
        )}
      </div>
      {recommendations === null ? (
        <Unavailable />
      ) : (
        <>
          <WarningsNote note={view.warningsNote} />
          <p className="mb-5 text-ink-soft">
            <span>
              {show === "popular"
                ? "Popular places with the best weather"
                : "From your preferences and your searches"}
            </span>
            <span>
              {startingPoint !== null
                ? `, with drives from ${startingPoint}`
                : lastSearched === null
                  ? ". Search from your postcode for places near you."
                  : `. We don't know drive times from ${lastSearched}, where you last searched. ${whyNoDrives ?? ""}`}
            </span>
          </p>
          <CardIconSheet />
          {recommendations.length === 0 ? (
            <p className={notice({ tone: "empty" })}>
              No recommendations yet. Search from your postcode and we'll find some.
            </p>
          ) : (
            <ul className={cardGrid}>
              {recommendations.map((proposed) => (
                <DestinationCard key={proposed.card.id} {...proposed} heading="h3" />
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  );
}

function Unavailable() {
  const { state, revalidate } = useRevalidator();
  return (
    <div className={notice({ tone: "quiet" })}>
      <p role="alert">
        {state === "idle"
          ? "We couldn't load your recommendations. Please try again in a moment."
          : "Loading your recommendations..."}
      </p>
      <Button label="Try Again" className="js-only" onClick={revalidate} />
    </div>
  );
}
