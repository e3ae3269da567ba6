import type { Postcode } from "#app/domain/geo/postcode";
import { type Result, fail, ok } from "#app/domain/result";
import type { GeocodeError } from "#app/services/ports";
import type { AccountDeps } from "./ports";

type Deps = {
  readonly users: Pick<AccountDeps["users"], "keepHome">;
  readonly geocoder: AccountDeps["geocoder"];
};

/** Fails and stores nothing if no search could start there. */
export async function keepHome(
  { userId, postcode }: { readonly userId: number; readonly postcode: Postcode | null },
  { users, geocoder }: Deps,
): Promise<Result<null, GeocodeError>> {
  const located = postcode && (await geocoder.locate(postcode));
  if (located && !located.ok) return fail(located.error);
  await users.keepHome(userId, postcode && postcode.text);
  return ok(null);
}
