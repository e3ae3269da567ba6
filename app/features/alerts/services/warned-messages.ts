import { forbidsPraise, warningsDuring } from "#app/domain/warnings/official-warning";
import { type SaidPlace, heedWarnings, placesOf } from "#app/features/alerts/domain/brief";
import type { WarningSource } from "#app/services/warnings/ports";
import type { AlertMessage } from "./ports";

/** What may still be sent of a message: null for news of a visit that is now under an amber or red warning. */
type HeedWarnings = (message: AlertMessage) => AlertMessage | null;

const ALL: HeedWarnings = (message) => message;

/** By the warnings of this moment, which may have come since the message was made. */
export async function warningsToHeed(warnings: WarningSource): Promise<HeedWarnings> {
  const severe = (await warnings.current())?.inForce.filter(forbidsPraise) ?? [];
  if (severe.length === 0) return ALL;
  const isWarned = (place: SaidPlace) => warningsDuring(severe, place, place.away).length > 0;
  return (message) => {
    const { kind, said } = message;
    if (kind === "correction" || !said || !placesOf(said).some(isWarned)) return message;
    return kind === "news" ? null : { ...message, said: heedWarnings(said, isWarned) };
  };
}
