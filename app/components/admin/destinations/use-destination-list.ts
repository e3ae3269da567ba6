import { useNavigate, useSearchParams } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { ListQuery } from "#app/domain/catalogue/place-list";
import type { DestinationTableView } from "#app/presenters/admin/catalogue-view";
import { adminAddress } from "../admin-address";

/** Longer than between two letters of somebody who types. */
const TYPING_PAUSE_MS = 200;

export interface DestinationList extends DestinationTableView {
  /** Where the same page shows this, with the same destination in the editor. */
  addressOf: (query: ListQuery) => string;
}

/** What the table shows, as the address says it: so it works without JavaScript and is kept by a reload. */
export function useDestinationList(table: DestinationTableView): DestinationList {
  const [params] = useSearchParams();
  const destination = Number(params.get("destination"));
  return { ...table, addressOf: (shown) => adminAddress({ tab: "destinations", destination, shown }) };
}

/** A field that shows what was found as one types, a moment after the last letter. Press Enter not to wait. */
export function useSearchAsTyped({ query, addressOf }: DestinationList) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const waiting = useRef(0);

  function show(): void {
    clearTimeout(waiting.current);
    waiting.current = 0;
    const words = input.current?.value ?? "";
    navigate(addressOf({ ...query, words, page: 1 }), { replace: true, preventScrollReset: true });
  }
  function typed(): void {
    clearTimeout(waiting.current);
    waiting.current = window.setTimeout(show, TYPING_PAUSE_MS);
  }
  useEffect(() => () => clearTimeout(waiting.current), []);
  // Back and forward bring other words; what is being typed is newer than any answer.
  useEffect(() => {
    const field = input.current;
    if (field && waiting.current === 0 && field.value.trim() !== query.words) field.value = query.words;
  }, [query.words]);
  return { input, typed, show };
}
