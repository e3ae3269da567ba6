export { LIST_CALLS as action, LIST_CALLS as loader } from "#app/http/actions/admin/catalogue-items.server";
