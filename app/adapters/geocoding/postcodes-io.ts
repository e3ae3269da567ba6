import * as z from "zod";
import type { Postcode } from "#app/domain/geo/postcode";
import { fail, ok, type Result } from "#app/domain/result";
import type { GeocodeError, Geocoder, Origin } from "#app/services/ports";
import { type HttpOptions, endpointUrl, createFetchJson } from "#app/adapters/http/fetch-json";

interface PostcodesIoOptions {
  readonly baseUrl: string;
  readonly http?: HttpOptions;
}

const NAME = "postcodes-io";
/** A visitor waits; if it fails, the sector's centre is good enough. */
const VISITOR_HTTP: HttpOptions = { timeoutMs: 2_500, maxRetries: 1, maxBytes: 100_000 };

const WITHOUT_ROAD_LINK: readonly string[] = ["Channel Islands", "Isle of Man"];

const answerSchema = z.lazy(() => {
  const position = z.object({
    latitude: z.number().min(49).max(61).nullable(),
    longitude: z.number().min(-9).max(2).nullable(),
  });
  return z.union([
    z.object({ status: z.literal(200), result: position.extend({ country: z.string().nullish() }) }),
    // A withdrawn postcode keeps its position.
    z.object({ status: z.literal(404), terminated: position.nullish() }),
  ]);
});
type Answer = z.infer<typeof answerSchema>;

function originOf(postcode: Postcode, answer: Answer): Result<Origin, GeocodeError> {
  if (answer.status === 200 && WITHOUT_ROAD_LINK.includes(answer.result.country ?? ""))
    return fail("no-road-link");
  const { latitude, longitude } = (answer.status === 200 ? answer.result : answer.terminated) ?? {};
  // Some real postcodes, such as those of PO boxes, have no position.
  if (typeof latitude !== "number" || typeof longitude !== "number") return fail("not-found");
  return ok({ postcode, point: { latitude, longitude }, precision: "unit" });
}

export function createPostcodesIo({ baseUrl, http }: PostcodesIoOptions): Geocoder {
  const fetchJson = createFetchJson(NAME, { ...VISITOR_HTTP, ...http });
  return {
    async locate(postcode) {
      const url = endpointUrl(baseUrl, `/postcodes/${encodeURIComponent(postcode.text)}`);
      return originOf(postcode, await fetchJson({ url, schema: answerSchema, answerStatuses: [404] }));
    },
  };
}
