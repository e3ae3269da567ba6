import type { Units } from "#app/domain/units";
import type { LightOfDay } from "#app/presenters/trips/sky-words";
import type { SearchFormView } from "#app/presenters/search/view";
import { HeroLandscape } from "../art/hero-landscape";
import { SearchBox } from "../search/form/search-box";

interface Props {
  form: SearchFormView;
  units: Units;
  light: LightOfDay;
}

/** The headline and the form, before a landscape in the light of the hour. */
export function Hero({ form, units, light }: Props) {
  return (
    <section className="hero">
      <div className="hero-landscape">
        <HeroLandscape light={light} />
      </div>
      <div className="wrap hero-row">
        <div className="hero-words">
          <h1>Find Your Perfect Sunny Escape</h1>
          <p>Where in the UK is the weather best today, within your drive?</p>
        </div>
        <SearchBox form={form} units={units} />
      </div>
    </section>
  );
}
