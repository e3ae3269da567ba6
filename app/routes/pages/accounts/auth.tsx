import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  data,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { AuthPage } from "#app/components/accounts/auth-page";
import { answerForm } from "#app/http/actions/form-action.server";
import { currentVisitor } from "#app/http/session/session.server";
import { SIGN_IN_FORMS } from "#app/http/actions/accounts/sign-in-forms.server";
import { authPageView } from "#app/presenters/accounts/pages";
import { pageTitle } from "#app/presenters/head-view";

export { clientAction, shouldRevalidate } from "#app/components/forms/form-client-action";

export const meta: MetaFunction = () => [
  { title: pageTitle("Log in or register") },
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

export const action = (args: ActionFunctionArgs) =>
  answerForm(args, (form) => SIGN_IN_FORMS[form.get("intent") === "register" ? "register" : "login"]);

export default function Auth() {
  return <AuthPage {...useLoaderData<typeof loader>()} />;
}
