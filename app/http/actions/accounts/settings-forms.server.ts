import type { User } from "#app/domain/accounts/account";
import { ok } from "#app/domain/result";
import { deletionSchema, passwordChangeSchema, preferencesSchema } from "#app/schemas/account";
import { UNAVAILABLE } from "#app/http/answers/account-refusals";
import { readAccountForm } from "./account-forms.server";
import type { AccountsContext } from "./accounts-context";
import { redirectWithToast } from "#app/http/session/flash.server";
import { originOf } from "#app/http/session/known-device.server";
import { textFields } from "#app/http/bodies/read-form.server";
import { endedSessionHeaders, forgetUser, sessionToken } from "#app/http/session/session.server";

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
    const { address, device } = await originOf(request, context);
    const session = { address, device, sessionToken: await sessionToken(request, context) };
    await attempt(log, () => accounts.changePassword({ ...change, ...session }));
    return redirectWithToast({ request, context }, "/settings", {
      title: "Password changed",
      description: "You have been logged out everywhere else.",
    });
  },

  "end-session": async ({ request, context, user, form }: Posted): Promise<Response> => {
    const sessionId = textFields(form, ["sessionId"]).get("sessionId") ?? "";
    return endingSessions({ request, context }, async () => {
      await context.app.accounts.endSession(user.id, sessionId);
      return redirectWithToast({ request, context }, "/settings", {
        title: "Signed out there",
        description: "That device has to log in again.",
      });
    });
  },

  "end-all-sessions": async ({ request, context, user }: Posted): Promise<Response> =>
    endingSessions({ request, context }, async () => {
      await context.app.accounts.endAllSessions(user.id);
      forgetUser(context);
      const toast = { title: "Signed out everywhere", description: "Every device has to log in again." };
      return redirectWithToast(
        { request, context },
        "/auth",
        toast,
        await endedSessionHeaders(request, context),
      );
    }),

  delete: async ({ request, context, user, form }: Posted): Promise<Response> => {
    const { accounts, log } = context.app;
    const { fields, attempt } = readAccountForm(form, deletionSchema, "Account not deleted");
    const { address, device } = await originOf(request, context);
    await attempt(log, () =>
      accounts.deleteAccount({ user, password: fields.currentPassword, address, device }),
    );
    forgetUser(context);
    const toast = { title: "Account deleted", description: "Your account and everything in it are gone." };
    return redirectWithToast({ request, context }, "/", toast, await endedSessionHeaders(request, context));
  },
};

/** A database that fails leaves the sessions as they are, and the page says so. */
async function endingSessions(
  posted: Pick<Posted, "request" | "context">,
  work: () => Promise<Response>,
): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    posted.context.app.log.error("accounts.unavailable", error);
    return redirectWithToast(posted, "/settings", {
      title: "Not signed out",
      description: UNAVAILABLE.message,
      variant: "destructive",
    });
  }
}

export type SettingsIntent = keyof typeof SETTINGS_FORMS;

export function isSettingsIntent(value: unknown): value is SettingsIntent {
  return typeof value === "string" && Object.hasOwn(SETTINGS_FORMS, value);
}
