import type { SuggestPageView } from "#app/presenters/suggestions/view";
import { LogInCard } from "./log-in-card";
import { MySuggestions } from "./my-suggestions";
import { SuggestionForm } from "./suggestion-form";
import { TypeChoice } from "./type-choice";

/** Suggest a place for the catalogue, and see what became of earlier suggestions. */
export function SuggestPage({ view: { isSignedIn, isFormKept, type, mine } }: { view: SuggestPageView }) {
  if (!isSignedIn && !isFormKept) return <LogInCard />;
  return (
    <div className="wrap suggest">
      <div className="suggest-head">
        <h1>Suggest a place</h1>
        <p>Know somewhere that belongs here? Tell us. We read every suggestion.</p>
      </div>
      <div className="suggest-main">
        <div className="suggest-card">
          <TypeChoice selected={type} />
          <SuggestionForm type={type} />
        </div>
        <MySuggestions mine={mine} />
      </div>
    </div>
  );
}
