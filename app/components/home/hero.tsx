import type { Units } from "#app/domain/units";
import type { LightOfDay } from "#app/presenters/trips/sky-words";
import type { SearchFormView } from "#app/presenters/search/view";
import { HeroLandscape } from "#app/components/art/hero-landscape";
import { SearchBox } from "#app/components/search/form/search-box";
import { clsx } from "clsx";

interface Props {
  form: SearchFormView;
  units: Units;
  light: LightOfDay;
}

/** The headline and the form, before a landscape in the light of the hour. */
export function Hero({ form, units, light }: Props) {
  return (
    <section
      className={clsx(
        "relative isolate grid overflow-clip pt-[clamp(1.25rem,4vw,4rem)] pb-[clamp(2rem,7vw,6rem)]",
        light === "dusk" || light === "night" ? "text-on-nightfall" : "text-on-daylight",
      )}
    >
      {/* On a phone the village beside the form rather than the sun behind it. */}
      <div className="absolute inset-0 -z-1 overflow-hidden max-lg:-right-88">
        <HeroLandscape light={light} />
      </div>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-5 lg:flex lg:flex-wrap lg:items-start lg:gap-x-16">
        <div className="lg:flex-[1_1_20rem] lg:pt-10">
          <h1 className="text-[clamp(2.125rem,1.4rem+3.4vw,3.5rem)] leading-[1.04] tracking-[-0.02em]">
            Find Your Perfect Sunny Escape
          </h1>
          <p className="mt-3 max-w-104 text-lg font-medium lg:text-xl">
            Where in the UK is the weather best today, within your drive?
          </p>
        </div>
        {/* Beside the words, or below them where large text leaves no room. */}
        <SearchBox
          form={form}
          units={units}
          light={light}
          className="max-lg:max-w-136 lg:min-w-0 lg:flex-[0_1_27rem]"
        />
      </div>
    </section>
  );
}
