import { keyedFingerprint } from "#app/adapters/security/unguessable";
import { createThrottleStore } from "#app/db/accounts/throttle-store";
import { createPublishedAccuracy } from "#app/features/accuracy/adapters/published-accuracy";
import { createOutingAnswerStore } from "#app/features/accuracy/db/outing-answer-store";
import { createAccuracyRecordStore } from "#app/features/accuracy/db/record-store";
import { once } from "#app/domain/once";
import { climateScore } from "#app/features/accuracy/domain/climate-score";
import { readClimateStations } from "#app/domain/weather/climate";
import climateNormals from "#app/geodata/generated/climate-normals.json";
import { privacy } from "#app/features/accuracy/presenters/privacy";
import { createAnswerOuting } from "#app/features/accuracy/services/answer-outing";
import { homesFor } from "#app/features/accuracy/services/homes";
import { reckonAccuracy } from "#app/features/accuracy/services/reckon-accuracy";
import { keepRecord } from "#app/features/accuracy/services/keep-record";
import type { Feature, FeatureParts } from "#app/composition/feature";
import type { WeatherPart } from "#app/composition/weather.server";

export const recordOfWeather: WeatherPart = ({ platform: { db, kv, clock, log }, provider, forecasts }) => ({
  afterRefresh: (refreshed) =>
    keepRecord(refreshed, { records: createAccuracyRecordStore(db), forecasts, provider, clock, log }),
  /** Null without results, or if they cannot be read: the fixed band is then used. */
  calibration: async () => {
    const accuracy = await createPublishedAccuracy(kv, provider, log).read();
    return accuracy === "unknown" ? null : (accuracy?.calibration ?? null);
  },
});

export function composeAccuracy({ platform, searching, weather: { provider } }: FeatureParts) {
  const { db, kv, clock, log, variables } = platform;
  const { snapshots, roadNetwork } = searching.search;
  const { read, publish } = createPublishedAccuracy(kv, provider, log);
  const answers = createOutingAnswerStore(db);
  const stations = once(() => readClimateStations(climateNormals));
  const reckon = () =>
    reckonAccuracy({
      records: createAccuracyRecordStore(db),
      publish,
      answers,
      snapshots,
      homesFor: (places) => homesFor(places, searching.embeddedGeocoder, roadNetwork),
      climateScore: (place, date) => climateScore(stations(), place, date),
      provider,
      clock,
      log,
    });
  return {
    provider,
    read,
    answer: createAnswerOuting({
      answers,
      attempts: createThrottleStore(db),
      pseudonym: keyedFingerprint(variables.SESSION_SECRET[0]),
      clock,
    }),
    // After the refresh of the same hour.
    door: {
      jobs: [{ cron: "0 * * * *", run: reckon }],
      aboutRanking: { to: "/accuracy", label: "How often we were right" },
      privacy,
    } satisfies Feature,
  };
}
