import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { DevelopersPage } from "#app/components/developers/developers-page";
import { developersView } from "#app/presenters/developers/developers-view";

export { documentHeaders as headers } from "#app/http/door/document-headers";

export const meta: MetaFunction = () => [
  { title: "For developers – Sunny Escape" },
  {
    name: "description",
    content: "Where in the UK is the weather best within a drive? Ask from a program, without a key.",
  },
];

export const loader = ({ request }: LoaderFunctionArgs) => developersView(new URL(request.url).origin);

export default function Developers() {
  return <DevelopersPage view={useLoaderData<typeof loader>()} />;
}
