import { useNavigate, useSearchParams } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { ListQuery } from "#app/domain/catalogue/place-list";
import type { DestinationTableView } from "#app/presenters/admin/catalogue-view";
import { adminAddress } from "#app/presenters/admin/address-view";

/** Longer than the pause between two letters while typing. */
const TYPING_PAUSE_MS = 200;

export interface DestinationList extends DestinationTableView {
  /** Returns the address of the same page with this search and the same destination in the editor. */
  addressOf: (query: ListQuery) => string;
}

/** What the table shows. It comes from the address, so that it works without JavaScript and survives a reload. */
export function useDestinationList(table: DestinationTableView): DestinationList {
  const [params] = useSearchParams();
  const destination = Number(params.get("destination"));
  return { ...table, addressOf: (shown) => adminAddress({ tab: "destinations", destination, shown }) };
}

/**
 * A search field that searches a moment after the last letter, or at once with Enter. There may be unsaved text beside
 * the table, so the page changes only if the server answers; otherwise `hasFailed` is true and nothing moves.
 */
export function useSearchAsTyped({ query, addressOf }: DestinationList) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const waiting = useRef(0);
  const isAsking = useRef(false);
  const [hasFailed, setFailed] = useState(false);
  // The editor may have changed since the last letter.
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
    // Newer words are waiting or have been requested.
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
  // Back and Forward change the words, except for words that were typed and not answered yet.
  useEffect(() => {
    const field = input.current;
    const isAhead = waiting.current !== 0 || isAsking.current;
    if (field && !isAhead && field.value.trim() !== query.words) field.value = query.words;
  }, [query.words]);
  return { input, typed, show, hasFailed };
}

/** Whether the server answers with the page: not without a connection, after the session's end, or if the database fails. */
async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { method: "HEAD", redirect: "manual" })).ok;
  } catch {
    return false;
  }
}
