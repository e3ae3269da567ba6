import { useNavigate, useSearchParams } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { ListQuery } from "#app/domain/catalogue/place-list";
import type { DestinationTableView } from "#app/presenters/admin/catalogue-view";
import { adminAddress } from "#app/presenters/admin/address-view";

/** Longer than between two letters of somebody who types. */
const TYPING_PAUSE_MS = 200;

export interface DestinationList extends DestinationTableView {
  /** The address of the same page with this search, and the same destination in the editor. */
  addressOf: (query: ListQuery) => string;
}

/** What the table shows, as the address says it: so it works without JavaScript and is kept by a reload. */
export function useDestinationList(table: DestinationTableView): DestinationList {
  const [params] = useSearchParams();
  const destination = Number(params.get("destination"));
  return { ...table, addressOf: (shown) => adminAddress({ tab: "destinations", destination, shown }) };
}

/**
 * A search field that searches a moment after the last letter, or at once with Enter. Beside the
 * table somebody may be writing: the page is asked for again only where it answers, else `hasFailed` and nothing moves.
 */
export function useSearchAsTyped({ query, addressOf }: DestinationList) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const waiting = useRef(0);
  const isAsking = useRef(false);
  const [hasFailed, setFailed] = useState(false);
  // What is in the editor may have changed since the last letter.
  const currentAddress = useRef(addressOf);
  useEffect(() => {
    currentAddress.current = addressOf;
  });

  async function show(): Promise<void> {
    clearTimeout(waiting.current);
    waiting.current = 0;
    const words = input.current?.value ?? "";
    const address = () => currentAddress.current({ ...query, words, page: 1 });
    isAsking.current = true;
    const isAnswered = await answers(address());
    // Newer words are waiting or asked for.
    if (waiting.current !== 0 || input.current?.value !== words) return;
    isAsking.current = false;
    setFailed(!isAnswered);
    if (isAnswered) navigate(address(), { replace: true, preventScrollReset: true });
  }
  function typed(): void {
    clearTimeout(waiting.current);
    waiting.current = window.setTimeout(() => void show(), TYPING_PAUSE_MS);
  }
  useEffect(() => () => clearTimeout(waiting.current), []);
  // Back and forward change the words; but what was typed and not answered yet is newer than any page.
  useEffect(() => {
    const field = input.current;
    const isAhead = waiting.current !== 0 || isAsking.current;
    if (field && !isAhead && field.value.trim() !== query.words) field.value = query.words;
  }, [query.words]);
  return { input, typed, show, hasFailed };
}

/** Whether a page would come: not without a connection, after the session has ended, or while the database fails. */
async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { method: "HEAD", redirect: "manual" })).ok;
  } catch {
    return false;
  }
}
