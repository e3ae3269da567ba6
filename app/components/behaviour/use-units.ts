import { useEffect, useRef, useState } from "react";
import { useSiteData } from "#app/components/layout/site-data";
import { router } from "#app/framework/router";
import { type Units, DEFAULT_UNITS } from "#app/domain/units";
import {
  parseUnits,
  sameUnits,
  serialiseUnits,
  UNITS_KEY,
  unitsCookie,
} from "#app/domain/accounts/unit-settings";

function readStored(): Units | null {
  try {
    return parseUnits(localStorage.getItem(UNITS_KEY));
  } catch {
    return null; // storage is switched off: only the cookie stores the choice
  }
}

/** The server sets it too: some browsers drop a script's cookie after a week. */
function writeCookie(units: Units): void {
  document.cookie = unitsCookie(units);
  const body = new URLSearchParams({ ...units });
  // Without a connection only the script's cookie is set.
  fetch("/units", { method: "POST", body, redirect: "manual", keepalive: true }).catch(() => {});
}

function writeStored(units: Units): void {
  writeCookie(units);
  try {
    localStorage.setItem(UNITS_KEY, serialiseUnits(units));
  } catch {
    // The storage is switched off: only the cookie stores the choice.
  }
}

function adopt(units: Units): void {
  writeCookie(units);
  void router().revalidate();
}

/** The cookie may be gone, or the visitor has changed the units in another tab. Once, for the whole site. */
export function useStoredUnits(): void {
  const drawn = usePageUnits();

  const hasCompared = useRef(false);
  useEffect(() => {
    // In a browser that refuses cookies, the server's units never match, and the page would reload forever.
    if (hasCompared.current) return;
    hasCompared.current = true;
    const stored = readStored();
    if (stored && !sameUnits(stored, drawn)) adopt(stored);
  }, [drawn]);

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      const changed = event.key === UNITS_KEY ? parseUnits(event.newValue) : null;
      if (changed) adopt(changed);
    };
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  }, []);
}

/** This browser's stored units win over the server's. */
export function useUnits(fromServer: Units) {
  const [units, setUnits] = useState(fromServer);
  useEffect(() => {
    const known = readStored() ?? fromServer;
    // Keep the same object for the same units: a new one would reset a choice in progress.
    // oxlint-disable-next-line react/set-state-in-effect -- only the browser knows the stored units
    setUnits((last) => (sameUnits(last, known) ? last : known));
  }, [fromServer]);

  const save = (next: Units) => {
    if (sameUnits(next, units) && readStored() !== null) return;
    writeStored(next);
    setUnits(next);
    void router().revalidate();
  };
  const keep = (next: Units) => {
    if (sameUnits(next, units)) return;
    writeStored(next);
    setUnits(next);
  };
  return { units, save, keep };
}

export function usePageUnits(): Units {
  return useSiteData().units ?? DEFAULT_UNITS;
}
