import type { Units } from "#app/domain/units";
import type { ExampleDestination } from "#app/presenters/trips/example-destinations";
import type { LightOfDay } from "#app/presenters/trips/sky-words";
import type { RecommendationsPanelView } from "#app/presenters/recommendations/view";
import type { SearchFormView } from "#app/presenters/search/view";
import { RecommendationsPanel } from "../recommendations/recommendations-panel";
import { CallToAction } from "./call-to-action";
import { Examples } from "./examples";
import { Hero } from "./hero";
import { HowItWorks } from "./how-it-works";
import { RecommendationsPitch } from "./recommendations-pitch";

interface Props {
  form: SearchFormView;
  units: Units;
  light: LightOfDay;
  examples: readonly ExampleDestination[];
  /** Of a signed-in visitor; its panel is null where it could not be had just now. */
  recommendations?: { username: string; panel: RecommendationsPanelView | null } | null;
}

/** The first page: the search first, everything else below it. */
export function HomePage({ form, units, light, examples, recommendations = null }: Props) {
  return (
    <>
      <Hero form={form} units={units} light={light} />
      {recommendations && <RecommendationsPanel {...recommendations} />}
      <HowItWorks />
      <Examples examples={examples} />
      {!recommendations && <RecommendationsPitch />}
      <CallToAction isSignedIn={recommendations !== null} />
    </>
  );
}
