import {
  type LinksFunction,
  type AppLoadContext,
  type LoaderFunctionArgs,
  type MetaFunction,
  data,
} from "@remix-run/cloudflare";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  isRouteErrorResponse,
  useRouteLoaderData,
} from "@remix-run/react";
import { type ReactNode, useEffect, useMemo } from "react";
import { keptAnswer } from "./components/behaviour/kept-answers";
import { shouldRevalidate as unlessRefused } from "./components/forms/form-client-action";
import { OnEveryPage } from "./components/features-everywhere";
import { LateFailedPage } from "./components/late-pages";
import { NO_MARKS } from "./services/accounts/ports";
import { SiteDataProvider } from "./components/layout/site-data";
import { SiteLayout } from "./components/layout/site-layout";
import { type User, isAdmin } from "./domain/accounts/account";
import { londonDateOf } from "./domain/calendar/london-time";
import { takeToast } from "./http/session/flash.server";
import { mergeHeaders } from "./http/door/document-headers";
import { fontPreloads, useDocument } from "./components/layout/document";
import { currentVisitor } from "./http/session/session.server";
import { unitsOfRequest } from "./http/session/units-cookie";
import type { SiteUserView } from "./presenters/accounts/view";
import stylesUrl from "./styles/app.css?url";
import { pageTitle } from "./presenters/head-view";

/** What Back and Forward show at once is asked for again with the root's data. */
export const shouldRevalidate: ShouldRevalidateFunction = (args) =>
  unlessRefused(args) && keptAnswer() === undefined;

export const links: LinksFunction = () => [
  ...fontPreloads,
  { rel: "stylesheet", href: stylesUrl },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

export const meta: MetaFunction = ({ error }) => [
  { title: titleOf(error) },
  {
    name: "description",
    content:
      "Type a UK postcode and how far you will drive: see where the weather is best, with forecasts, things to do and somewhere to stay.",
  },
];

/** Home's, or that of an error that has replaced the whole page. */
function titleOf(error: unknown): string {
  if (!error) return "Sunny Escape: the best weather within your drive";
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return pageTitle(isMissing ? "Page not found" : "Something went wrong");
}

/** If the session cannot be read, the visitor sees the page as a guest. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { app } = context;
  const [visitor, shown] = await Promise.all([currentVisitor(request, context), takeToast(request, context)]);
  const { user, marks } = visitor.user
    ? await siteUser(visitor.user, app)
    : { user: null, marks: await guestMarks(request, app) };
  const view = {
    user,
    marks,
    links: app.features.flatMap(({ links: linksOf }) => linksOf?.(marks, user !== null) ?? []),
    aboutRanking: app.features.flatMap(({ aboutRanking }) => aboutRanking ?? []),
    toast: shown.toast,
    units: unitsOfRequest(request),
    year: Number(londonDateOf(app.clock()).slice(0, 4)),
    contactEmail: app.config.contactEmail,
    isSampleWeather: app.config.isSampleWeather,
  };
  return data(view, { headers: mergeHeaders(visitor.headers, shown.headers) });
}

/** If the hearts cannot be read, all are empty: saving a place again does no harm. */
async function siteUser(user: User, app: AppLoadContext["app"]) {
  const { id, username } = user;
  const { ofFeatures, ...own } = await app.accounts.marksOf(user).catch((error: unknown) => {
    app.log.error("site-marks.unavailable", error);
    return NO_MARKS;
  });
  const shown: SiteUserView = { id, username, isAdmin: isAdmin(user), ...own };
  return { user: shown, marks: ofFeatures };
}

async function guestMarks(
  request: Request,
  app: AppLoadContext["app"],
): Promise<Readonly<Record<string, unknown>>> {
  const marks = await Promise.all(app.features.map(async ({ guestMarks: marksOf }) => marksOf?.(request)));
  return Object.assign({}, ...marks) as Readonly<Record<string, unknown>>;
}

export type RootData = Awaited<ReturnType<typeof loader>>;

export function Layout({ children }: { children: ReactNode }) {
  const { nonce } = useDocument();
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body className="flex min-h-dvh flex-col">
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <Site>
      <Outlet />
    </Site>
  );
}

export function ErrorBoundary() {
  return (
    <Site>
      <LateFailedPage />
    </Site>
  );
}

/** Only an effect sets it, so that visitors never share it on the server. */
let lastKnown: ReturnType<typeof useRouteLoaderData<typeof loader>>;

/** Without the root's data, for example without a connection, the last known data. */
function Site({ children }: { children: ReactNode }) {
  const current = useRouteLoaderData<typeof loader>("root");
  const isNew = current !== undefined && JSON.stringify(current) !== JSON.stringify(lastKnown);
  const data = isNew ? current : lastKnown;
  useEffect(() => {
    lastKnown = data;
  }, [data]);
  // Drawn again only for other data, not whenever something begins to load or the same are loaded again.
  return useMemo(
    () => (
      <SiteDataProvider value={data ?? {}}>
        <SiteLayout
          user={data?.user ?? null}
          // oxlint-disable-next-line react/purity -- without the server's answer, the browser's year is the best there is
          year={data?.year ?? new Date().getFullYear()}
          contactEmail={data?.contactEmail ?? null}
          isSampleWeather={data?.isSampleWeather ?? false}
        >
          {children}
          <OnEveryPage />
        </SiteLayout>
      </SiteDataProvider>
    ),
    [data, children],
  );
}
