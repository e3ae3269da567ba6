import { useRouteLoaderData } from "@remix-run/react";
import { DEFAULT_UNITS } from "#app/domain/units";
import type { Units } from "#app/domain/units";

/** The units that the server drew this page with, from the root's data. */
export function usePageUnits(): Units {
  const root = useRouteLoaderData<{ units?: Units }>("root");
  return root?.units ?? DEFAULT_UNITS;
}
