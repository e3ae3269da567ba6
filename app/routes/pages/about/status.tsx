import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { StatusPage } from "#app/components/status/status-page";
import { pageHead } from "#app/presenters/head";
import { statusView } from "#app/presenters/status/status-view";

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.head ?? [];

/** Shows what one store has if the other does not answer: visitors come when something is wrong. */
export async function loader({ request, context: { app } }: LoaderFunctionArgs) {
  const orNull = (error: unknown) => {
    app.log.error("status.unreadable", error);
    return null;
  };
  const [health, weather] = await Promise.all([
    app.search.health().catch(orNull),
    app.weatherAdmin.status().catch(orNull),
  ]);
  const head = pageHead("/status", new URL(request.url).origin);
  return { view: statusView(health, weather, app.clock()), head };
}

export default function Status() {
  return <StatusPage view={useLoaderData<typeof loader>().view} />;
}
