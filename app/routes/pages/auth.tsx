import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  data,
  redirect,
} from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { AuthPage } from "#app/components/accounts/auth-page";
import { orUnreachable, unreachableForm } from "#app/components/accounts/unreachable";
import { FormRefused, orRefused } from "#app/http/actions/accounts/account-forms.server";
import { type Toast, redirectWithToast } from "#app/http/session/flash.server";
import { saveWish } from "#app/http/session/favorite-wish.server";
import { readFormRequest } from "#app/http/bodies/read-form.server";
import { currentVisitor, startedSessionHeaders } from "#app/http/session/session.server";
import { createSignIn } from "#app/http/actions/accounts/sign-in-forms.server";
import { authPageView, refusedAuthView } from "#app/presenters/accounts/pages";
import type { AuthTab } from "#app/presenters/accounts/view";

export { documentHeaders as headers } from "#app/http/door/document-headers";

export const meta: MetaFunction = () => [
  { title: "Log in or register – Sunny Escape" },
  {
    name: "description",
    content:
      "An account is optional: it keeps your favorites, your preferences and your recent searches, and recommends places to go.",
  },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user, headers } = await currentVisitor(request, context);
  if (user) throw redirect("/");
  return data(authPageView(new URL(request.url).searchParams), { headers });
}

/** Signs in or registers; leads home, or back to the heart that was tapped before, with its place saved. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { posted, form } = await readFormRequest(request);
  const intent: AuthTab = form.get("intent") === "register" ? "register" : "login";
  const signedIn = await orRefused(createSignIn(request, context).authenticate(intent, posted));
  if (signedIn instanceof FormRefused) return data(refusedAuthView(intent, signedIn.view), signedIn.init);
  const headers = await startedSessionHeaders(request, context, signedIn);
  const welcome = welcomeToast(intent, signedIn.user.username);
  const { returnTo, said } = await saveWish(request, context, signedIn.user.id);
  const toast = { ...welcome, description: [welcome.description, said].filter(Boolean).join(". ") };
  throw await redirectWithToast({ request, context }, returnTo, toast, headers);
}

/** A lost connection is told in the form, with what was typed still in it. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const intent: AuthTab =
    (await request.clone().formData()).get("intent") === "register" ? "register" : "login";
  const title = intent === "register" ? "Registration failed" : "Login failed";
  return orUnreachable(
    () => serverAction<typeof action>(),
    () => refusedAuthView(intent, unreachableForm(title)),
  );
}

function welcomeToast(intent: AuthTab, username: string): Toast {
  return intent === "register"
    ? { title: "Registration successful", description: `Welcome, ${username}` }
    : { title: "Login successful", description: `Welcome back, ${username}` };
}

export default function Auth() {
  const asked = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action | typeof clientAction>();
  return <AuthPage {...asked} {...refused} />;
}
