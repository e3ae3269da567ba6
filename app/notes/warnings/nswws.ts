import { currentWarnings } from "#app/domain/warnings/official-warning";
import { ProviderError } from "#app/services/ports";
import type { WarningService } from "#app/services/warnings/ports";
import { type HttpOptions, createFetchText, endpointUrl } from "#app/adapters/http/fetch-json";
import { parseAnswer } from "#app/adapters/http/exchange";
import { relatedLink } from "./atom-feed";
import { issuedSchema } from "./nswws-answer";

interface NswwsOptions {
  /** Up to the version; the feed is at /objects/feed below it. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly http?: HttpOptions;
}

const NAME = "nswws";
const OWN_HOSTS = ".metoffice.gov.uk";

/** A feed links to a GeoJSON collection of seven days, whose address changes with each update. */
export function createNswws({ baseUrl, apiKey, http }: NswwsOptions): WarningService {
  const fetchText = createFetchText(NAME, http);
  // The older gateway reads the first header, the newer the second.
  const keys = { "x-api-key": apiKey, apikey: apiKey };
  const headers = (accept: string) => ({ ...keys, Accept: accept });
  return {
    name: NAME,
    async fetchWarnings() {
      const feedUrl = endpointUrl(baseUrl, "/objects/feed");
      const collectionUrl = await fetchText(
        { url: feedUrl, headers: headers("application/atom+xml"), followsOwnRedirect: true },
        (xml) => collectionOf(xml, feedUrl),
      );
      const { read, unreadable } = await fetchText(
        {
          url: collectionUrl,
          headers: headers("application/vnd.geo+json, application/json"),
          followsOwnRedirect: true,
        },
        (text) => parseAnswer(NAME, text, issuedSchema),
      );
      return { warnings: currentWarnings(read), unreadable };
    },
  };
}

/** Throws if it belongs to another service: the key must not go there, whatever the feed says. */
function collectionOf(xml: string, feedUrl: string): string {
  const href = relatedLink(xml);
  if (href === null) throw new ProviderError(NAME, "malformed", "the feed names no collection of warnings");
  const [link, feed] = [URL.parse(href, feedUrl), new URL(feedUrl)];
  const isOwn = (url: URL) => url.protocol === "https:" && url.hostname.endsWith(OWN_HOSTS);
  if (link && (link.origin === feed.origin || (isOwn(link) && isOwn(feed)))) return link.href;
  throw new ProviderError(NAME, "malformed", "the feed leads to another service");
}
