import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { isToken } from "#app/domain/token";
import { VOTES } from "#app/features/itinerary/domain/vote";
import { VOTE_FORM } from "#app/features/itinerary/presenters/view";
import type { VoteOutcome } from "#app/features/itinerary/services/votes";
import type { PageForm } from "#app/http/actions/form-action.server";
import { clientAddress } from "#app/http/address/client-address";
import { cookiePairs, plainCookie } from "#app/http/session/cookies.server";
import { redirectWithToast } from "#app/http/session/flash.server";
import { ownWriteCookie } from "#app/http/session/own-writes";

const VOTER = "voter";
const KEPT_SECONDS = 90 * 86_400;

const REFUSALS: Readonly<Record<Exclude<VoteOutcome, "counted"> | "no-cookie", string>> = {
  "not-counted": "This place isn't in the trip any more, or too many people have answered.",
  throttled: "Too many answers came from your network today. Please try again tomorrow.",
  "no-cookie":
    "Your browser must keep a cookie for this, so that each answers once. Please allow it and try again.",
};

const voterOf = (request: Request): string | null =>
  cookiePairs(request).find(({ name, value }) => name === VOTER && isToken(value))?.value ?? null;

/** The browser's own secret, and the cookie to set where it is new: before any answer, so that two tabs have the same. */
export function voterIn(
  request: Request,
  newVoter: () => string,
): { voter: string; cookie: Record<string, string> } {
  const known = voterOf(request);
  const voter = known ?? newVoter();
  if (known !== null) return { voter, cookie: {} };
  return { voter, cookie: { "Set-Cookie": plainCookie(new URL(request.url), VOTER, voter, KEPT_SECONDS) } };
}

/** Anyone with the link may answer. */
export const voteForm: PageForm = {
  id: VOTE_FORM.id,
  needs: "anyone",
  texts: ["slug", "vote"],
  failure: { title: VOTE_FORM.title, message: VOTE_FORM.unanswered },
  async submit(posted, args) {
    const { request, params } = args;
    const page = `/trips/${params.token}`;
    const outcome = await vote(posted.text("slug"), posted.text("vote"), args);
    if (outcome !== "counted") {
      const { title } = VOTE_FORM;
      return redirectWithToast(args, page, { title, description: REFUSALS[outcome], variant: "destructive" });
    }
    const headers = { "Set-Cookie": ownWriteCookie(new URL(request.url)), "X-Remix-Replace": "true" };
    return redirect(page, { headers });
  },
};

async function vote(
  slug: string,
  said: string,
  { request, params: { token = "" }, context }: ActionFunctionArgs,
): Promise<keyof typeof REFUSALS | "counted"> {
  const known = VOTES.find((each) => each === said);
  const browser = voterOf(request);
  if (browser === null) return "no-cookie";
  if (!known || !isToken(token)) return "not-counted";
  return context.app.itinerary.vote({
    token,
    slug,
    vote: known,
    browser,
    clientAddress: clientAddress(request),
  });
}
