import { useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Units } from "#app/domain/units";
import { parseUnits, sameUnits, serialiseUnits, UNITS_KEY, unitsCookie } from "#app/domain/unit-settings";

function readStored(): Units | null {
  try {
    return parseUnits(localStorage.getItem(UNITS_KEY));
  } catch {
    return null; // storage is switched off: the cookie alone carries the choice
  }
}

function writeStored(units: Units): void {
  document.cookie = unitsCookie(units);
  try {
    localStorage.setItem(UNITS_KEY, serialiseUnits(units));
  } catch {
    // as above
  }
}

export interface UnitsControl {
  units: Units;
  /** Stores the units and draws the page with them. */
  save: (units: Units) => void;
  /** Stores the units for the page that is about to be opened. */
  keep: (units: Units) => void;
}

/**
 * The visitor's units and how to change them. Starts from what the server knew (the cookie); what this
 * browser stored wins, and a change in another tab is followed here.
 */
export function useUnits(fromServer: Units): UnitsControl {
  const [units, setUnits] = useState(fromServer);
  const { revalidate } = useRevalidator();

  const adopt = useCallback(
    (next: Units) => {
      setUnits(next);
      document.cookie = unitsCookie(next);
      revalidate();
    },
    [revalidate],
  );

  const hasCompared = useRef(false);
  useEffect(() => {
    // Once only: where cookies are refused the server's answer would differ for ever.
    if (hasCompared.current) return;
    hasCompared.current = true;
    const stored = readStored();
    if (stored && !sameUnits(stored, fromServer)) adopt(stored);
  }, [adopt, fromServer]);

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      const changed = event.key === UNITS_KEY ? parseUnits(event.newValue) : null;
      if (changed) adopt(changed);
    };
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  }, [adopt]);

  const save = useCallback(
    (next: Units) => {
      if (sameUnits(next, units) && readStored() !== null) return;
      writeStored(next);
      adopt(next);
    },
    [adopt, units],
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
