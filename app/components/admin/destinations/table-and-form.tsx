import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { AdminEditorView } from "#app/presenters/admin/catalogue-view";
import { DeleteDialog, DeleteQuestion, type Deletion } from "./delete-question";
import { withKindPicture } from "#app/domain/catalogue/destination";
import { faultsIn } from "#app/domain/field-rules";
import { notChanged } from "#app/presenters/admin/words-view";
import { useHydrated } from "#app/components/behaviour/use-browser-state";
import { PostedForm } from "#app/components/forms/posted-form";
import { isFilled, useForm } from "#app/components/forms/use-form";
import { EntityFields } from "./entity-fields";
import { ENTITY_FORMS } from "./entity-form";
import { form } from "#app/components/ui/field";
import { Button, ButtonLink } from "#app/components/ui/button";
import { panel } from "#app/components/ui/panel";
import { useUnsavedChanges } from "#app/components/admin/unsaved-changes";

interface Props extends Omit<FormProps, "onDiscard"> {
  rowCount: number;
  table: (onDelete: (deletion: Deletion) => void) => ReactNode;
  title: string;
  /** What the address asks whether to delete, without JavaScript. */
  asked: Deletion | undefined;
}

export function TableAndForm({ rowCount, table, title, asked, ...form }: Props) {
  const { subject, id, index, version } = form.editor;
  const [deletion, setDeletion] = useState<Deletion | null>(null);
  // In a new entry's form, Cancel links to the page that is already open. This count resets the form.
  const [discards, setDiscards] = useState(0);
  const about = [subject, id, index, discards].join();
  // A place's form stays if its version changes, as when its things to do are fetched meanwhile.
  const formKey = subject === "destination" ? about : `${about} ${version}`;
  useFocusAfterLoss(rowCount);
  return (
    <div className="grid items-start gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="@container min-w-0">{table(setDeletion)}</div>
      <EditorFrame title={title} about={about}>
        {asked && <DeleteQuestion deletion={asked} />}
        <EditorForm key={formKey} {...form} onDiscard={() => setDiscards(discards + 1)} />
      </EditorFrame>
      {deletion && <DeleteDialog deletion={deletion} onClose={() => setDeletion(null)} />}
    </div>
  );
}

interface FormProps {
  editor: AdminEditorView;
  action: string;
  /** The page without this editor, shown after saving. */
  returnTo: string;
  onDiscard: () => void;
}

/** Saving fails if someone else changes the entry meanwhile. */
function EditorForm({ editor, action, returnTo, onDiscard }: FormProps) {
  const [{ subject, id, index, version, ownPictures, form: first }] = useState(editor);
  const isPlace = subject === "destination";
  const isNew = isPlace ? id === 0 : index === null;
  const intent = isNew ? "create" : "update";
  const entity = ENTITY_FORMS[subject];
  const isHydrated = useHydrated();
  const control = useForm({
    id: `${subject}-form`,
    first,
    check: (given) => faultsIn(entity.rules, isPlace ? withKindPicture(given) : given),
    unanswered: { title: "Error", message: notChanged(subject, intent) },
  });
  const { typed, values, isBusy } = control;
  const shownVersion = version === null ? null : (values["version"] ?? version);
  const verb = isPlace ? "Create" : "Add";
  return (
    <PostedForm
      control={control}
      action={action}
      className={form}
      hidden={{ subject, id, index, version: shownVersion, returnTo }}
      reloadHref={action}
      data-dense
      preventScrollReset
    >
      {/* Enter presses the first submit button: it saves and does not fill in the coordinates. */}
      {isPlace && <button type="submit" name="intent" value={intent} hidden />}
      <EntityFields form={entity} control={control} isPlace={isPlace} ownPictures={ownPictures} />
      <EditorActions
        intent={intent}
        label={`${isNew ? verb : "Update"} ${entity.noun}`}
        isBusy={isBusy}
        isDisabled={!isPlace && isHydrated && !isFilled(typed, entity.required)}
        cancelHref={returnTo}
        onDiscard={onDiscard}
      />
    </PostedForm>
  );
}

const HEADING_ROOM_PX = 80;

interface FrameProps {
  title: string;
  /** When it changes, the heading gets the focus. */
  about: string;
  children: ReactNode;
}

/** Stays in view while the table beside it scrolls; on a narrow screen it is below. Ctrl+S or ⌘S saves. */
function EditorFrame({ title, about, children }: FrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const lastAbout = useRef(about);
  useEffect(() => {
    if (lastAbout.current === about) return;
    lastAbout.current = about;
    const { top = 0 } = heading.current?.getBoundingClientRect() ?? {};
    heading.current?.focus({ preventScroll: true });
    // Beside the table the form is already in view. Below the table the page must scroll to it.
    if (top < 0 || top > window.innerHeight - HEADING_ROOM_PX) heading.current?.scrollIntoView();
  }, [about]);

  return (
    // The section only listens to keys in its fields; it is not interactive itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={panel({
        className:
          "scroll-mt-4 px-[clamp(0.875rem,2.5vw,1.25rem)] pt-4 pb-5 xl:sticky xl:top-4 xl:max-h-[calc(100dvh-2rem)] xl:scroll-pt-4 xl:scroll-pb-24 xl:overflow-y-auto",
      })}
      id="editor"
      aria-labelledby="editor-title"
      onKeyDown={saveByKeys}
    >
      <h2
        id="editor-title"
        ref={heading}
        tabIndex={-1}
        className="text-xl focus:shadow-none focus:outline-none"
      >
        {title}
      </h2>
      {children}
    </section>
  );
}

function saveByKeys(event: KeyboardEvent<HTMLElement>): void {
  const { key, ctrlKey, metaKey, target } = event;
  const isSave = (ctrlKey || metaKey) && (key === "s" || key === "Enter");
  const form = isSave && target instanceof Element ? target.closest("form") : null;
  if (!form) return;
  event.preventDefault();
  form.querySelector<HTMLButtonElement>("button[aria-keyshortcuts]")?.click();
}

interface ActionsProps {
  intent: "create" | "update";
  label: string;
  isBusy: boolean;
  isDisabled?: boolean;
  cancelHref: string;
  onDiscard: () => void;
}

/** Cancel discards what was typed; any other way out of the form asks first. */
function EditorActions(props: ActionsProps) {
  const { intent, label, isBusy, isDisabled, cancelHref, onDiscard } = props;
  const line = useRef<HTMLDivElement>(null);
  const { discardChanges, question } = useUnsavedChanges(line);
  const cancel = () => {
    discardChanges();
    onDiscard();
  };
  return (
    <div
      ref={line}
      className="flex flex-wrap items-center gap-2.5 xl:sticky xl:-bottom-5 xl:z-1 xl:mt-1 xl:-mb-5 xl:border-t xl:border-line xl:bg-raised xl:pt-3 xl:pb-5"
    >
      <Button
        type="submit"
        name="intent"
        value={intent}
        tone="sun"
        label={isBusy ? "Saving..." : label}
        disabled={isDisabled}
        isBusy={isBusy}
        aria-keyshortcuts="Control+S Meta+S"
      />
      <ButtonLink to={cancelHref} label="Cancel" onClick={cancel} preventScrollReset />
      <kbd
        className="js-only rounded-[4px] border border-line-strong px-[0.3125rem] py-px font-sans text-xs text-ink-soft pointer-coarse:hidden"
        aria-hidden
      >
        Ctrl S
      </kbd>
      {question}
    </div>
  );
}

/** If the focus was in a deleted row, Tab would start at the top of the page. */
function useFocusAfterLoss(rowCount: number): void {
  const lastCount = useRef(rowCount);
  useEffect(() => {
    if (rowCount < lastCount.current && document.activeElement === document.body) {
      const heading = document.querySelector<HTMLElement>("main h1");
      heading?.setAttribute("tabindex", "-1");
      heading?.focus({ preventScroll: true });
    }
    lastCount.current = rowCount;
  }, [rowCount]);
}
