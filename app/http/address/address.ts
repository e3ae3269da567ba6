export type Method = "GET" | "HEAD" | "POST" | "PUT" | "DELETE";

export type Needs = "anyone" | "user" | "admin";

/** What is known before its route runs. */
export interface Address {
  /** As Remix matches it, without the first slash; "" is Home. */
  readonly path: string;
  /** Below app/. */
  readonly module: string;
  readonly methods: readonly Method[];
  /** Under which its requests are counted. */
  readonly part: string;
  /** "listed": a public page that the sitemap has. "closed": robots.txt keeps search engines out. */
  readonly crawlers?: "listed" | "closed";
  /** Pages of any origin may then read its answer, if they ask without cookies. */
  readonly isOpen?: true;
  /** Not rate-limited, because monitors call it. */
  readonly isUnlimited?: true;
  /** It sends guests to sign in, who then come back. */
  readonly isReturnedTo?: true;
  /** Its body is a file, which may be larger than the body of any other call. */
  readonly isUpload?: true;
  /** One-click unsubscribing (RFC 8058) from any mail program. Only the token in the address counts. */
  readonly takesForeignPosts?: true;
}

export const GET = ["GET", "HEAD"] as const;
export const POST = ["POST"] as const;
export const PUT = ["PUT"] as const;
export const DELETE = ["DELETE"] as const;
export const GET_POST = [...GET, ...POST] as const;
export const PUT_DELETE = [...PUT, ...DELETE] as const;
export const ALL = [...GET_POST, ...PUT_DELETE] as const;

export const LISTED = { crawlers: "listed" } as const;
export const CLOSED = { crawlers: "closed" } as const;
export const OPEN = { isOpen: true } as const;

type Options = Omit<Address, "path" | "module" | "methods" | "part">;

export function at(
  path: string,
  module: string,
  methods: readonly Method[],
  part: string,
  options: Options = {},
): Address {
  return { path, module, methods, part, ...options };
}

/** Only in the exact spelling that our mails have. */
export const takesForeignPost = ({ takesForeignPosts, path }: Address, pathname: string): boolean =>
  takesForeignPosts === true && pathname === `/${path}`;

/** The address for unknown calls is one too. */
export const isCall = ({ path }: Pick<Address, "path">): boolean => path.startsWith("api/");

/** Its route and its description in scripts/openapi read this. */
export const call = <Caller extends Needs, const Methods extends readonly Method[]>(
  module: string,
  needs: Caller,
  methods: Methods,
  options: Options & { readonly part?: string } = {},
) => ({
  module,
  needs,
  methods,
  part: needs === "admin" ? ("admin call" as const) : ("personal call" as const),
  ...options,
});
