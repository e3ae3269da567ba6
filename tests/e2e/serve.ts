/** The site for the browser's journeys: the built Worker with its files, sample weather and the real catalogue. */
import { createServer } from "node:http";
import { startSite } from "../integration/site";
import { ADMIN_PASSWORD } from "./admin-password";

const port = Number(process.argv[2]);
const site = await startSite({ withAssets: true, port, adminPassword: ADMIN_PASSWORD });
// It is a morning for every journey: in the evening the day's places are dark on arrival, and have no score.
const morning = `${new Date().toISOString().slice(0, 10)}T09:30:00Z`;
await site.setClock(morning);
await site.refresh(Date.parse(morning));
// Answers only from now on: before, the site had places without weather.
createServer((_, response) => response.end("ready")).listen(port + 1);
console.log(`Serving ${site.url.href}`);
