import { addDays } from "#app/domain/calendar/calendar-day";
import type { CatalogueFile } from "#app/domain/catalogue/file";
import type { Hotel } from "#app/domain/catalogue/hotel";
import type { LookedUp } from "#app/domain/catalogue/still-open";

/** A look-up is repeated after this many days. */
const FRESH_DAYS = 180;
const CHAINS =
  /premierinn|travelodge|holidayinn|ibis|mercure|novotel|bestwestern|youthhostel|yha\.org|hostellingscotland|\bihg\.|accor|hilton|marriott|britanniahotels|wyndham|choicehotels|malmaison|hotelduvin/i;

export const isOfChain = ({ name, websiteUrl = "" }: Pick<Hotel, "name" | "websiteUrl">): boolean =>
  CHAINS.test(`${name} ${websiteUrl}`.replaceAll(" ", ""));

interface Listed {
  readonly where: string;
  readonly isHotel: boolean;
  readonly shutUntil: string | undefined;
}

/** Returns what has to be looked up: independent hotels, and things to do with a price or a roof. */
function worthLookingUp(files: readonly CatalogueFile[]): Listed[] {
  return files.flatMap(({ slug, hotels, activities }) => [
    ...hotels
      .filter((hotel) => !isOfChain(hotel))
      .map(({ name, shutUntil }) => ({ where: `${slug}/${name}`, isHotel: true, shutUntil })),
    ...activities
      .filter(({ cost, indoor }) => cost === "paid" || cost === "mixed" || indoor === true)
      .map(({ name, shutUntil }) => ({ where: `${slug}/${name}`, isHotel: false, shutUntil })),
  ]);
}

/** Returns the lines to print: old look-ups with the oldest first, works that are over, and how much has no line. */
export function stillOpenReport(
  files: readonly CatalogueFile[],
  ledger: readonly LookedUp[],
  today: string,
): string[] {
  const known = new Set(ledger.map(({ where }) => where));
  const listed = worthLookingUp(files);
  const without = (isHotel: boolean) =>
    listed.filter((each) => each.isHotel === isHotel && !known.has(each.where)).length;
  const old = ledger
    .flatMap(({ where, lookedUpOn }) => (lookedUpOn === null ? [] : [{ where, lookedUpOn }]))
    .filter(({ lookedUpOn }) => lookedUpOn < addDays(today, -FRESH_DAYS))
    .sort((a, b) => (a.lookedUpOn < b.lookedUpOn ? -1 : 1));
  return [
    ...old.map(({ where, lookedUpOn }) => `${where}: looked up on ${lookedUpOn}, look again`),
    ...listed
      .filter(({ shutUntil }) => shutUntil !== undefined && shutUntil <= today)
      .map(({ where, shutUntil }) => `${where}: its works were to end on ${shutUntil}, take them out`),
    `${without(true)} independent hotels and ${without(false)} paid or indoor things nobody has looked up`,
  ];
}

/** Returns lines of the ledger that do not fit the catalogue: what has shut must be gone, and the rest must be there. */
export function ledgerFaults(files: readonly CatalogueFile[], ledger: readonly LookedUp[]): string[] {
  const items = new Map(
    files.flatMap(({ slug, hotels, activities }) =>
      [...hotels, ...activities].map((item) => [String(`${slug}/${item.name}`), item] as const),
    ),
  );
  const wrong = ({ where, status }: LookedUp) => {
    const item = items.get(where);
    if (status === "shut for good" || status === "in other use") return item !== undefined;
    return item === undefined || (status === "shut for works") !== (item.shutFrom !== undefined);
  };
  const places = ledger.map(({ where }) => where);
  return [
    ...ledger.filter(wrong).map(({ where, status }) => `${where}: ${status}`),
    ...places.filter((where, index) => places.indexOf(where) !== index).map((where) => `${where}: twice`),
    ...[...items]
      .filter(([where, { shutFrom }]) => shutFrom !== undefined && !places.includes(where))
      .map(([where]) => `${where}: no line`),
  ];
}
