import { useRevalidator, useRouteLoaderData } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
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
    return null; // storage is switched off: the cookie alone carries the choice
  }
}

/** Sets the cookie at once, and again from the server: some browsers drop a script's cookie after a week. */
function writeCookie(units: Units): void {
  document.cookie = unitsCookie(units);
  const body = new URLSearchParams({ ...units });
  // Without a connection the script's own cookie has to do.
  fetch("/units", { method: "POST", body, redirect: "manual", keepalive: true }).catch(() => {});
}

function writeStored(units: Units): void {
  writeCookie(units);
  try {
    localStorage.setItem(UNITS_KEY, serialiseUnits(units));
  } catch {
    // as above
  }
}

/**
 * For the whole site: what this browser stored wins over the units that the page was drawn with, where the
 * cookie is gone or another's, and a change in another tab is followed. The page is then drawn anew.
 */
export function useStoredUnits(): void {
  const drawn = usePageUnits();
  const { revalidate } = useRevalidator();

  const adopt = useCallback(
    (next: Units) => {
      writeCookie(next);
      revalidate();
    },
    [revalidate],
  );

  const hasCompared = useRef(false);
  useEffect(() => {
    // Once only: where cookies are refused, the server's answer would never agree.
    if (hasCompared.current) return;
    hasCompared.current = true;
    const stored = readStored();
    if (stored && !sameUnits(stored, drawn)) adopt(stored);
  }, [adopt, drawn]);

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      const changed = event.key === UNITS_KEY ? parseUnits(event.newValue) : null;
      if (changed) adopt(changed);
    };
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  }, [adopt]);
}

export interface UnitsControl {
  units: Units;
  /** Stores the units and draws the page with them. */
  save: (units: Units) => void;
  /** Stores the units for the page that is about to be opened. */
  keep: (units: Units) => void;
}

/** The visitor's units and how to change them: what this browser stored, else what the server drew with. */
export function useUnits(fromServer: Units): UnitsControl {
  const [units, setUnits] = useState(fromServer);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const known = readStored() ?? fromServer;
    // The same object for the same units: whoever chooses just now is not disturbed by the page's own data.
    // oxlint-disable-next-line react/set-state-in-effect -- only the browser knows what it stored
    setUnits((last) => (sameUnits(last, known) ? last : known));
  }, [fromServer]);

  const save = useCallback(
    (next: Units) => {
      if (sameUnits(next, units) && readStored() !== null) return;
      writeStored(next);
      setUnits(next);
      revalidate();
    },
    [revalidate, units],
  );
  const keep = useCallback(
    (next: Units) => {
      if (sameUnits(next, units)) return;
      writeStored(next);
      setUnits(next);
    },
    [units],
  );
  return { units, save, keep };
}

/** The units that the server drew this page with, from the root's data. */
export function usePageUnits(): Units {
  const root = useRouteLoaderData<{ units?: Units }>("root");
  return root?.units ?? DEFAULT_UNITS;
}
