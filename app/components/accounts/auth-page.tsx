import { useSearchParams } from "@remix-run/react";
import Info from "lucide-react/icons/info";
import { useState } from "react";
import { favoriteWishParams, readFavoriteWish } from "#app/domain/accounts/favorite-wish";
import type { AuthTab } from "#app/presenters/accounts/view";
import type { AuthPageView } from "#app/presenters/accounts/pages";
import { TabList } from "#app/components/ui/tab-list";
import { AccountSheet } from "./account-sheet";
import { LogInForm } from "./log-in-form";
import { RegisterForm } from "./register-form";
import { notice } from "#app/components/ui/panel";

const TABS: readonly { id: AuthTab; label: string; title: string }[] = [
  { id: "login", label: "Login", title: "Welcome back" },
  { id: "register", label: "Register", title: "Create your account" },
];

const ORIGINS = ["search", "feature", "recommendations", "home"];

/** Keeps why the visitor came, which place to save, where to return, and that a session has ended. */
function tabAddress(tab: AuthTab, params: URLSearchParams): string {
  const from = ORIGINS.find((origin) => origin === params.get("from"));
  const wish = readFavoriteWish(params);
  // The server checks it at the sign-in.
  const returnTo = params.get("returnTo");
  const goal = wish ? favoriteWishParams(wish) : returnTo !== null && { returnTo };
  const kept = new URLSearchParams({ tab, ...(from ? { from } : {}), ...goal });
  if (params.get("session_expired") === "true") kept.set("session_expired", "true");
  return `/auth?${kept.toString()}`;
}

/** Both forms stay in the page, so that changing tabs loses no typed text. */
export function AuthPage({ tab, banner }: AuthPageView) {
  const [params] = useSearchParams();
  const [selected, setSelected] = useState(tab);
  const [askedTab, setAskedTab] = useState(tab);
  if (askedTab !== tab) {
    setAskedTab(tab);
    setSelected(tab);
  }
  const { title } = TABS.find(({ id }) => id === selected) ?? TABS[0]!;
  return (
    <AccountSheet title={title}>
      {banner !== null && (
        <p className={notice({ tone: "note", className: "mt-3.5 flex gap-2.5" })}>
          <Info className="icon mt-0.5 text-sea" aria-hidden />
          <span>{banner}</span>
        </p>
      )}
      <TabList
        label="Log in or register"
        width="even"
        className="mt-3 mb-5"
        name="auth-tab"
        tabs={TABS.map(({ id, label }) => ({ id, label, href: tabAddress(id, params) }))}
        selected={selected}
        panelId="auth-panel"
        onSelect={setSelected}
      />
      <div id="auth-panel" role="tabpanel" aria-labelledby={`auth-tab-${selected}`}>
        <div hidden={selected !== "login"}>
          <LogInForm action={tabAddress("login", params)} />
        </div>
        <div hidden={selected !== "register"}>
          <RegisterForm action={tabAddress("register", params)} />
        </div>
      </div>
    </AccountSheet>
  );
}
