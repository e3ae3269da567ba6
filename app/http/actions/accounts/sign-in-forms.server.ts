import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { preferencesOf } from "#app/domain/accounts/account";
import { logInSchema, registrationSchema } from "#app/schemas/account";
import type { SignedIn } from "#app/services/accounts/log-in";
import { readAccountForm } from "./account-forms.server";
import type { AccountsContext } from "./accounts-context";
import { originOf } from "#app/http/session/known-device.server";
import { sessionToken } from "#app/http/session/session.server";

/**
 * The two forms of the sign-in page as strategies, "login" and "register", over our own accounts. The session
 * is ours too: the authenticator keeps none. Both throw FormRefused.
 */
export function createSignIn(request: Request, context: AccountsContext): Authenticator<SignedIn> {
  return new Authenticator<SignedIn>()
    .use(new FormStrategy(({ form }) => logInByForm(form, request, context)), "login")
    .use(new FormStrategy(({ form }) => registerByForm(form, request, context)), "register");
}

async function logInByForm(form: FormData, request: Request, context: AccountsContext): Promise<SignedIn> {
  const { accounts, log } = context.app;
  const { fields, attempt } = readAccountForm(form, logInSchema, "Login failed");
  const origin = await originOf(request, context);
  const replacedToken = await sessionToken(request, context);
  return attempt(log, () => accounts.logIn({ ...fields, ...origin, replacedToken }));
}

async function registerByForm(form: FormData, request: Request, context: AccountsContext): Promise<SignedIn> {
  const { accounts, log } = context.app;
  const { fields, attempt } = readAccountForm(form, registrationSchema, "Registration failed");
  const { username, email, password } = fields;
  const preferences = preferencesOf(fields);
  const replacedToken = await sessionToken(request, context);
  const { address, deviceName } = await originOf(request, context);
  const registration = { username, email, password, preferences, address, deviceName, replacedToken };
  return attempt(log, () => accounts.register(registration));
}
