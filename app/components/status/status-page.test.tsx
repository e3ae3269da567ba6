import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { StatusPage } from "./status-page";

const wordsFor = (lastRunAt: string, lastLookAt: string) => {
  const counts = { places: 2, fresh: 0, stale: 2, missing: 0 };
  const health = { isOk: false, lastRunAt, lastLookAt, newest: null, provider: "Open-Meteo", ...counts };
  return renderToStaticMarkup(
    <StatusPage view={{ health, nextRunAt: "2026-11-24T15:00:00Z", runs: [] }} />,
  ).replaceAll("&#x27;", "'");
};

it("the status page of a site that is not healthy says whether a service brings nothing or only its list of runs is out of reach", () => {
  expect(wordsFor("2026-11-24T10:00:00Z", "2026-11-24T10:00:00Z")).toContain(
    "we haven't been able to refresh the forecasts",
  );
  expect(wordsFor("2026-11-24T14:00:00Z", "2026-11-24T10:00:00Z")).toContain(
    "haven't been able to check that the forecasts are the newest",
  );
});
