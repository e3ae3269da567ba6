import Copy from "lucide-react/icons/copy";
import { useState } from "react";
import { RECOVERY_LINK_MINUTES } from "#app/domain/accounts/password";
import { accountFormProps } from "#app/presenters/accounts/view";
import { USERNAME } from "#app/components/accounts/log-in-form";
import { FormField, SubmitButton } from "#app/components/forms/form-field";
import { PostedForm } from "#app/components/forms/posted-form";
import { useForm } from "#app/components/forms/use-form";
import { Button } from "#app/components/ui/button";
import { field as fieldStyle, fieldLabel, form, hint } from "#app/components/ui/field";
import { notice, panel } from "#app/components/ui/panel";
import { AdminLayout } from "./admin-layout";

const OWNER = { ...USERNAME, autoComplete: "off" };

export function RecoveryLinkPage() {
  const control = useForm(accountFormProps("recoveryLink"));
  const { link, madeFor } = control.values;
  return (
    <AdminLayout title="Accounts">
      <section
        className={panel({ className: "max-w-160 px-[clamp(0.875rem,2.5vw,1.5rem)] pt-4 pb-6" })}
        aria-labelledby="recovery-title"
      >
        <h2 id="recovery-title" className="text-xl">
          Forgotten password
        </h2>
        <p className="mt-1.5">
          {`For someone whose account has no email address: a link that sets a new password, once, within ${RECOVERY_LINK_MINUTES} minutes. Be sure who's asking: anyone with the link can use the account.`}
        </p>
        <PostedForm control={control} action="/admin/recovery" className={form} data-dense>
          <FormField definition={OWNER} field={control.field("username")} />
          <div>
            <SubmitButton isBusy={control.isBusy} label="Make a Recovery Link" busyLabel="Making it..." />
          </div>
        </PostedForm>
        {link !== undefined && <MadeLink key={link} link={link} madeFor={madeFor ?? ""} />}
      </section>
    </AdminLayout>
  );
}

function MadeLink({ link, madeFor }: { link: string; madeFor: string }) {
  const [said, setSaid] = useState("");
  return (
    <div role="status" className={notice({ tone: "good", className: "mt-4" })}>
      <label htmlFor="recovery-link" className={`${fieldLabel} wrap-anywhere`}>
        {`Link for ${madeFor}`}
      </label>
      <p className={hint}>We show it only once. Hand it over now.</p>
      <span className="flex flex-wrap gap-2">
        <input
          id="recovery-link"
          className={fieldStyle({ size: "small", className: "min-w-0 flex-1 basis-60" })}
          value={link}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button
          size="small"
          Icon={Copy}
          label="Copy"
          className="js-only"
          onClick={() => {
            navigator.clipboard.writeText(link).then(
              () => setSaid("Link copied"),
              () => setSaid("We couldn't copy the link. Select it and copy it by hand."),
            );
          }}
        />
      </span>
      <span>{said}</span>
    </div>
  );
}
