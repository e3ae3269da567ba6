import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PrivacyPage } from "#app/components/about/privacy-page";
import { privacyView } from "#app/presenters/about/privacy-view";
import { pageHead } from "#app/presenters/head";

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.head ?? [];

export function loader({ request, context }: LoaderFunctionArgs) {
  const { config, features } = context.app;
  const parts = features.flatMap(({ privacy }) => privacy ?? []);
  const view = privacyView(config.deployment, parts);
  return { view, head: pageHead("/privacy", new URL(request.url).origin) };
}

export default function Privacy() {
  return <PrivacyPage view={useLoaderData<typeof loader>().view} />;
}
