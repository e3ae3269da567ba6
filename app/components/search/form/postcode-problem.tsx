import { usePageUnits } from "#app/components/ui/use-page-units";
import type { SearchFormView } from "#app/presenters/search/view";
import { SearchBox } from "./search-box";

/** The postcode could not be used: the form again, as it was filled in, with the reason. */
export function PostcodeProblem({ form }: { form: SearchFormView }) {
  return (
    <div className="wrap pt-[clamp(1.25rem,4vw,3rem)]">
      <div className="grid max-w-136 gap-5">
        <h1>Check your postcode</h1>
        <SearchBox form={form} units={usePageUnits()} />
      </div>
    </div>
  );
}
