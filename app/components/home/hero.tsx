import type { ReactNode } from "react";
import type { LightOfDay } from "#app/presenters/trips/sky-words";
import { latePart } from "#app/components/ui/late-part";
import { clsx } from "clsx";

const load = () => import("#app/components/art/hero-landscape").then((module) => module.HeroLandscape);
const Landscape = latePart({
  name: "the picture",
  load,
  drawn: import.meta.env.SSR && (await load()),
  failedClass: "hidden",
});

interface Props {
  light: LightOfDay;
  /** The form, beside the words or, with large text, below them. */
  children: ReactNode;
}

export function Hero({ light, children }: Props) {
  return (
    <section
      className={clsx(
        "relative isolate grid overflow-clip pt-[clamp(1rem,4vw,4rem)] pb-[clamp(1.5rem,7vw,6rem)]",
        light === "dusk" || light === "night" ? "text-on-nightfall" : "text-on-daylight",
      )}
    >
      {/* On a phone the village is then beside the form, and the sun is not behind it. */}
      <div className="absolute inset-0 -z-1 overflow-hidden max-lg:-right-88">
        <Landscape light={light} />
      </div>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-4 lg:flex lg:flex-wrap lg:items-start lg:gap-x-16">
        <div className="lg:flex-[1_1_20rem] lg:pt-10">
          <h1 className="text-[clamp(2rem,1.3rem+3.4vw,3.5rem)] leading-[1.04] tracking-[-0.02em]">
            Find Your Perfect Sunny Escape
          </h1>
          <p className="mt-1.5 max-w-104 text-lg font-medium lg:mt-3 lg:text-xl">
            The best weather within your drive.
          </p>
        </div>
        {children}
      </div>
    </section>
  );
}
