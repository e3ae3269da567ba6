import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { CreditsPage } from "#app/components/about/credits";
import { pageHead } from "#app/presenters/head";

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.head ?? [];

export const loader = ({ request }: LoaderFunctionArgs) => ({
  head: pageHead("/credits", new URL(request.url).origin),
});

export default CreditsPage;
