import type { SuggestPageView } from "#app/presenters/suggestions/view";
import { LogInCard } from "./log-in-card";
import { MySuggestions } from "./my-suggestions";
import { SuggestionForm } from "./suggestion-form";
import { TypeChoice } from "./type-choice";
import { panel } from "../ui/panel";
import { page } from "../ui/page";

/** Suggest a place for the catalogue, and see what became of earlier suggestions. */
export function SuggestPage({ view: { isSignedIn, isFormKept, type, mine } }: { view: SuggestPageView }) {
  if (!isSignedIn && !isFormKept) return <LogInCard />;
  return (
    <div className={page}>
      <div className="mb-6">
        <h1>Suggest a place</h1>
        <p className="mt-1.5 text-lg text-ink-soft">
          Know somewhere that belongs here? Tell us. We read every suggestion.
        </p>
      </div>
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className={panel({ pad: "card", className: "grid grid-cols-1 gap-7" })}>
          <TypeChoice selected={type} />
          <SuggestionForm type={type} />
        </div>
        <MySuggestions mine={mine} />
      </div>
    </div>
  );
}
