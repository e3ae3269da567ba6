import type { MetaFunction } from "@remix-run/cloudflare";
import { AboutPage } from "#app/components/about/about-page";

export { documentHeaders as headers } from "#app/http/door/document-headers";

export const meta: MetaFunction = () => [{ title: "How Sunny Escape works" }];

export default AboutPage;
