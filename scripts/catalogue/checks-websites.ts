/** What is wrong with a website's address by its shape alone, or nothing. Nobody calls it. */
export function websiteFault(address: string): string | undefined {
  if (!URL.canParse(address)) return "no address";
  const url = new URL(address);
  if (url.protocol !== "https:") return "not https";
  if (url.username !== "" || url.password !== "") return "holds credentials";
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/.test(url.hostname)) return "no public host name";
  if (url.port !== "") return "names a port";
  // A page's own address needs neither: what follows "?" or "#" is tracking or a search that goes stale.
  if (url.search !== "" || url.hash !== "") return "holds parameters or a fragment";
  if (BOOKING_SITES.test(url.hostname)) return "not the place's own site";
  if (/\s|\.\.|\/\/./.test(address.slice("https://".length))) return "malformed";
  return undefined;
}

const BOOKING_SITES =
  /(^|\.)(booking|expedia|hotels|tripadvisor|airbnb|trivago|facebook|instagram|twitter|x|google|wikipedia|wikivoyage|bit|tinyurl|example|opentable|yelp|laterooms|agoda)\.(com|co\.uk|org|ly|net)$/;
