import {
  type AppLoadContext,
  type LoaderFunctionArgs,
  type MetaFunction,
  data,
  redirect,
} from "@remix-run/cloudflare";
import {
  type ClientLoaderFunctionArgs,
  isRouteErrorResponse,
  redirect as redirectInBrowser,
  useLoaderData,
} from "@remix-run/react";
import { useMemo } from "react";
import { keptAnswer, useKeptAnswer } from "#app/components/behaviour/kept-answers";
import { showSaved } from "#app/offline/show-saved";
import { originParameter, searchUrl } from "#app/domain/search/address";
import { SearchPage } from "#app/components/search/search-page";
import { findSearchPage, readPageSearch, recordSearch } from "#app/http/loaders/search-page.server";
import { redirectWithToast } from "#app/http/session/flash.server";
import { unavailablePage } from "#app/http/answers/unavailable";
import { type FormErrors, searchFormView } from "#app/presenters/search/form-view";
import { postcodeFault } from "#app/domain/geo/read-postcode";
import {
  originProblem,
  otherFieldId,
  POSTCODE_ERROR,
  SEARCH_UNREACHABLE,
  type SearchPageView,
  searchTitle,
} from "#app/presenters/search/view";
import { packView, unpackView } from "#app/framework/packed-view";
import { weatherAtHeaders } from "#app/presenters/offline-copy-view";
import { type SearchReading, type SearchRequest, filledForm, typedStart } from "#app/schemas/read-search";
import { previewOfSentence } from "#app/presenters/head";
import { headTags } from "#app/components/layout/titled";
import { type HeadTag, pageTitle } from "#app/presenters/head-view";

export const meta: MetaFunction<typeof loader> = ({ data: packed, location }) => {
  const view = packed === undefined ? undefined : unpackView(packed);
  const tags: HeadTag[] = [
    { title: pageTitle(searchTitle(view)) },
    {
      name: "description",
      content:
        "The places within your drive, those with the best weather first: each with a forecast, things to do and somewhere to stay.",
    },
    // The address has a postcode, so it must not be indexed. Its links lead to more and more days, orders and
    // filters; the sitemap has all places.
    { name: "robots", content: "noindex, nofollow" },
    ...(view?.kind === "results" ? previewOfSentence(view.preview) : []),
  ];
  return headTags(tags, location);
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const nowMs = context.app.clock();
  const reading = readPageSearch(request, context, nowMs);
  const { params, notes, asked, wrongHours } = reading;
  if (!(params.get("postcode") || params.has("from")) || wrongHours !== null) {
    // To the form on Home; a toast says what is wrong with the parameters.
    if (params.size === 0) throw redirect("/");
    const toast = { title: wrongHours ?? POSTCODE_ERROR, variant: "destructive" } as const;
    throw await redirectWithToast({ request, context }, "/", toast);
  }
  if (asked === null) {
    if (reading.towns.length > 0) return postcodeProblem(reading, nowMs, 200);
    return postcodeProblem(reading, nowMs, 400, faultyStarts(reading));
  }
  const note = notes.length > 0 ? notes.join(" ") : null;
  try {
    return await answerSearch(request, context, asked, { reading, nowMs, note });
  } catch (error) {
    // The page shows its own message for this failure.
    const failed: SearchPageView = { kind: "failed", message: "" };
    return unavailablePage(packView(failed), error, { log: context.app.log, what: "search" });
  }
}

async function answerSearch(
  request: Request,
  context: AppLoadContext,
  asked: SearchRequest,
  { reading, nowMs, note }: { reading: SearchReading; nowMs: number; note: string | null },
) {
  const { params } = reading;
  const found = await findSearchPage(request, context, asked, { params, nowMs, note });
  if (typeof found === "string") return postcodeProblem(reading, nowMs, 404, unknownStart(reading, found));
  const { view, madeAtMs } = found;
  if (view.kind === "results" && view.firstShown > view.total) {
    // Beyond the end of the list: it restarts at its first place.
    throw redirect(searchUrl(params.toString(), { offset: null }));
  }
  await recordSearch(request, context, asked);
  return data(packView(view), { headers: weatherAtHeaders(madeAtMs) });
}

function faultyStarts({ start, faults, others, params }: SearchReading): FormErrors {
  const errors: FormErrors = Object.fromEntries(
    others.flatMap(({ problem }, index) => (problem ? [[otherFieldId(index), problem] as const] : [])),
  );
  if (start) return errors;
  const note = faults.find(({ name }) => name === "from")?.note;
  const postcode = note ?? postcodeFault(typedStart(params), POSTCODE_ERROR);
  return { postcode, ...errors };
}

function unknownStart({ others }: SearchReading, text: string): FormErrors {
  const index = others.findIndex(({ start }) => start?.text === text);
  return { [index < 0 ? "postcode" : otherFieldId(index)]: originProblem({ text }, "not-found") };
}

/** As it was filled in, with the faults of the starts, or the towns of a name that several have. */
function postcodeProblem(reading: SearchReading, nowMs: number, status: number, errors: FormErrors = {}) {
  const { params, towns, start } = reading;
  const filled = filledForm(reading, params);
  // The fault is of another start: nobody types a district again that is right.
  const own = start && !("postcode" in errors) ? { postcode: start.text } : {};
  const view: SearchPageView = {
    kind: "postcode-problem",
    form: searchFormView({ ...filled, ...own }, nowMs, errors),
    towns: towns.map((town) => ({
      label: town.text,
      url: searchUrl(params.toString(), { postcode: null, ...originParameter(town) }),
    })),
  };
  return data(packView(view), { status });
}

/** The field of the form on Home. */
const SEARCH_FORM = "/#postcode";

/** Without an answer, the saved copy is opened; without one, the page says so and can try again. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  if (new URL(request.url).search === "") throw redirectInBrowser(SEARCH_FORM);
  const kept = keptAnswer();
  if (kept !== undefined) return kept as Awaited<ReturnType<typeof serverLoader<typeof loader>>>;
  try {
    return await serverLoader<typeof loader>();
  } catch (error) {
    // So is one with a wrong postcode.
    if (error instanceof Response && error.headers.get("Location") === "/") {
      error.headers.set("Location", SEARCH_FORM);
    }
    // The server did answer. Remix handles both.
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    await showSaved(request);
    return packView(SEARCH_UNREACHABLE);
  }
}

export default function Search() {
  const packed = useLoaderData<typeof loader | typeof clientLoader>();
  const view = useMemo(() => unpackView(packed), [packed]);
  useKeptAnswer(packed);
  return <SearchPage view={view} />;
}
