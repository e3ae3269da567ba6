import { codePointLength } from "#app/domain/catalogue/draft-text";
import { SUGGESTION_LIMITS } from "#app/domain/suggestions/suggestion";
import { fieldError, hint } from "../ui/field";

/** From this share of the limit on, the rest is counted. */
const NEAR = 0.9;

const characters = (count: number): string => `${count} ${count === 1 ? "character" : "characters"}`;

/** How many characters are left, once it matters. */
export function LengthLeft({ name, typed = "" }: { name: string; typed: string | undefined }) {
  if (!Object.hasOwn(SUGGESTION_LIMITS, name)) return null;
  const limit = SUGGESTION_LIMITS[name as keyof typeof SUGGESTION_LIMITS];
  // A text of fewer units has fewer characters too: most are never counted.
  const left = typed.length < limit * NEAR ? limit : limit - codePointLength(typed.trim());
  const isNear = left <= limit * (1 - NEAR);
  return (
    <p className={`${left < 0 ? fieldError : hint} empty:hidden`} role="status">
      {isNear && (left < 0 ? `${characters(-left)} too many` : `${characters(left)} left`)}
    </p>
  );
}
