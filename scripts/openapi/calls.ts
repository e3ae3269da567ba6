import * as z from "zod";
import { FAVORITES_IN_PART, listQuery } from "#app/schemas/list-query";
import { answerQuery } from "#app/schemas/search-call-query";
import { searchQuery } from "#app/schemas/search-query";
import { MAX_DRIVING_HOURS, MIN_DRIVING_HOURS } from "#app/domain/roads/driving-hours";
import type { Operation } from "./operation";

/* The calls of visitors: who may make each, what it takes and what it answers. */

/** `view` is our own page's alone. */
const search = searchQuery.omit({ view: true }).extend({
  postcode: searchQuery.shape.postcode.optional(),
  from: z
    .string()
    .meta({ pattern: "^[ \\t]*[A-Za-z]{1,2}[0-9][A-Za-z0-9]?( [0-9])?[ \\t]*$", maxLength: 64 })
    .optional(),
  hours: z
    .string()
    .meta({ type: "integer", minimum: MIN_DRIVING_HOURS, maximum: MAX_DRIVING_HOURS })
    .optional(),
  date: z.string().meta({ format: "date" }).optional(),
  ...answerQuery.shape,
});

const NO_DESTINATION = "There is no such destination.";
const TOO_MANY = "Too many attempts; Retry-After says how long to wait.";

const open = { tag: "Public", needs: "anybody" } as const;
const account = { tag: "Account", needs: "anybody" } as const;
const personal = { tag: "Personal", needs: "user" } as const;

export const CALLS: readonly Operation[] = [
  {
    id: "search",
    call: "GET /api/search",
    ...open,
    summary: "The places within a drive, best weather first",
    description:
      "Each with six days of forecast, the hours and the score of the visit, the drive, what there is to do and where to stay. A score is null without a forecast of the day and where less than half an hour of daylight is left on arrival. What a guest gets is the same for everybody. Fifty places where no limit is given.",
    query: search,
    success: { 200: { list: ["SearchResult", "SearchResultWithoutLists", "SearchSummary"] }, 304: {} },
    refusals: { 400: "A parameter cannot be read.", 404: "There is no such postcode." },
    headers: ["ETag", "Link", "X-Total-Count", "X-Search-Date", "X-Empty-Reason"],
  },
  {
    id: "listDestinations",
    call: "GET /api/destinations/all",
    ...open,
    summary: "All destinations",
    description: "The whole list, or the part that `limit` and `offset` ask for.",
    query: listQuery,
    success: { 200: { list: "PublicDestination" }, 304: {} },
    refusals: { 400: "A parameter cannot be read." },
    headers: ["ETag", "Link", "X-Total-Count"],
  },
  {
    id: "health",
    call: "GET /healthz",
    ...open,
    summary: "How fresh the forecasts are",
    success: { 200: { one: "Health" } },
  },
  {
    id: "document",
    call: "GET /api/openapi.json",
    ...open,
    summary: "This document",
    success: { 200: { file: "application/json" }, 304: {} },
    headers: ["ETag"],
  },
  {
    id: "logIn",
    call: "POST /api/login",
    ...account,
    summary: "Sign in",
    body: "LogIn",
    success: { 200: { one: "User" } },
    refusals: { 401: "Invalid username or password.", 429: TOO_MANY },
  },
  {
    id: "register",
    call: "POST /api/register",
    ...account,
    summary: "Make an account and sign in",
    description:
      "A username has 3 to 32 letters, digits, dots, dashes or underscores, a password 6 to 128 characters.",
    body: "Registration",
    success: { 201: { one: "User" } },
    refusals: { 409: "The username is taken.", 429: TOO_MANY },
  },
  {
    id: "logOut",
    call: "POST /api/logout",
    ...account,
    summary: "End the session",
    success: { 204: {} },
  },
  {
    id: "currentUser",
    call: "GET /api/user",
    ...account,
    needs: "user",
    summary: "Who is signed in",
    success: { 200: { one: "User" } },
  },
  {
    id: "setPreferences",
    call: "PUT /api/user/preferences",
    ...account,
    needs: "user",
    summary: "Set the seven preferences",
    description: "One that is not given becomes false.",
    body: "Preferences",
    success: { 200: { one: "User" } },
  },
  {
    id: "listFavorites",
    call: "GET /api/favorites",
    ...personal,
    summary: "Saved destinations, newest first",
    description: `The first ${FAVORITES_IN_PART}, or the part that \`limit\` and \`offset\` ask for.`,
    query: listQuery,
    success: { 200: { list: "Favorite" } },
    refusals: { 400: "A parameter cannot be read." },
    headers: ["Link", "X-Total-Count"],
  },
  {
    id: "addFavorite",
    call: "POST /api/favorites",
    ...personal,
    summary: "Save a destination",
    body: "DestinationId",
    success: { 200: { one: "SavedFavorite" }, 201: { one: "SavedFavorite" } },
    refusals: { 404: NO_DESTINATION },
  },
  {
    id: "removeFavorite",
    call: "DELETE /api/favorites/{destinationId}",
    ...personal,
    summary: "Take a saved destination away",
    success: { 204: {} },
    refusals: { 400: "The address does not end with a number." },
  },
  {
    id: "recommendations",
    call: "GET /api/recommendations",
    ...personal,
    summary: "Up to twelve places for this person, with reasons",
    success: { 200: { list: "ProposedPlace" } },
  },
  {
    id: "searchHistory",
    call: "GET /api/search-history",
    ...personal,
    summary: "Places looked at and found before",
    success: { 200: { list: "ProposedPlace" } },
  },
  {
    id: "recordSearch",
    call: "POST /api/search-history",
    ...personal,
    summary: "Record a search",
    body: "SearchRecord",
    success: { 201: { one: "MadeRecord" } },
    refusals: { 404: "There is no such postcode." },
  },
  {
    id: "markSearchClicked",
    call: "PUT /api/search-history/{id}/click",
    ...personal,
    summary: "Record that a result of a search was looked at",
    success: { 204: {} },
    refusals: { 400: "The address holds no number.", 404: "There is no such record." },
  },
  {
    id: "recordClick",
    call: "POST /api/search-history/click",
    ...personal,
    summary: "Record that a destination was looked at",
    body: "DestinationId",
    success: { 204: {} },
    refusals: { 404: NO_DESTINATION },
  },
  {
    id: "suggest",
    call: "POST /api/suggestions",
    ...personal,
    summary: "Suggest a location, an activity or an accommodation",
    description: "All need a name and a description; a location its area, the others their location.",
    body: "NewSuggestion",
    success: { 201: { one: "Suggestion" } },
    refusals: { 429: "Very many for one day." },
  },
];
