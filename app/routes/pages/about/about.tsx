import { useLoaderData } from "@remix-run/react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { AboutPage } from "#app/components/about/about-page";
import { stillOpen } from "#app/presenters/about/still-open";
import { pageHead } from "#app/presenters/head";

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.head ?? [];

export const loader = ({ request }: LoaderFunctionArgs) => ({
  head: pageHead("/about", new URL(request.url).origin),
  stillOpen: stillOpen(),
});

export default function About() {
  const { stillOpen: sentence } = useLoaderData<typeof loader>();
  return <AboutPage stillOpen={sentence} />;
}
