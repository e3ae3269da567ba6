import { ALERT_MAIL_RULES } from "#app/features/alerts/domain/rules";
import { faultsIn } from "#app/domain/field-rules";
import { ALERT_MAIL_FORM, ASK_FOR_MAIL, TEST_MAIL } from "#app/features/alerts/presenters/view";
import type { AlertMailView } from "#app/features/alerts/presenters/pages";
import { EMPTY_FORM } from "#app/presenters/form-view";
import { IntentButtons } from "#app/components/forms/intent-buttons";
import { FormField, SubmitButton } from "#app/components/forms/form-field";
import { PostedForm } from "#app/components/forms/posted-form";
import { UNANSWERED, useForm } from "#app/components/forms/use-form";
import { button } from "#app/components/ui/button";
import { form } from "#app/components/ui/field";
import { ADDRESS } from "./alert-form";

type MailThatIsSetUp = Exclude<AlertMailView, { state: "not-set-up" }>;

export function MailPanel({ mail }: { mail: MailThatIsSetUp }) {
  if (mail.state === "off") return <AskForm suggested={mail.suggested} />;
  const isOn = mail.state === "on";
  return (
    <>
      <p>
        <span>{isOn ? "We email your alerts to" : "We've sent a link to"}</span>{" "}
        <strong className="wrap-anywhere">{mail.address}</strong>.{" "}
        <span>
          {isOn
            ? "Each email has a link to unsubscribe."
            : "Open it and say yes: until then we won't send anything else."}
        </span>
      </p>
      <IntentButtons
        action="/alerts"
        preventScrollReset
        presses={{
          ...(isOn && { [TEST_MAIL]: "Send Me a Test" }),
          "stop-mail": isOn ? "Stop the Emails" : "Never Mind",
        }}
        busyLabels={{ [TEST_MAIL]: "Sending..." }}
      />
    </>
  );
}

function AskForm({ suggested }: { suggested: string }) {
  const control = useForm({
    id: ALERT_MAIL_FORM.id,
    first: { ...EMPTY_FORM, values: { email: suggested } },
    check: (typed) => faultsIn(ALERT_MAIL_RULES, typed),
    unanswered: UNANSWERED,
  });
  return (
    <PostedForm
      control={control}
      action="/alerts"
      hidden={{ intent: ASK_FOR_MAIL }}
      preventScrollReset
      className={form}
    >
      <p>We'll email the address first, to ask whether you want the alerts.</p>
      <FormField definition={ADDRESS} field={control.field("email")} />
      <SubmitButton
        isBusy={control.isBusy}
        label="Email Me"
        busyLabel="Sending..."
        className={button({ className: "justify-self-start" })}
      />
    </PostedForm>
  );
}
