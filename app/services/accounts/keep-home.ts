import type { Postcode } from "#app/domain/geo/postcode";
import { type Result, fail, ok } from "#app/domain/result";
import type { AccountDeps } from "./ports";

export interface NewHome {
  readonly userId: number;
  /** Null takes the home away. */
  readonly postcode: Postcode | null;
}

type Deps = {
  readonly users: Pick<AccountDeps["users"], "keepHome">;
  readonly geocoder: AccountDeps["geocoder"];
};

/** Keeps where a user starts from, in its usual spelling. `not-found`: no search could start there, so nothing changes. */
export async function keepHome(
  { userId, postcode }: NewHome,
  { users, geocoder }: Deps,
): Promise<Result<null, "not-found">> {
  if (postcode && !(await geocoder.locate(postcode)).ok) return fail("not-found");
  await users.keepHome(userId, postcode && postcode.text);
  return ok(null);
}
