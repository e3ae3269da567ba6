import * as z from "zod";
import { FAVORITES_IN_PART, listQuery } from "#app/schemas/list-query";
import { answerQuery } from "#app/schemas/search-call-query";
import { searchQuery } from "#app/schemas/search-query";
import { MAX_DRIVING_HOURS, MIN_DRIVING_HOURS } from "#app/domain/roads/driving-hours";
import type { Descriptions } from "./operation";

/* The calls of visitors: who may make each call, its parameters and its answers. */

/** Leaves out `view`, which only our own page uses. */
const search = searchQuery.omit({ view: true }).extend({
  postcode: searchQuery.shape.postcode.optional(),
  from: z.string().meta({ maxLength: 64 }).optional(),
  hours: z
    .string()
    .meta({ type: "integer", minimum: MIN_DRIVING_HOURS, maximum: MAX_DRIVING_HOURS })
    .optional(),
  date: z.string().meta({ format: "date" }).optional(),
  ...answerQuery.shape,
});

const NO_DESTINATION = "We can't find that destination.";
const NO_PARAMETERS = "There are no parameters.";
const TOO_MANY = "Too many attempts; Retry-After says how long to wait.";

const open = { tag: "Public" } as const;
const account = { tag: "Account" } as const;
const personal = { tag: "Personal" } as const;

export const VISITORS_CALLS = {
  "GET api/search": {
    id: "search",
    ...open,
    summary: "The places within a drive, best weather first",
    description:
      "Each with six days of forecast, the hours and the score of the visit, the drive, what there is to do and where to stay. A score is null without a forecast of the day and where less than half an hour of daylight is left on arrival. What a guest gets is the same for everybody. Fifty places where no limit is given.",
    query: search,
    success: { 200: { list: ["SearchResult", "SearchResultWithoutLists", "SearchSummary"] }, 304: {} },
    refusals: {
      400: "A parameter cannot be read, or this call has none of that name: the answer names it.",
      404: "There is no such postcode.",
    },
    headers: ["ETag", "Link", "X-Total-Count", "X-Search-Date", "X-Search-Order", "X-Empty-Reason"],
  },
  "GET api/destinations/all": {
    id: "listDestinations",
    ...open,
    summary: "All destinations",
    description: "The whole list, or the part that `limit` and `offset` ask for.",
    query: listQuery,
    success: { 200: { list: "PublicDestination" }, 304: {} },
    refusals: { 400: "A parameter cannot be read or is unknown." },
    headers: ["ETag", "Link", "X-Total-Count"],
  },
  "GET healthz": {
    id: "health",
    ...open,
    summary: "How fresh the forecasts are",
    success: { 200: { one: "Health" } },
  },
  "GET api/openapi.json": {
    id: "document",
    ...open,
    summary: "This document",
    success: { 200: { file: "application/json" }, 304: {} },
    refusals: { 400: NO_PARAMETERS },
    headers: ["ETag"],
  },
  "POST api/login": {
    id: "logIn",
    ...account,
    summary: "Sign in",
    body: "LogIn",
    success: { 200: { one: "User" } },
    refusals: { 401: "Invalid username or password.", 429: TOO_MANY },
  },
  "POST api/register": {
    id: "register",
    ...account,
    summary: "Make an account and sign in",
    description:
      "A username has 3 to 32 letters, digits, dots, dashes or underscores, a password 6 to 128 characters.",
    body: "Registration",
    success: { 201: { one: "User" } },
    refusals: { 409: "The username is taken.", 429: TOO_MANY },
  },
  "POST api/logout": {
    id: "logOut",
    ...account,
    summary: "End the session",
    success: { 204: {} },
  },
  "GET api/user": {
    id: "currentUser",
    ...account,
    summary: "Who is signed in",
    success: { 200: { one: "User" } },
  },
  "PUT api/user/preferences": {
    id: "setPreferences",
    ...account,
    summary: "Set the seven preferences",
    description: "One that is not given becomes false.",
    body: "Preferences",
    success: { 200: { one: "User" } },
  },
  "GET api/favorites": {
    id: "listFavorites",
    ...personal,
    summary: "Saved destinations, newest first",
    description: `The first ${FAVORITES_IN_PART}, or the part that \`limit\` and \`offset\` ask for.`,
    query: listQuery,
    success: { 200: { list: "Favorite" } },
    refusals: { 400: "A parameter cannot be read." },
    headers: ["Link", "X-Total-Count"],
  },
  "POST api/favorites": {
    id: "addFavorite",
    ...personal,
    summary: "Save a destination",
    body: "DestinationId",
    success: { 200: { one: "SavedFavorite" }, 201: { one: "SavedFavorite" } },
    refusals: { 404: NO_DESTINATION },
  },
  "DELETE api/favorites/:destinationId": {
    id: "removeFavorite",
    ...personal,
    summary: "Take a saved destination away",
    success: { 204: {} },
    refusals: { 400: "The address does not end with a number." },
  },
  "GET api/recommendations": {
    id: "recommendations",
    ...personal,
    summary: "Up to twelve places for this person, with reasons",
    success: { 200: { list: "ProposedPlace" } },
  },
  "GET api/search-history": {
    id: "searchHistory",
    ...personal,
    summary: "Places looked at and found before",
    success: { 200: { list: "ProposedPlace" } },
  },
  "POST api/search-history": {
    id: "recordSearch",
    ...personal,
    summary: "Record a search",
    body: "SearchRecord",
    success: { 201: { one: "MadeRecord" } },
    refusals: { 404: "There is no such postcode." },
  },
  "PUT api/search-history/:id/click": {
    id: "markSearchClicked",
    ...personal,
    summary: "Record that a result of a search was looked at",
    success: { 204: {} },
    refusals: { 400: "The address holds no number.", 404: "There is no such record." },
  },
  "POST api/search-history/click": {
    id: "recordClick",
    ...personal,
    summary: "Record that a destination was looked at",
    body: "DestinationId",
    success: { 204: {} },
    refusals: { 404: NO_DESTINATION },
  },
  "POST api/suggestions": {
    id: "suggest",
    ...personal,
    summary: "Suggest a location, an activity or an accommodation",
    description: "All need a name and a description; a location its area, the others their location.",
    body: "NewSuggestion",
    success: { 201: { one: "Suggestion" } },
    refusals: { 429: "Very many for one day." },
  },
} satisfies Partial<Descriptions>;
