/**
 * The parts of Remix that our components use, without its router: links are plain elements, and no navigation is in
 * progress.
 */
import type { ComponentProps, ReactNode } from "react";

type Props<Element extends "a" | "form"> = Omit<ComponentProps<Element>, "className"> & {
  readonly to?: unknown;
  readonly className?: string | ((state: { isActive: boolean; isPending: boolean }) => string);
  readonly children?: ReactNode;
};

/** Props that only the router uses. */
const OF_THE_ROUTER = ["end", "fetcherKey", "navigate", "prefetch", "preventScrollReset", "replace", "state"];
const ofElement = (props: object) =>
  Object.fromEntries(Object.entries(props).filter(([name]) => !OF_THE_ROUTER.includes(name)));

export function Link({ to, className, children, ...rest }: Props<"a">) {
  const drawn =
    typeof className === "function" ? className({ isActive: false, isPending: false }) : className;
  return (
    <a href={String(to)} className={drawn} {...ofElement(rest)}>
      {children}
    </a>
  );
}
/** Here no link leads to the current page. */
export const NavLink = (props: Props<"a">) => <Link {...props} />;
export const Form = ({ children, ...rest }: Props<"form">) => <form {...ofElement(rest)}>{children}</form>;

const LOCATION = { pathname: "/search", search: "", hash: "", key: "default", state: null };
const nothing = () => undefined;
export const useLocation = () => LOCATION;
export const useNavigation = () => ({ state: "idle", location: undefined });
export const useNavigate = () => nothing;
export enum NavigationType {
  Pop = "POP",
}
export const useNavigationType = () => NavigationType.Pop;
export const useSubmit = () => nothing;
export const useRevalidator = () => ({ state: "idle", revalidate: nothing });
export const useFetcher = () => ({ state: "idle", data: undefined, submit: nothing, load: nothing, Form });
export const useSearchParams = () => [new URLSearchParams(), nothing] as const;
export const useActionData = nothing;
export const useRouteLoaderData = nothing;
export const useBeforeUnload = nothing;
export const useBlocker = () => ({ state: "unblocked" });
export const useRouteError = nothing;
export const isRouteErrorResponse = (_error: unknown) => false;
