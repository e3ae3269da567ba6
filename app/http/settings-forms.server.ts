import type { User } from "#app/domain/account";
import { ok } from "#app/domain/result";
import { deletionSchema, passwordChangeSchema, preferencesSchema } from "#app/schemas/account";
import { readAccountForm } from "./account-forms.server";
import type { AccountsContext } from "./accounts-context";
import { clientAddress } from "./client-address";
import { redirectWithToast } from "./flash.server";
import { endedSessionHeaders, forgetUser, sessionToken } from "./session.server";

interface Posted {
  readonly request: Request;
  readonly context: AccountsContext;
  readonly user: User;
  readonly form: FormData;
}

const UPDATE_FAILED = "Update failed";

/** The forms of the settings page by their intent. Each answers with a redirect or throws FormRefused. */
export const SETTINGS_FORMS = {
  preferences: async ({ request, context, user, form }: Posted): Promise<Response> => {
    const { accounts, log } = context.app;
    const { fields, attempt } = readAccountForm(form, preferencesSchema, UPDATE_FAILED);
    await attempt(log, async () => ok(await accounts.updatePreferences(user.id, fields)));
    forgetUser(context);
    return redirectWithToast({ request, context }, "/settings", {
      title: "Preferences updated",
      description: "Your travel preferences have been saved successfully.",
    });
  },

  password: async ({ request, context, user, form }: Posted): Promise<Response> => {
    const { accounts, log } = context.app;
    const { fields, attempt } = readAccountForm(form, passwordChangeSchema, UPDATE_FAILED);
    const change = { user, currentPassword: fields.currentPassword, newPassword: fields.password };
    const session = { address: clientAddress(request), sessionToken: await sessionToken(request, context) };
    await attempt(log, () => accounts.changePassword({ ...change, ...session }));
    return redirectWithToast({ request, context }, "/settings", {
      title: "Password changed",
      description: "You have been logged out everywhere else.",
    });
  },

  delete: async ({ request, context, user, form }: Posted): Promise<Response> => {
    const { accounts, log } = context.app;
    const { fields, attempt } = readAccountForm(form, deletionSchema, "Account not deleted");
    await attempt(log, () =>
      accounts.deleteAccount({ user, password: fields.currentPassword, address: clientAddress(request) }),
    );
    forgetUser(context);
    const toast = { title: "Account deleted", description: "Your account and everything in it are gone." };
    return redirectWithToast({ request, context }, "/", toast, await endedSessionHeaders(request, context));
  },
};

export type SettingsIntent = keyof typeof SETTINGS_FORMS;

export function isSettingsIntent(value: unknown): value is SettingsIntent {
  return typeof value === "string" && Object.hasOwn(SETTINGS_FORMS, value);
}
