import { useSearchParams } from "@remix-run/react";
import { Info } from "lucide-react";
import { useState } from "react";
import { favoriteWishParams, readFavoriteWish } from "#app/domain/accounts/favorite-wish";
import type { AuthPageView, AuthTab } from "#app/presenters/accounts/view";
import { FormScene } from "../art/empty-scenes";
import { TabList } from "../ui/tab-list";
import { LogInForm } from "./log-in-form";
import { RegisterForm } from "./register-form";

const TABS: readonly { id: AuthTab; label: string; title: string }[] = [
  { id: "login", label: "Login", title: "Welcome back" },
  { id: "register", label: "Register", title: "Create your account" },
];

const ORIGINS = ["search", "feature", "recommendations", "home"];

/** The tab's address keeps why the visitor came, and which place they wanted to save, where we know of it. */
function tabAddress(tab: AuthTab, params: URLSearchParams): string {
  const from = ORIGINS.find((origin) => origin === params.get("from"));
  const wish = readFavoriteWish(params);
  const kept = new URLSearchParams({ tab, ...(from ? { from } : {}), ...(wish && favoriteWishParams(wish)) });
  if (params.get("session_expired") === "true") kept.set("session_expired", "true");
  return `/auth?${kept.toString()}`;
}

/** Log in or register. Both forms stay on the page, so that changing the tab loses nothing that was typed. */
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
    <div className="wrap auth">
      <div className="auth-card">
        <div className="search-box-scene">
          <FormScene />
        </div>
        <div className="auth-body">
          <h1>{title}</h1>
          {banner !== null && (
            <p className="auth-banner">
              <Info className="icon" aria-hidden />
              {banner}
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
        </div>
      </div>
    </div>
  );
}
