/** The site for the browser's journeys: the built Worker with its files, sample weather and the real catalogue. */
import { startSite } from "../integration/site";

const site = await startSite({ withAssets: true, port: Number(process.argv[2]) });
await site.refresh();
console.log(`Serving ${site.url.href}`);
