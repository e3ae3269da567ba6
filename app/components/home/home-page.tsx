import type { Units } from "#app/domain/units";
import type { LightOfDay } from "#app/presenters/trips/sky-words";
import type { SearchFormView } from "#app/presenters/search/form-view";
import { SearchBox } from "#app/components/search/form/search-box";
import type { BelowSearchProps } from "./below-search";
import { Hero } from "./hero";
import { latePart } from "#app/components/ui/late-part";

const failedClass = "wrap pt-section";
const loadOwn = () => import("./own-places").then((module) => module.NearHome);
const NearHome = latePart({
  name: "the best near your home",
  load: loadOwn,
  drawn: import.meta.env.SSR && (await loadOwn()),
  failedClass,
});
const load = () => import("./below-search").then((module) => module.BelowSearch);
const BelowSearch = latePart({
  name: "the rest of this page",
  load,
  drawn: import.meta.env.SSR && (await load()),
  failedClass,
});

interface Props extends BelowSearchProps {
  form: SearchFormView;
  units: Units;
  light: LightOfDay;
}

/** Begins with the search or, for a user with a home postcode, with the best places near it. */
export function HomePage({ form, units, light, own = null, ...below }: Props) {
  return (
    <>
      <Hero light={light}>
        {own?.nearHome ? (
          <NearHome
            view={own.nearHome}
            saved={own.panel?.favorites[0] ?? null}
            search={<SearchBox form={form} units={units} />}
          />
        ) : (
          <SearchBox form={form} units={units} className="max-lg:max-w-136 lg:min-w-0 lg:flex-[0_1_27rem]" />
        )}
      </Hero>
      <BelowSearch own={own} {...below} />
    </>
  );
}
