import { capitalised } from "#app/domain/text";
import ImageOff from "lucide-react/icons/image-off";
import { useState } from "react";
import { type FieldDefinition, FormField } from "#app/components/forms/form-field";
import type { FormControl } from "#app/components/forms/use-form";

const PICTURE_ADDRESS = /^(https:\/\/[^\s"'<>]+|\/images\/[^\s"'<>]+)$/i;

const NO_PICTURE =
  "grid size-full place-items-center rounded-control border border-dashed border-line-strong p-3 text-center text-sm text-ink-soft";

interface Props {
  definition: FieldDefinition;
  control: FormControl;
  pictures?: readonly string[] | undefined;
}

/** The preview has its space from the start: a button that moves while it is pressed gets no click. */
export function ImageField({ definition, control, pictures = [] }: Props) {
  const field = control.field(definition.name);
  const [address, setAddress] = useState(field.value);
  const choose = (chosen: string) => {
    control.fill({ [field.name]: chosen });
    setAddress(chosen);
  };
  return (
    <div className="grid gap-3.5">
      <FormField definition={definition} field={field} onBlur={(typed) => setAddress(typed.trim())} />
      <div className="flex flex-wrap gap-x-5 gap-y-3.5">
        <div className="aspect-video max-w-96 flex-[1_1_16rem] self-start">
          {PICTURE_ADDRESS.test(address) ? (
            <Preview key={address} address={address} />
          ) : (
            <p className={NO_PICTURE}>The picture is shown here</p>
          )}
        </div>
        {pictures.length > 0 && <PictureChoice pictures={pictures} address={address} onChoose={choose} />}
      </div>
    </div>
  );
}

interface ChoiceProps {
  pictures: readonly string[];
  address: string;
  onChoose: (address: string) => void;
}

/** Pressing one fills in its address. Fetched only when this is opened. */
function PictureChoice({ pictures, address, onChoose }: ChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="js-only flex-[1_1_16rem]" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer py-2 font-semibold">Choose one of our pictures</summary>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-2">
        {isOpen &&
          pictures.map((picture) => (
            <PictureButton
              key={picture}
              picture={picture}
              isChosen={picture === address}
              onChoose={() => onChoose(picture)}
            />
          ))}
      </div>
    </details>
  );
}

interface PictureProps {
  picture: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** Disappears if it fails to load: a place that an administrator has added has no drawing. */
function PictureButton({ picture, isChosen, onChoose }: PictureProps) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return null;
  return (
    <button
      type="button"
      className="grid cursor-pointer gap-1 rounded-control border-2 border-transparent p-1 text-sm hover:bg-sunken aria-pressed:border-sun-deep aria-pressed:bg-sun-soft"
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      <img
        src={picture}
        alt=""
        width={320}
        height={180}
        className="h-auto w-full rounded-control"
        onError={() => setBroken(true)}
      />
      <span>{nameOf(picture)}</span>
    </button>
  );
}

/** "/images/kinds/mill-town.svg" becomes "Mill town". */
function nameOf(picture: string): string {
  return capitalised((picture.split("/").at(-1) ?? "").replace(/\.\w+$/, "").replaceAll("-", " "));
}

function Preview({ address }: { address: string }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) {
    return (
      <p role="status" className="flex items-center gap-2.5 rounded-control bg-berry-soft p-3 text-berry">
        <ImageOff className="icon" aria-hidden />
        This image can't be loaded. Visitors would see the fallback image.
      </p>
    );
  }
  return (
    <img
      src={address}
      alt="Preview"
      className="aspect-video h-auto w-full rounded-control bg-sunken object-cover"
      width={320}
      height={180}
      referrerPolicy="no-referrer"
      onError={() => setBroken(true)}
    />
  );
}
