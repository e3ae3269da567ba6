import { expect, it } from "vitest";
import { readAsked } from "#app/features/alerts/http/alert-schemas";
import { alertSearches } from "#app/features/alerts/services/alert-searches";
import type { AlertMessage } from "#app/features/alerts/services/ports";
import { previewOf } from "#app/presenters/head";
import { searchPageView } from "#app/presenters/search/page";
import { detailsView } from "#app/presenters/trips/destination-details";
import { someNews } from "../../../../tests/fakes/alert-wish";
import { forecastOfDays, fineDay } from "../../../../tests/fakes/forecasts";
import { THURSDAY_NOON, someSnapshot, someTripDeps } from "../../../../tests/fakes/in-memory-trips";
import { someSearchContext } from "../../../../tests/fakes/search-context";
import { newsOf, weekendBrief } from "./brief";
import { alertMail } from "./mails";
import { notificationText } from "./notification";

const SATURDAY = "2026-07-18";
const GREY = { cloudPct: 100, sunshineHours: 0, condition: "cloudy" } as const;
const SEARCH = "from=LS6&drivingHours=2";
const OF_GUEST = { isGuest: true, isSampleWeather: false };

/** What each surface says of a Saturday with this weather, at five places from half an hour away. */
async function said(weather: Parameters<typeof fineDay>[1]) {
  const minutes = [30, 40, 50, 60, 70];
  const forecast = forecastOfDays([fineDay(SATURDAY, weather)], THURSDAY_NOON);
  const snapshot = { ...someSnapshot(minutes.length), forecasts: minutes.map(() => forecast) };
  const deps = someTripDeps({ snapshot, searched: [["LS6", 2]], minutes });
  const day = (await alertSearches(snapshot, THURSDAY_NOON, { search: deps, readAsked })(SEARCH, SATURDAY))!;
  const { query } = day.search;
  const context = { ...someSearchContext(), ...query, origin: query.postcode, isVisit: true };
  const site = "https://sunny.example";
  const page = searchPageView(day.search, { ...context, site }, new URLSearchParams(SEARCH));
  const [first] = day.search.places;
  const place = detailsView(first!, context).share.text;
  const { id: destinationId, slug, name } = first!.place;
  const of = (message: Pick<AlertMessage, "kind" | "said">) =>
    someNews({ destinationId, slug, name, ...message });
  const news = of({ kind: "news", said: newsOf(day, destinationId) });
  const brief = of({ kind: "brief", said: weekendBrief([day], null) });
  const letter = (message: AlertMessage) => alertMail([message], { site, key: "k" }, OF_GUEST).text;
  const push = (message: AlertMessage) =>
    JSON.parse(notificationText([message], 1, false)) as Record<"title" | "body", string>;
  const preview = previewOf(page.preview).find((tag) => "property" in tag && tag.property === "og:title");
  return {
    sentence: page.answer?.sentence ?? "",
    // The head of the page, and /search/picture.png.
    preview: preview && "content" in preview && preview.content,
    // Send, and the preview and picture of the place's own link.
    place,
    briefPush: push(brief).title,
    briefLetter: letter(brief).split("\n")[0],
    newsPush: push(news).body,
    newsLetter: letter(news),
  };
}

it("says one sentence of a day: the results, their link and its picture, what is sent, pushes and letters", async () => {
  const { sentence, newsPush, newsLetter, ...same } = await said({});
  expect(sentence).toBe(
    "Go to Place 1 on Saturday: 8 hours of sun, 20°, dry. 30 min from LS6, there by 9:30.",
  );
  expect(same).toEqual({
    preview: sentence,
    place: sentence,
    briefPush: sentence,
    briefLetter: sentence,
  });
  expect(newsPush).toContain(sentence);
  expect(newsLetter).toContain(sentence);
  const grey = await said(GREY);
  expect(grey.sentence).toBe("Grey everywhere on Saturday. Driest: Place 1.");
  expect([grey.preview, grey.briefPush]).toEqual([grey.sentence, grey.sentence]);
  expect(grey.place).toMatch(/^Go to Place 1 on Saturday: cloudy, 20°, dry\. /);
});
