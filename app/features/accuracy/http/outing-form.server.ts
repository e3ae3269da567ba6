import * as z from "zod";
import { isCalendarDate } from "#app/domain/calendar/calendar-day";
import { OUTING_ANSWERS } from "#app/features/accuracy/domain/outing-answers";
import { OUTING_FORM } from "#app/features/accuracy/presenters/outing-view";
import type { OutingOutcome } from "#app/features/accuracy/services/answer-outing";
import type { PageForm } from "#app/http/actions/form-action.server";
import { clientAddress } from "#app/http/address/client-address";
import { type Toast, redirectWithToast } from "#app/http/session/flash.server";

const outing = z.object({
  slug: z.string().regex(/^[a-z0-9-]{1,80}$/),
  date: z.string().refine(isCalendarDate),
  answer: z.enum(OUTING_ANSWERS),
});

const TOASTS: Readonly<Record<OutingOutcome, Toast>> = {
  counted: { title: "Thank you", description: "Your answer counts. We keep no note of who gave it." },
  "no-such-outing": {
    title: OUTING_FORM.title,
    description: "That day can't be answered for any more.",
    variant: "destructive",
  },
  throttled: {
    title: OUTING_FORM.title,
    description: "Too many answers came from your network today. Please try again tomorrow.",
    variant: "destructive",
  },
};

/** Anyone may answer. */
export const outingForm: PageForm = {
  id: OUTING_FORM.id,
  needs: "anyone",
  texts: ["slug", "date", "answer"],
  failure: { title: OUTING_FORM.title, message: OUTING_FORM.unanswered },
  async submit(posted, args) {
    const [slug, date, answer] = ["slug", "date", "answer"].map((name) => posted.text(name));
    const read = outing.safeParse({ slug, date, answer });
    const outcome = read.success
      ? await args.context.app.accuracy.answer({ ...read.data, clientAddress: clientAddress(args.request) })
      : "no-such-outing";
    return redirectWithToast(args, "/", TOASTS[outcome]);
  },
};
