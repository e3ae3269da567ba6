import { useNavigation } from "@remix-run/react";
import { SUGGESTION_TYPES } from "#app/domain/suggestions/suggestion";
import type { SuggestPageView } from "#app/presenters/suggestions/cards";
import { LogInPage } from "#app/components/layout/pages/log-in-page";
import { MySuggestions } from "./my-suggestions";
import { SuggestionForm } from "./suggestion-form";
import { TypeChoice } from "./type-choice";
import { panel } from "#app/components/ui/panel";
import { page } from "#app/components/ui/page";

export function SuggestPage({
  view: { isSignedIn, isFormKept, type: shownType, correction, mine },
}: {
  view: SuggestPageView;
}) {
  // At once: otherwise visitors would start on the old form while the page loads.
  const type = useComingType() ?? shownType;
  if (!isSignedIn && !isFormKept)
    return (
      <LogInPage title="Please Log In">
        You need to be logged in to submit suggestions, so that we can let you know what we did with them.
      </LogInPage>
    );
  return (
    <div className={page}>
      <div className="mb-6">
        <h1>{correction ? `Report a mistake: ${correction.name}` : "Suggest a place"}</h1>
        <p className="mt-1.5 text-lg text-ink-soft">
          {correction
            ? "Tell us what's wrong and what would be right. We read every report."
            : "Know somewhere that belongs here? Tell us. We read every suggestion."}
        </p>
      </div>
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className={panel({ pad: "card", className: "grid grid-cols-1 gap-7" })}>
          {!correction && <TypeChoice selected={type} />}
          <SuggestionForm key={correction?.name ?? ""} type={type} correction={correction} />
        </div>
        <MySuggestions mine={mine} />
      </div>
    </div>
  );
}

/** Just chosen, while its page is still loading. */
function useComingType(): SuggestPageView["type"] | undefined {
  const { location } = useNavigation();
  if (location?.pathname !== "/suggest") return undefined;
  const chosen = new URLSearchParams(location.search).get("type");
  return SUGGESTION_TYPES.find((type) => type === chosen);
}
