import { useNavigation } from "@remix-run/react";
import type { SuggestPageView } from "#app/presenters/suggestion-view";
import { useFormRounds } from "../catalogue/use-form-rounds";
import { LogInCard } from "./log-in-card";
import { MySuggestions } from "./my-suggestions";
import { SuggestionForm } from "./suggestion-form";
import { TypeChoice } from "./type-choice";

/** Suggest a place for the catalogue, and see what became of earlier suggestions. */
export function SuggestPage({ view: { isSignedIn, type, form, mine } }: { view: SuggestPageView }) {
  const posted = useNavigation();
  const isBusy = posted.formMethod === "POST" && posted.formAction?.startsWith("/suggest") === true;
  const rounds = useFormRounds(isBusy, form);
  if (!isSignedIn && form.formError === null) return <LogInCard />;
  return (
    <div className="wrap suggest">
      <div className="suggest-head">
        <h1>Suggest a place</h1>
        <p>Know somewhere that belongs here? Tell us. We read every suggestion.</p>
      </div>
      <div className="suggest-main">
        <div className="suggest-card">
          <TypeChoice selected={type} />
          <SuggestionForm key={rounds} type={type} form={form} isBusy={isBusy} isSignedIn={isSignedIn} />
        </div>
        <MySuggestions mine={mine} />
      </div>
    </div>
  );
}
