import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import type * as z from "zod";
import { preferencesOf } from "#app/domain/accounts/account";
import { PREFERENCE_FLAGS } from "#app/domain/accounts/preferences";
import type { AuthTab } from "#app/presenters/accounts/view";
import { logInSchema, registrationSchema } from "#app/schemas/account";
import type { SignedIn } from "#app/services/accounts/log-in";
import type { Registration } from "#app/services/accounts/register";
import { accountFormBase, refused, emailQuestionFrom } from "./account-answers.server";
import { unusedNote } from "#app/presenters/accounts/pages";
import { saveWish } from "#app/http/session/favorite-wish.server";
import { afterSignIn } from "#app/http/session/signed-in.server";
import { redirectWithToast } from "#app/http/session/flash.server";
import type { PageForm, PostedForm, Submitted } from "#app/http/actions/form-action.server";
import { originOf } from "#app/http/session/known-device.server";
import { sessionToken, startedSessionHeaders } from "#app/http/session/session.server";

/** Both redirect to the page that the visitor came from, or to Home. */
export const SIGN_IN_FORMS: Readonly<Record<AuthTab, PageForm>> = {
  login: {
    ...accountFormBase("login"),
    needs: "anyone",
    texts: ["username", "password"],
    submit: (posted, args) => signIn(posted, args, logIn, ["Login successful", "Welcome back"]),
  },
  register: {
    ...accountFormBase("register"),
    needs: "anyone",
    texts: ["username", "email", "password", "confirmPassword"],
    flags: PREFERENCE_FLAGS,
    submit: (posted, args) => signIn(posted, args, register, ["Registration successful", "Welcome"]),
  },
};

type Verify = (posted: PostedForm, args: ActionFunctionArgs) => Promise<SignedIn>;

/** The authenticator only runs the form's strategy; the session is our own. */
async function signIn(
  posted: PostedForm,
  args: ActionFunctionArgs,
  verify: Verify,
  [title, greeting]: readonly [title: string, greeting: string],
): Promise<Submitted> {
  const { request, context } = args;
  const strategy = new FormStrategy(() => verify(posted, args));
  const signedIn = await new Authenticator<SignedIn>()
    .use(strategy, "form")
    .authenticate("form", posted.request);
  const { id, username } = signedIn.user;
  const headers = await startedSessionHeaders(request, context, signedIn);
  const saidByFeatures = await afterSignIn(request, context, id, headers);
  const { returnTo, said } = await saveWish(request, context, id);
  const unused = unusedNote(signedIn.user, context.app.clock());
  const description = [`${greeting}, ${username}`, said, ...saidByFeatures, unused]
    .filter(Boolean)
    .join(". ");
  return redirectWithToast(args, returnTo, { title, description }, headers);
}

const logIn: Verify = async (posted, args) => {
  const login = await logInFrom(args, posted.read(logInSchema));
  const loggedIn = await args.context.app.accounts.logIn(login);
  if (loggedIn.ok) return loggedIn.value;
  throw refused(posted, loggedIn);
};

const register: Verify = async (posted, args) => {
  const registration = await registrationFrom(args, posted.read(registrationSchema));
  const registered = await args.context.app.accounts.register(registration);
  if (registered.ok) return registered.value;
  throw refused(posted, registered);
};

/** Its address and its browser, whose former session ends. */
async function senderOf(args: ActionFunctionArgs) {
  const origin = await originOf(args.request, args.context);
  const replacedToken = await sessionToken(args.request, args.context);
  return { ...origin, replacedToken, question: emailQuestionFrom(args) };
}

export const logInFrom = async (args: ActionFunctionArgs, credentials: z.output<typeof logInSchema>) => ({
  ...credentials,
  ...(await senderOf(args)),
});

export async function registrationFrom(
  args: ActionFunctionArgs,
  fields: z.output<typeof registrationSchema>,
): Promise<Registration> {
  const { username, email, password } = fields;
  const { device: _, ...sender } = await senderOf(args);
  return { username, email, password, preferences: preferencesOf(fields), ...sender };
}
