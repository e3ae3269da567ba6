const LONGEST_PATH = 500;
/** As browsers write addresses: printable ASCII. A redirect's header holds nothing else. */
const QUERY = /^(\?[!"$-[\]-~]*)?$/;

/** Whether signing in may lead to this path: its page is one of those, and its query can be sent. */
export function isReturnPath(path: string, pages: RegExp): boolean {
  const queryStart = path.indexOf("?");
  const end = queryStart === -1 ? path.length : queryStart;
  return path.length <= LONGEST_PATH && pages.test(path.slice(0, end)) && QUERY.test(path.slice(end));
}
