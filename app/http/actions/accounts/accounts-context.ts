import type { Accounts } from "#app/services/accounts/accounts";
import type { Log } from "#app/services/ports";
import type { Cookies } from "#app/http/session/cookies.server";

/** What sessions and guards need of the load context. */
export interface AccountsContext {
  readonly app: { readonly accounts: Accounts; readonly cookies: Cookies; readonly log: Log };
}
