import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { CardView } from "#app/presenters/trips/present";
import { CardWeather } from "./card-parts";

const OVERCAST: NonNullable<CardView["weather"]> = {
  icon: "overcast",
  temperature: "3°",
  description: "overcast",
  when: "on arrival",
};

it("shows the weather after dark on the sky of the night, whatever the weather", () => {
  expect(renderToStaticMarkup(<CardWeather weather={OVERCAST} />)).toContain("bg-sky-cloudy");
  const markup = renderToStaticMarkup(<CardWeather weather={{ ...OVERCAST, isDark: true }} />);
  expect(markup).toContain("bg-sky-night");
  expect(markup).not.toContain("bg-sky-cloudy");
});
