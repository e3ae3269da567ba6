import * as z from "zod";
import { searchQuery } from "#app/schemas/search-query";
import { suggestionListQuery } from "#app/schemas/suggestion-review";
import type { Descriptions } from "./operation";

/* The administrator's calls. */

const NO_DESTINATION = { 404: "We can't find that destination." };
const NO_UPLOAD = { 404: "The upload is no longer there." };
const OTHERS_CHANGE = { 409: "Others are changing this destination just now." };
const STALE = { 412: "It has changed since the version that If-Match names." };
const change = { takesVersion: true, refusals: { ...NO_DESTINATION, ...OTHERS_CHANGE, ...STALE } } as const;

const destination = { one: "AdminDestination" } as const;
const ETAG = { headers: ["ETag"] } as const;

export const ADMIN_CALLS = {
  "POST api/admin/destinations": {
    id: "makeDestination",
    ...ETAG,
    summary: "Make a destination, also out of an approved suggestion",
    body: "NewDestination",
    success: { 200: destination, 201: destination },
    refusals: {
      404: "We can't find that suggestion.",
      409: "The suggestion cannot be converted, or others are making destinations of this name.",
    },
  },
  "GET api/admin/destinations/:id": {
    id: "readDestination",
    ...ETAG,
    summary: "One destination, with its version",
    success: { 200: destination, 304: {} },
    refusals: NO_DESTINATION,
  },
  "PUT api/admin/destinations/:id": {
    id: "changeDestination",
    ...ETAG,
    ...change,
    summary: "Change a destination",
    body: "DestinationDraft",
    success: { 200: destination },
  },
  "DELETE api/admin/destinations/:id": {
    id: "deleteDestination",
    ...change,
    summary: "Delete a destination",
    success: { 204: {} },
  },
  "POST api/admin/destinations/:id/fetch-places": {
    id: "fetchPlaces",
    summary: "Add what the source of places knows of a destination",
    success: { 200: { one: "FetchedPlaces" } },
    refusals: { ...NO_DESTINATION, ...OTHERS_CHANGE, 502: "The source did not answer." },
  },
  "POST api/admin/destinations/:id/weather": {
    id: "refreshPlace",
    summary: "Fetch one destination's forecast now",
    success: { 200: { one: "RefreshedPlace" } },
    refusals: { ...NO_DESTINATION, 502: "The weather service gave no usable forecast." },
  },
  "POST api/admin/destinations/:id/:list": {
    id: "addEntry",
    ...ETAG,
    summary: "Add an activity, a hotel or a campsite",
    body: "ListEntry",
    success: { 201: destination },
    refusals: { ...NO_DESTINATION, 409: "The list is full, or others are changing it." },
  },
  "PUT api/admin/destinations/:id/:list/:index": {
    id: "changeEntry",
    ...ETAG,
    ...change,
    summary: "Change an entry of a list, by its index from 0",
    body: "ListEntry",
    success: { 200: destination },
  },
  "DELETE api/admin/destinations/:id/:list/:index": {
    id: "deleteEntry",
    ...ETAG,
    ...change,
    summary: "Delete an entry of a list",
    success: { 204: {} },
  },
  "GET api/admin/suggestions": {
    id: "listSuggestions",
    headers: ["X-Total-Count"],
    summary: "All suggestions, newest first",
    query: suggestionListQuery,
    success: { 200: { list: "SubmittedSuggestion" } },
    refusals: { 400: "A parameter cannot be read." },
  },
  "PUT api/admin/suggestions/:id/status": {
    id: "reviewSuggestion",
    summary: "Move a suggestion on",
    body: "Review",
    success: { 200: { one: "Suggestion" } },
    refusals: {
      404: "We can't find that suggestion.",
      409: "From its present status it cannot become that, or it would be converted and nothing was made of it.",
    },
  },
  "GET api/admin/weather": {
    id: "weatherStatus",
    summary: "The weather's status, with the last runs",
    success: { 200: { one: "WeatherStatus" } },
  },
  "POST api/admin/weather/refresh": {
    id: "refreshWeather",
    summary: "Start a refresh of all forecasts",
    success: { 202: { one: "StartedRefresh" } },
    refusals: { 409: "A refresh is under way." },
  },
  "GET api/admin/geocode": {
    id: "locate",
    summary: "Where a postcode is",
    query: z.object({ postcode: searchQuery.shape.postcode }),
    success: { 200: { one: "Located" } },
    refusals: { 400: "This is no postcode.", 404: "There is no such postcode." },
  },
  "GET api/admin/catalogue/export/:file": [
    {
      id: "exportJson",
      summary: "The whole catalogue as its files have it",
      success: { 200: { file: "application/json" } },
      file: "catalogue.json",
    },
    {
      id: "exportTable",
      summary: "The destinations as a table",
      success: { 200: { file: "text/csv" } },
      file: "destinations.csv",
    },
  ],
  "POST api/admin/catalogue/import": {
    id: "startImport",
    summary: "Upload a catalogue, and see what it would change",
    body: "Upload",
    success: { 200: { one: "StartedImport" } },
    refusals: NO_UPLOAD,
  },
  "GET api/admin/catalogue/import/:importId": {
    id: "previewImport",
    summary: "What an upload would change now",
    success: { 200: { one: "ImportPreview" } },
    refusals: NO_UPLOAD,
  },
  "POST api/admin/catalogue/import/:importId": {
    id: "applyImport",
    summary: "Apply an upload",
    success: { 200: { one: "ImportReport" } },
    refusals: NO_UPLOAD,
  },
} satisfies Partial<Descriptions>;
