import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PrivacyPage } from "#app/components/about/privacy-page";
import { privacyView } from "#app/presenters/about/privacy-view";

export { documentHeaders as headers } from "#app/http/door/document-headers";

export const meta: MetaFunction = () => [
  { title: "Privacy – Sunny Escape" },
  {
    name: "description",
    content: "What Sunny Escape keeps about you, why, for how long, who else sees it, and your rights.",
  },
];

export function loader({ context }: LoaderFunctionArgs) {
  return privacyView(context.app.config.deployment);
}

export default function Privacy() {
  return <PrivacyPage view={useLoaderData<typeof loader>()} />;
}
