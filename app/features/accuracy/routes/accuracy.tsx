import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { AccuracyPage } from "#app/features/accuracy/components/accuracy-page";
import { accuracyView } from "#app/features/accuracy/presenters/accuracy-view";
import { outingForm } from "#app/features/accuracy/http/outing-form.server";
import { answerForm } from "#app/http/actions/form-action.server";
import { headOf } from "#app/presenters/head";
import { pageTitle } from "#app/presenters/head-view";

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.head ?? [];

export async function loader({ request, context: { app } }: LoaderFunctionArgs) {
  const head = headOf({
    title: pageTitle("How often we were right"),
    description:
      "Whether our first places were worth the drive, by days ahead, each figure with the days that it stands on.",
    site: new URL(request.url).origin,
    path: "/accuracy",
  });
  return { view: accuracyView(await app.accuracy.read(), app.accuracy.provider), head };
}

/** Takes the answer to "Was it as we said?", which Home asks. */
export const action = (args: ActionFunctionArgs) => answerForm(args, () => outingForm);

export default function Accuracy() {
  return <AccuracyPage view={useLoaderData<typeof loader>().view} />;
}
