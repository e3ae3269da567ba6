import type { AccountPart } from "#app/db/accounts/account-part";
import { alertsOfAccount } from "#app/features/alerts/db/account-part";
import { tripOfAccount } from "#app/features/itinerary/db/account-part";

/** The features that keep something of accounts. */
export const ACCOUNT_PARTS: readonly AccountPart[] = [tripOfAccount, alertsOfAccount];
