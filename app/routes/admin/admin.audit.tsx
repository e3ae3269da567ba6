import { type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { AuditPage } from "#app/components/admin/audit/audit-page";
import { unavailablePage } from "#app/http/answers/unavailable";
import { requireAdmin } from "#app/http/session/guards.server";
import { auditPageView } from "#app/presenters/admin/audit-page";
import { readAuditQuery } from "#app/schemas/audit-query";
import { titled } from "#app/components/layout/titled";

export const meta = titled("Changes");

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const { app } = context;
  const { query, filter } = readAuditQuery(new URL(request.url).searchParams);
  try {
    return data(auditPageView(await app.catalogue.changes(filter), query));
  } catch (error) {
    return unavailablePage(auditPageView(null, query), error, { log: app.log, what: "audit-page" });
  }
}

export default function Audit() {
  return <AuditPage view={useLoaderData<typeof loader>()} />;
}
