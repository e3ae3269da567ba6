import type { AppLoadContext } from "@remix-run/cloudflare";
import { isAdmin } from "#app/domain/accounts/account";
import { answerFaults, answerJson, setPartHeaders } from "#app/http/answers/answer-json";
import { calls } from "#app/http/actions/calls.server";
import { hasSameTag, weakTag } from "#app/http/answers/conditional";
import { currentVisitor } from "#app/http/session/session.server";
import { destinationJson, publicList as publicEntries } from "#app/presenters/catalogue/json";
import { type ListRange, readListRange } from "#app/schemas/list-query";

interface List {
  readonly entries: () => readonly object[];
  readonly total: number;
  readonly etag: string;
}

/** From the snapshot; for the administrator from the database, with versions. */
export const loader = calls("api/destinations/all", {
  parameters: ["limit", "offset"],
  unavailable: "The destinations aren't available at the moment. Please try again shortly.",
  GET: async ({ request, context }) => {
    const url = new URL(request.url);
    const range = readListRange(url.searchParams);
    if ("errors" in range) return answerFaults(range.errors, "We can't read this range.");
    const { user, headers } = await currentVisitor(request, context);
    const list = await (user && isAdmin(user) ? adminList(context, range) : publicList(context, range));
    setPartHeaders(headers, url, { ...range, total: list.total });
    headers.set("ETag", list.etag);
    // Clients ask each time, so that changes appear at once. An unchanged list is not sent again.
    headers.set("Cache-Control", "private, no-cache");
    headers.append("Vary", "Cookie");
    if (hasSameTag(request, list.etag)) return new Response(null, { status: 304, headers });
    return answerJson(list.entries(), { headers });
  },
});

export const action = loader;

async function publicList({ app }: AppLoadContext, { offset, limit }: ListRange): Promise<List> {
  const snapshot = await app.search.currentSnapshot();
  return {
    entries: () => publicEntries(snapshot, offset, limit),
    total: snapshot.places.length,
    etag: tagOf("public", snapshot.version),
  };
}

/** The tag covers only the part that is asked for, so that only those rows are read. */
async function adminList({ app }: AppLoadContext, range: ListRange): Promise<List> {
  const { destinations, total } = await app.catalogue.part(range);
  return {
    entries: () => destinations.map(destinationJson),
    total,
    etag: tagOf("admin", String(total), ...destinations.map(({ id, updatedAt }) => `${id}:${updatedAt}`)),
  };
}

/** With the release, since the next one may write the same list in another form. */
function tagOf(...parts: readonly string[]): string {
  return weakTag(import.meta.env.RELEASE, ...parts);
}
