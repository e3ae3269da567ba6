import { useSearchParams } from "@remix-run/react";
import { useState } from "react";
import type { DestinationRowView } from "#app/presenters/admin/catalogue-view";
import { adminAddress } from "../admin-address";
import { type ListPage, type ListQuery, listPage, readListQuery } from "./destination-list";

export interface DestinationList extends ListPage {
  query: ListQuery;
  show: (query: ListQuery) => void;
}

/**
 * What the table shows. The address says it, so that it works without JavaScript and is kept by a reload; with
 * JavaScript nothing is fetched to search or to sort, since all rows are here.
 */
export function useDestinationList(all: readonly DestinationRowView[]): DestinationList {
  const [params] = useSearchParams();
  const asked = readListQuery(params);
  const [query, setQuery] = useState(asked);
  const [lastParams, setLastParams] = useState(params);
  if (lastParams !== params) {
    setLastParams(params);
    setQuery(asked);
  }

  function show(wanted: ListQuery): void {
    setQuery(wanted);
    const destination = Number(params.get("destination"));
    // Not a navigation: the router's own state of this entry stays with it.
    window.history.replaceState(
      window.history.state,
      "",
      adminAddress({ tab: "destinations", destination, shown: wanted }),
    );
  }
  return { ...listPage(all, query), query, show };
}
