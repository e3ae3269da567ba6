import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { StatusPage } from "#app/components/status/status-page";
import { statusView } from "#app/presenters/status/status-view";

export { documentHeaders as headers } from "#app/http/door/document-headers";

export const meta: MetaFunction = () => [
  { title: "Status – Sunny Escape" },
  {
    name: "description",
    content:
      "How fresh the forecasts of Sunny Escape are, where they come from, and what the last hourly refreshes did.",
  },
];

/** Each half is shown without the other where its store does not answer: this page is opened when something is wrong. */
export async function loader({ context: { app } }: LoaderFunctionArgs) {
  const orNull = (error: unknown) => {
    app.log.error("status.unreadable", error);
    return null;
  };
  const [health, weather] = await Promise.all([
    app.siteHealth().catch(orNull),
    app.weatherAdmin.status().catch(orNull),
  ]);
  return statusView(health, weather, app.clock());
}

export default function Status() {
  return <StatusPage view={useLoaderData<typeof loader>()} />;
}
