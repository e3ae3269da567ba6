export { UNKNOWN_CALLS as action, UNKNOWN_CALLS as loader } from "#app/http/actions/admin/admin-calls.server";
