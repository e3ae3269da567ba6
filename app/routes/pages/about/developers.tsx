import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { DevelopersPage } from "#app/components/developers/developers-page";
import { pageHead } from "#app/presenters/head";
import { developersView } from "#app/presenters/developers/developers-view";

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.head ?? [];

export function loader({ request }: LoaderFunctionArgs) {
  const site = new URL(request.url).origin;
  return { view: developersView(site), head: pageHead("/developers", site) };
}

export default function Developers() {
  return <DevelopersPage view={useLoaderData<typeof loader>().view} />;
}
