import { redirect } from "@remix-run/cloudflare";
import { isToken } from "#app/domain/token";
import { VOTES } from "#app/features/itinerary/domain/vote";
import { VOTE_FORM } from "#app/features/itinerary/presenters/view";
import type { PageForm } from "#app/http/actions/form-action.server";
import { cookiePairs, plainCookie } from "#app/http/session/cookies.server";
import { redirectWithToast } from "#app/http/session/flash.server";
import { ownWriteCookie } from "#app/http/session/own-writes";

const VOTER = "voter";
const KEPT_SECONDS = 90 * 86_400;

const NOT_COUNTED = "This place isn't in the trip any more, or too many people have answered.";
const NO_COOKIE =
  "Your browser must keep a cookie for this, so that each answers once. Please allow it and try again.";

const voterOf = (request: Request): string | null =>
  cookiePairs(request).find(({ name, value }) => name === VOTER && isToken(value))?.value ?? null;

/** The browser's own secret, and the cookie to set where it is new: before any answer, so that two tabs have the same. */
export function voterIn(
  request: Request,
  newVoter: () => string,
): { voter: string; cookie: Record<string, string> } {
  const known = voterOf(request);
  if (known !== null) return { voter: known, cookie: {} };
  const voter = newVoter();
  return { voter, cookie: { "Set-Cookie": plainCookie(new URL(request.url), VOTER, voter, KEPT_SECONDS) } };
}

/** Anyone with the link may answer. The front door limits how often. */
export const voteForm: PageForm = {
  id: VOTE_FORM.id,
  needs: "anyone",
  texts: ["slug", "vote"],
  failure: { title: VOTE_FORM.title, message: VOTE_FORM.unanswered },
  async submit(posted, args) {
    const { request, params, context } = args;
    const { token = "" } = params;
    const browser = voterOf(request);
    const vote = VOTES.find((each) => each === posted.text("vote"));
    const isCounted =
      browser !== null &&
      vote !== undefined &&
      isToken(token) &&
      (await context.app.itinerary.vote({ token, slug: posted.text("slug"), vote, browser }));
    const page = `/trips/${token}`;
    if (!isCounted) {
      const description = browser === null ? NO_COOKIE : NOT_COUNTED;
      return redirectWithToast(args, page, { title: VOTE_FORM.title, description, variant: "destructive" });
    }
    const headers = { "Set-Cookie": ownWriteCookie(new URL(request.url)), "X-Remix-Replace": "true" };
    return redirect(page, { headers });
  },
};
