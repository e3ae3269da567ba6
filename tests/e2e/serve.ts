/** The site for the browser's journeys: the built Worker with its files, sample weather and the real catalogue. */
import { createServer } from "node:http";
import { startFakeUpstream } from "../fakes/upstream";
import { mailsIn } from "../fakes/vendors/resend";
import { startSite, thisMorning } from "../integration/site";
import { ADMIN_PASSWORD } from "./admin-password";

const port = Number(process.argv[2]);
const upstream = await startFakeUpstream();
const mail = { MAIL_FROM: "sun@example.org", RESEND_URL: upstream.url, RESEND_API_KEY: "re_journeys" };
const site = await startSite({ withAssets: true, port, adminPassword: ADMIN_PASSWORD, variables: mail });
await site.setClock(thisMorning());
await site.refresh(Date.parse(thisMorning()));
// Listens only from now on, since the site had no weather before. It answers with the mails that were sent.
createServer((_, response) => response.end(JSON.stringify(mailsIn(upstream.requests)))).listen(port + 1);
console.log(`Serving ${site.url.href}`);
