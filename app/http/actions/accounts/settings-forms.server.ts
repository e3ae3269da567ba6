import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import type { User } from "#app/domain/accounts/account";
import { parsePostcode } from "#app/domain/geo/read-postcode";
import { PASSES } from "#app/domain/catalogue/passes";
import { PREFERENCE_FLAGS } from "#app/domain/accounts/preferences";
import { ACCOUNT_FORMS, ALL_SESSIONS, type AccountFormName } from "#app/presenters/accounts/view";
import { originProblem } from "#app/presenters/search/view";
import {
  deletionSchema,
  emailChangeSchema,
  homeSchema,
  passesSchema,
  passwordChangeSchema,
  preferencesSchema,
} from "#app/schemas/account";
import { accountFormBase, refused, emailQuestionFrom } from "./account-answers.server";
import type { ChangedEmail } from "#app/services/accounts/change-email";
import { redirectWithToast } from "#app/http/session/flash.server";
import { type PageForm, type PostedForm, formByIntent } from "#app/http/actions/form-action.server";
import { ownPath } from "#app/http/address/own-path";
import { originOf } from "#app/http/session/known-device.server";
import {
  deletedAccountHeaders,
  endedSessionHeaders,
  forgetUser,
  sessionToken,
  startedSessionHeaders,
} from "#app/http/session/session.server";

const ownForm = (name: AccountFormName) => ({ ...accountFormBase(name), needs: "user" as const });

const PREFERENCES = {
  ...ownForm("preferences"),
  loginNeeded: {
    title: ACCOUNT_FORMS.preferences.title,
    message: "You must be logged in to update preferences",
  },
  texts: ["intent"],
  flags: PREFERENCE_FLAGS,
} as const;

async function savePreferences(posted: PostedForm, { context }: ActionFunctionArgs, { id }: User) {
  await context.app.accounts.updatePreferences(id, posted.read(preferencesSchema));
  forgetUser(context);
}

/** Saves at each step. The page is then shown again, with the new recommendations. */
export const ASSISTANT_FORM: PageForm = {
  ...PREFERENCES,
  async submit(posted, args, user) {
    await savePreferences(posted, args, user);
    const { pathname, search } = new URL(args.request.url);
    return redirect(ownPath(pathname + search), { headers: { "X-Remix-Replace": "true" } });
  },
};

const SETTINGS_FORMS: Readonly<Record<string, PageForm>> = {
  preferences: {
    ...PREFERENCES,
    async submit(posted, args, user) {
      await savePreferences(posted, args, user);
      return redirectWithToast(args, "/settings", {
        title: "Preferences updated",
        description: "Your travel preferences have been saved successfully.",
      });
    },
  },

  home: {
    ...ownForm("home"),
    texts: ["intent", "homePostcode"],
    async submit(posted, args, { id }) {
      const { app } = args.context;
      const { homePostcode = null } = posted.read(homeSchema);
      const postcode = homePostcode === null ? null : parsePostcode(homePostcode);
      const kept = await app.accounts.keepHome({ userId: id, postcode });
      if (postcode && !kept.ok) {
        return posted.refuse({ status: 400, errors: { homePostcode: originProblem(postcode, kept.error) } });
      }
      forgetUser(args.context);
      const description = postcode
        ? `The home page now shows the best weather near ${postcode.outcode}.`
        : "The home page no longer starts from your postcode.";
      const title = postcode ? "Home postcode saved" : "Home postcode removed";
      return redirectWithToast(args, "/settings", { title, description });
    },
  },

  passes: {
    ...ownForm("passes"),
    texts: ["intent"],
    flags: PASSES,
    async submit(posted, args, { id }) {
      const passes = posted.read(passesSchema);
      await args.context.app.accounts.keepPasses(id, passes);
      forgetUser(args.context);
      const title = passes.length > 0 ? "Memberships saved" : "Memberships removed";
      return redirectWithToast(args, "/settings", { title });
    },
  },

  password: {
    ...ownForm("password"),
    texts: ["intent", "currentPassword", "password", "confirmPassword"],
    async submit(posted, args, user) {
      const { currentPassword, password: newPassword } = posted.read(passwordChangeSchema);
      const { request, context } = args;
      const { clientAddress, device } = await originOf(request, context);
      const session = { clientAddress, device, sessionToken: await sessionToken(request, context) };
      const change = { user, currentPassword, newPassword, ...session };
      const changed = await context.app.accounts.changePassword(change);
      if (!changed.ok) return refused(posted, changed);
      const { ended, sessionToken: newToken } = changed.value;
      const toast = {
        title: "Password changed",
        description: `${["You've been logged out everywhere else", ...ended].join(", and ")}.`,
      };
      const headers =
        newToken === null
          ? await endedSessionHeaders(request, context)
          : await startedSessionHeaders(request, context, { user, sessionToken: newToken });
      return redirectWithToast(args, "/settings", toast, headers);
    },
  },

  email: {
    ...ownForm("email"),
    texts: ["intent", "email", "currentPassword"],
    async submit(posted, args, user) {
      const { email, currentPassword } = posted.read(emailChangeSchema);
      const { request, context } = args;
      const { clientAddress, device } = await originOf(request, context);
      const question = emailQuestionFrom(args);
      const change = { user, email, currentPassword, clientAddress, device, question };
      const changed = await context.app.accounts.changeEmail(change);
      if (!changed.ok) return refused(posted, changed);
      forgetUser(context);
      const toast = email
        ? { title: "Email address saved", description: savedEmailWords(email, changed.value) }
        : { title: "Email address removed", description: "Your account no longer has one." };
      return redirectWithToast(args, "/settings", toast);
    },
  },

  sessions: {
    ...ownForm("sessions"),
    texts: ["intent", "sessionId"],
    async submit(posted, args, user) {
      const { request, context } = args;
      const sessionId = posted.text("sessionId");
      if (sessionId !== ALL_SESSIONS) {
        const hasEnded = await context.app.accounts.endSession(user.id, sessionId);
        const toast = hasEnded
          ? { title: "Signed out there", description: "That device needs to log in again." }
          : { title: "Not signed in there", description: "That device was already signed out." };
        return redirectWithToast(args, "/settings", toast);
      }
      await context.app.accounts.endAllSessions(user.id);
      forgetUser(context);
      const toast = { title: "Signed out everywhere", description: "Every device needs to log in again." };
      return redirectWithToast(args, "/auth", toast, await endedSessionHeaders(request, context));
    },
  },

  delete: {
    ...ownForm("delete"),
    texts: ["intent", "currentPassword"],
    async submit(posted, args, user) {
      const { currentPassword: password } = posted.read(deletionSchema);
      const { request, context } = args;
      const { clientAddress, device } = await originOf(request, context);
      const deleted = await context.app.accounts.deleteAccount({ user, password, clientAddress, device });
      if (!deleted.ok) return refused(posted, deleted);
      forgetUser(context);
      const toast = {
        title: "Account deleted",
        description: "We deleted your account and everything in it.",
      };
      return redirectWithToast(args, "/", toast, await deletedAccountHeaders(request, context, user.id));
    },
  },
};

const savedEmailWords = (email: string, { isQuestioned }: ChangedEmail): string =>
  isQuestioned ? `We've emailed a link to ${email} to confirm it.` : email;

export const settingsFormOf = formByIntent(SETTINGS_FORMS);
