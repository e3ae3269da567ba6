const LONGEST_PATH = 500;
/** Printable ASCII, as browsers write addresses: a redirect's header allows nothing else. */
const QUERY = /^(\?[!"$-[\]-~]*)?$/;

/** Whether signing in may redirect to this path: the page is allowed, and the query can be sent. */
export function isReturnPath(path: string, pages: RegExp): boolean {
  const queryStart = path.indexOf("?");
  const end = queryStart === -1 ? path.length : queryStart;
  return path.length <= LONGEST_PATH && pages.test(path.slice(0, end)) && QUERY.test(path.slice(end));
}
