import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { travelDates } from "#app/domain/calendar/travel-date";
import { MOST_STOPS, type Stop, readStop } from "#app/features/itinerary/domain/stop";
import { type PageForm, type PostedForm, formByIntent } from "#app/http/actions/form-action.server";
import { type Toast, redirectWithToast } from "#app/http/session/flash.server";
import { currentUser } from "#app/http/session/session.server";
import { endedStopCookies, stopCookies, tripOfBrowser } from "./trip.server";
import { TRIP_FORM } from "#app/features/itinerary/presenters/view";
import type { StopRefusal } from "#app/features/itinerary/services/itinerary";

const TRIP_PAGE = "/trip";

const refused = (description: string): Toast => ({
  title: TRIP_FORM.title,
  description,
  variant: "destructive",
});
const NO_DAY = refused("That day can't be chosen. Open the place again and add it from there.");
const REFUSALS: Readonly<Record<StopRefusal, Toast>> = {
  full: refused(`A trip has room for ${MOST_STOPS} places. Remove one first.`),
  "not-found": refused("We don't know that place."),
};
const TOO_LARGE = refused("Your browser has no room for more. Sign in to keep a longer trip.");

interface Step {
  readonly toast: Toast;
  readonly headers?: Headers;
}

/** For guests and users; redirects back with a toast. */
function form(step: (posted: PostedForm, args: ActionFunctionArgs) => Promise<Step>): PageForm {
  return {
    id: TRIP_FORM.id,
    needs: "anyone",
    texts: ["intent", "slug"],
    failure: { title: TRIP_FORM.title, message: "We couldn't save this. Please try again in a moment." },
    async submit(posted, args) {
      const { toast, headers } = await step(posted, args);
      const answer = await redirectWithToast(args, TRIP_PAGE, toast, headers);
      // The page of a place posts here too. Without this header Back leads to the place.
      if (posted.text("intent") === "add") answer.headers.delete("X-Remix-Replace");
      return answer;
    },
  };
}

async function stopIn({ request }: PostedForm): Promise<Stop | null> {
  const data = await request.clone().formData();
  return readStop({ ...Object.fromEntries(data), others: data.getAll("with"), things: data.getAll("thing") });
}

/** A place's chosen things to do and place to stay are not changed. */
const ADD = form(async (posted, args) => {
  const stop = await stopIn(posted);
  if (!stop || !isKnown(stop, args)) return { toast: NO_DAY };
  const known = (await stopsNow(args)).find(({ slug }) => slug === stop.slug);
  const kept = known ? { things: known.things, stay: known.stay } : {};
  return save({ ...stop, ...kept }, known ? "Trip saved" : "Added to your trip", args);
});

const CHANGE = form(async (posted, args) => {
  const stop = await stopIn(posted);
  const known = (await stopsNow(args)).find(({ slug }) => slug === stop?.slug);
  if (!stop || !known) return { toast: refused("That place isn't in your trip any more.") };
  // A past day may stay, but no other one can be chosen.
  if (stop.arrival !== known.arrival && !isKnown(stop, args)) return { toast: NO_DAY };
  return save(stop, "Trip saved", args);
});

const REMOVE = form(async (posted, args) => {
  const slug = posted.text("slug");
  const user = await currentUser(args.request, args.context);
  const toast: Toast = { title: "Removed from your trip" };
  if (user) {
    await args.context.app.itinerary.remove(user.id, slug);
    return { toast };
  }
  const headers = new Headers();
  for (const cookie of endedStopCookies(args.request, slug)) headers.append("Set-Cookie", cookie);
  return { toast, headers };
});

const sharing = (change: "share" | "endSharing", toast: Toast) =>
  form(async (_, { request, context }) => {
    const user = await currentUser(request, context);
    if (!user) return { toast: refused("Sign in to share your trip.") };
    await context.app.itinerary[change](user.id);
    return { toast };
  });

const SHARE = sharing("share", {
  title: "Your trip has a link",
  description: "Anyone with the link can read the trip.",
});
const END_SHARING = sharing("endSharing", {
  title: "Sharing ended",
  description: "The link no longer shows anything to anyone.",
});

export const tripFormOf = formByIntent({
  add: ADD,
  change: CHANGE,
  remove: REMOVE,
  share: SHARE,
  "end-sharing": END_SHARING,
});

const isKnown = ({ arrival }: Stop, { context }: ActionFunctionArgs): boolean =>
  travelDates(context.app.clock()).includes(arrival);

async function stopsNow({ request, context }: ActionFunctionArgs): Promise<readonly Stop[]> {
  const user = await currentUser(request, context);
  return user ? context.app.itinerary.stopsOf(user.id) : tripOfBrowser(request);
}

async function save(stop: Stop, title: string, { request, context }: ActionFunctionArgs): Promise<Step> {
  const { itinerary } = context.app;
  const user = await currentUser(request, context);
  const toast = { title };
  if (user) {
    const saved = await itinerary.put(user.id, stop);
    return { toast: saved.ok ? toast : REFUSALS[saved.error] };
  }
  const added = await itinerary.fitIn(tripOfBrowser(request), stop);
  if (!added.ok) return { toast: REFUSALS[added.error] };
  const cookies = stopCookies(request, added.value.stop, added.value.others);
  if (cookies === null) return { toast: TOO_LARGE };
  return { toast, headers: new Headers(cookies.map((cookie) => ["Set-Cookie", cookie])) };
}
