import * as z from "zod";
import { searchQuery } from "#app/schemas/search-query";
import { suggestionListQuery } from "#app/schemas/suggestion-review";
import type { Operation } from "./operation";

/* The administrator's calls. */

const NO_DESTINATION = { 404: "There is no such destination." };
const NO_UPLOAD = { 404: "The upload is no longer there." };
const OTHERS_CHANGE = { 409: "Others are changing this destination just now." };
const STALE = { 412: "Somebody has changed it since the version that If-Match names." };
const change = { takesVersion: true, refusals: { ...NO_DESTINATION, ...OTHERS_CHANGE, ...STALE } } as const;

const admin = { tag: "Admin", needs: "admin" } as const;
const destination = { one: "AdminDestination" } as const;
const ETAG = { headers: ["ETag"] } as const;

const DESTINATIONS = "/api/admin/destinations";
const IMPORT = "/api/admin/catalogue/import";

export const ADMIN_CALLS: readonly Operation[] = [
  {
    id: "makeDestination",
    call: `POST ${DESTINATIONS}`,
    ...admin,
    ...ETAG,
    summary: "Make a destination, also out of an approved suggestion",
    body: "NewDestination",
    success: { 200: destination, 201: destination },
    refusals: {
      404: "There is no such suggestion.",
      409: "The suggestion cannot be converted, or others are making destinations of this name.",
    },
  },
  {
    id: "readDestination",
    call: `GET ${DESTINATIONS}/{id}`,
    ...admin,
    ...ETAG,
    summary: "One destination, with its version",
    success: { 200: destination, 304: {} },
    refusals: NO_DESTINATION,
  },
  {
    id: "changeDestination",
    call: `PUT ${DESTINATIONS}/{id}`,
    ...admin,
    ...ETAG,
    ...change,
    summary: "Change a destination",
    body: "DestinationDraft",
    success: { 200: destination },
  },
  {
    id: "deleteDestination",
    call: `DELETE ${DESTINATIONS}/{id}`,
    ...admin,
    ...change,
    summary: "Delete a destination",
    success: { 204: {} },
  },
  {
    id: "fetchPlaces",
    call: `POST ${DESTINATIONS}/{id}/fetch-places`,
    ...admin,
    summary: "Add what the source of places knows of a destination",
    success: { 200: { one: "FetchedPlaces" } },
    refusals: { ...NO_DESTINATION, ...OTHERS_CHANGE, 502: "The source did not answer." },
  },
  {
    id: "refreshPlace",
    call: `POST ${DESTINATIONS}/{id}/weather`,
    ...admin,
    summary: "Fetch one destination's forecast now",
    success: { 200: { one: "RefreshedPlace" } },
    refusals: { ...NO_DESTINATION, 502: "The weather service gave no usable forecast." },
  },
  {
    id: "addEntry",
    call: `POST ${DESTINATIONS}/{id}/{list}`,
    ...admin,
    ...ETAG,
    summary: "Add an activity, a hotel or a campsite",
    body: "ListEntry",
    success: { 201: destination },
    refusals: { ...NO_DESTINATION, 409: "The list is full, or others are changing it." },
  },
  {
    id: "changeEntry",
    call: `PUT ${DESTINATIONS}/{id}/{list}/{index}`,
    ...admin,
    ...ETAG,
    ...change,
    summary: "Change an entry of a list, by its turn from 0 on",
    body: "ListEntry",
    success: { 200: destination },
  },
  {
    id: "deleteEntry",
    call: `DELETE ${DESTINATIONS}/{id}/{list}/{index}`,
    ...admin,
    ...ETAG,
    ...change,
    summary: "Delete an entry of a list",
    success: { 204: {} },
  },
  {
    id: "listSuggestions",
    call: "GET /api/admin/suggestions",
    ...admin,
    headers: ["X-Total-Count"],
    summary: "All suggestions, newest first",
    query: suggestionListQuery,
    success: { 200: { list: "SubmittedSuggestion" } },
    refusals: { 400: "A parameter cannot be read." },
  },
  {
    id: "reviewSuggestion",
    call: "PUT /api/admin/suggestions/{id}/status",
    ...admin,
    summary: "Move a suggestion on",
    body: "Review",
    success: { 200: { one: "Suggestion" } },
    refusals: {
      404: "There is no such suggestion.",
      409: "From its present status it cannot become that, or it would be converted and nothing was made of it.",
    },
  },
  {
    id: "weatherStatus",
    call: "GET /api/admin/weather",
    ...admin,
    summary: "How the weather stands, with the last runs",
    success: { 200: { one: "WeatherStatus" } },
  },
  {
    id: "refreshWeather",
    call: "POST /api/admin/weather/refresh",
    ...admin,
    summary: "Start a refresh of all forecasts",
    success: { 202: { one: "StartedRefresh" } },
    refusals: { 409: "A refresh is under way." },
  },
  {
    id: "locate",
    call: "GET /api/admin/geocode",
    ...admin,
    summary: "Where a postcode lies",
    query: z.object({ postcode: searchQuery.shape.postcode }),
    success: { 200: { one: "Located" } },
    refusals: { 400: "This is no postcode.", 404: "There is no such postcode." },
  },
  {
    id: "exportJson",
    call: "GET /api/admin/catalogue/export/catalogue.json",
    ...admin,
    summary: "The whole catalogue as its files have it",
    success: { 200: { file: "application/json" } },
  },
  {
    id: "exportTable",
    call: "GET /api/admin/catalogue/export/destinations.csv",
    ...admin,
    summary: "The destinations as a table",
    success: { 200: { file: "text/csv" } },
  },
  {
    id: "startImport",
    call: `POST ${IMPORT}`,
    ...admin,
    summary: "Upload a catalogue, and see what it would change",
    body: "Upload",
    success: { 200: { one: "StartedImport" } },
    refusals: NO_UPLOAD,
  },
  {
    id: "previewImport",
    call: `GET ${IMPORT}/{importId}`,
    ...admin,
    summary: "What an upload would change now",
    success: { 200: { one: "ImportPreview" } },
    refusals: NO_UPLOAD,
  },
  {
    id: "applyImport",
    call: `POST ${IMPORT}/{importId}`,
    ...admin,
    summary: "Apply an upload",
    success: { 200: { one: "ImportReport" } },
    refusals: NO_UPLOAD,
  },
];
