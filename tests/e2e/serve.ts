/** The site for the browser's journeys: the built Worker with its files, sample weather and the real catalogue. */
import { createServer } from "node:http";
import { startSite, thisMorning } from "../integration/site";
import { ADMIN_PASSWORD } from "./admin-password";

const port = Number(process.argv[2]);
const site = await startSite({ withAssets: true, port, adminPassword: ADMIN_PASSWORD });
await site.setClock(thisMorning());
await site.refresh(Date.parse(thisMorning()));
// Answers only from now on: before, the site had places without weather.
createServer((_, response) => response.end("ready")).listen(port + 1);
console.log(`Serving ${site.url.href}`);
