import { useNavigate, useSearchParams } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { ListQuery } from "#app/domain/catalogue/place-list";
import type { DestinationTableView } from "#app/presenters/admin/catalogue-page";
import { adminAddress } from "#app/presenters/admin/address-view";

/** Longer than the pause between two letters of a word. */
const TYPING_PAUSE_MS = 200;

export type DestinationList = ReturnType<typeof useDestinationList>;

/** From the address, so it works without JavaScript and survives a reload. */
export function useDestinationList(table: DestinationTableView) {
  const [params] = useSearchParams();
  const destination = Number(params.get("destination"));
  /** With the same destination in the editor. */
  const addressOf = (shown: ListQuery) => adminAddress({ tab: "destinations", destination, shown });
  return { ...table, addressOf };
}

/** The page changes only if the server answers: a failed navigation would lose unsaved text. */
export function useSearchAsTyped({ query, addressOf }: DestinationList) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const waiting = useRef(0);
  const isAsking = useRef(false);
  const [hasFailed, setFailed] = useState(false);
  // The form beside the table may change between typing and searching.
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
    // Another search is waiting or under way.
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
  // After Back or Forward the field shows the words of the address.
  useEffect(() => {
    const field = input.current;
    const isAhead = waiting.current !== 0 || isAsking.current;
    if (field && !isAhead && field.value.trim() !== query.words) field.value = query.words;
  }, [query.words]);
  return { input, typed, show, hasFailed };
}

/** False if there is no connection, the session has ended or the database fails. */
async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { method: "HEAD", redirect: "manual" })).ok;
  } catch {
    return false;
  }
}
