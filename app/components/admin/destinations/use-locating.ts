import { useState } from "react";
import { parsePostcode } from "#app/domain/geo/postcode";
import type { FieldFaults, TypedValues } from "#app/components/forms/use-form";

interface Located {
  latitude: number;
  longitude: number;
}

interface Options {
  fill: (values: TypedValues) => void;
  refuse: (faults: FieldFaults) => void;
}

const UNREACHABLE = "The postcode could not be looked up. Please try again.";

/** Fills in a form's coordinates from its postcode, and says so. */
export function useLocating({ fill, refuse }: Options) {
  const [isBusy, setBusy] = useState(false);
  const [news, setNews] = useState("");

  async function locate(typed: string): Promise<void> {
    const postcode = parsePostcode(typed);
    if (!postcode) return refuse({ postcode: "Invalid UK postcode format" });
    setBusy(true);
    setNews("");
    const found = await ask(postcode.text).finally(() => setBusy(false));
    if ("message" in found) return refuse({ postcode: found.message });
    const { latitude, longitude } = found;
    fill({ postcode: postcode.text, latitude: String(latitude), longitude: String(longitude) });
    setNews(`Coordinates of ${postcode.text} filled in.`);
  }
  return { isBusy, news, locate };
}

async function ask(postcode: string): Promise<Located | { message: string }> {
  try {
    const answer = await fetch(`/api/admin/geocode?${new URLSearchParams({ postcode }).toString()}`);
    const body: unknown = await answer.json();
    if (answer.ok) return body as Located;
    const { message } = body as { message?: unknown };
    return { message: typeof message === "string" ? message : UNREACHABLE };
  } catch {
    return { message: UNREACHABLE };
  }
}
