import { ImageOff } from "lucide-react";
import { useState } from "react";
import { type FieldDefinition, FormField } from "#app/components/forms/form-field";
import type { FieldState } from "#app/components/forms/use-form";

const PICTURE_ADDRESS = /^(https:\/\/[^\s"'<>]+|\/images\/[^\s"'<>]+)$/i;

/**
 * An image's address with the image itself below it, once the field is left. Its room is kept from the start: a
 * button that moved between being pressed and let go would not be pressed.
 */
export function ImageField({ definition, field }: { definition: FieldDefinition; field: FieldState }) {
  const [address, setAddress] = useState(field.value);
  return (
    <div className="grid gap-3.5">
      <FormField definition={definition} field={field} onBlur={(typed) => setAddress(typed.trim())} />
      <div className="aspect-video max-w-80">
        {PICTURE_ADDRESS.test(address) && <Preview key={address} address={address} />}
      </div>
    </div>
  );
}

function Preview({ address }: { address: string }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) {
    return (
      <p role="status" className="flex items-center gap-2.5 rounded-control bg-berry-soft p-3 text-berry">
        <ImageOff className="icon" aria-hidden />
        This image cannot be loaded. Visitors would see the fallback image.
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
