import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { AboutPage } from "#app/components/about/about-page";
import { aboutHead } from "#app/presenters/head";

export { documentHeaders as headers } from "#app/http/door/document-headers";

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.head ?? [];

export const loader = ({ request }: LoaderFunctionArgs) => ({ head: aboutHead(new URL(request.url).origin) });

export default AboutPage;
