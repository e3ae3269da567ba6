/*
 * What the catalogue knows of an entity's fields, as plain data. Types, forms, checks, the database, files, exports
 * and public answers are made from these descriptions, so that a new field is described once.
 */

interface About {
  /** In forms, and in messages where there is no `title`. */
  readonly label: string;
  /** In messages, such as "Image must be …", where forms call it otherwise. */
  readonly title?: string;
  /** Said below the label in forms. */
  readonly hint?: string;
  /** Nothing can be saved without it. */
  readonly isRequired?: true;
  /** A form asks for it, although a call may leave it out. */
  readonly isAskedFor?: true;
  /** Required of a form, but blank in lists that were fetched or imported. */
  readonly isBlankInLists?: true;
  /** The administrator's form has no field for it: it comes by calls and files only. */
  readonly isInForm?: false;
  /** A checked fact; absent means unchecked. Forms keep these together, pages name the missing ones. */
  readonly isFact?: true;
  /** The public lists and cards, or only the administrator's answers. */
  readonly seenBy: "everyone" | "admin";
  /** Whether the catalogue's file of a destination carries it. */
  readonly isInFile: boolean;
}

/** A single line, or a text of several; lengths in code points. */
interface TextField extends About {
  readonly kind: "line" | "text";
  readonly maxLength: number;
  /** The value where nothing is given. A field without one is then absent. */
  readonly blank?: "";
  /** Proposals that a form offers beside free text. */
  readonly proposals?: readonly string[];
}

/** A UK postcode, or an address on the web or of a picture, in its usual spelling. */
interface AddressField extends About {
  readonly kind: "postcode" | "webAddress" | "imageAddress";
  readonly blank?: "";
}

interface ChoiceField extends About {
  readonly kind: "choice";
  readonly choices: readonly string[];
  readonly blank?: string;
}

/** The headings of a form's boxes, in the order in which they stand. */
export const FLAG_GROUPS = ["Good for", "Interests", "Promotion"] as const;
export type FlagGroup = (typeof FLAG_GROUPS)[number];

/** Yes or no. Without a blank of its own only yes is kept, and a no that a fact decides: absent means not known. */
export interface FlagField extends About {
  readonly kind: "flag";
  /** The heading of the boxes among which a form has it. */
  readonly group: FlagGroup;
  readonly blank?: false;
  /** The choice that decides the flag once it is made: which of its values mean yes, and which no. */
  readonly follows?: {
    readonly fact: string;
    readonly yes: readonly string[];
    readonly no: readonly string[];
  };
}

/** A coordinate in degrees, within bounds. */
interface DegreesField extends About {
  readonly kind: "degrees";
  readonly min: number;
  readonly max: number;
  readonly example: string;
  /** The bounds of the coordinate that it is easily swapped with. */
  readonly swappedMin: number;
  readonly swappedMax: number;
  /** The field of the other coordinate, where either may be absent but not one of them. */
  readonly pairedWith?: string;
  readonly blank?: never;
}

interface WholeNumberField extends About {
  readonly kind: "wholeNumber";
  readonly min: number;
  readonly max: number;
  readonly blank?: never;
}

/** Nouns that say what a place is for, as `hook.ts` reads them. */
interface HookField extends About {
  readonly kind: "hook";
  readonly blank?: never;
}

/** Months or days of the week as `runs.ts` spells them, or a day that has begun, as 2026-11-21. */
interface TimeField extends About {
  readonly kind: "months" | "weekdays" | "date";
  readonly blank?: never;
  /** The field without which this one means nothing, such as where facts were looked up on that day. */
  readonly needs?: string;
}

/** Entries of another entity, in their order. */
interface ListField extends About {
  readonly kind: "list";
  readonly of: Fields;
  readonly blank: readonly [];
}

export type NumberField = DegreesField | WholeNumberField;
export type Field =
  TextField | AddressField | ChoiceField | FlagField | NumberField | TimeField | HookField | ListField;
export type Fields = Readonly<Record<string, Field>>;

type ValueOf<F> = F extends { readonly kind: "flag" }
  ? boolean
  : F extends { readonly kind: "degrees" | "wholeNumber" }
    ? number
    : F extends { readonly kind: "list"; readonly of: infer Of }
      ? readonly EntityOf<Of>[]
      : F extends { readonly choices: readonly (infer Choice)[] }
        ? Choice
        : string;
type Held = { readonly isRequired: true } | { readonly blank: unknown };
type Simplified<T> = { [Name in keyof T]: T[Name] };

/** The entity that a description describes: a field that is neither required nor has a blank may be absent. */
export type EntityOf<F> = Simplified<
  { readonly [Name in keyof F as F[Name] extends Held ? Name : never]: ValueOf<F[Name]> } & {
    readonly [Name in keyof F as F[Name] extends Held ? never : Name]?: ValueOf<F[Name]>;
  }
>;

/** A change of it, or a new one: an absent field stays as it was or is blank, an undefined one is cleared. */
export type PatchOf<F> = Simplified<
  {
    readonly [Name in keyof F as F[Name] extends { readonly isRequired: true } ? Name : never]: ValueOf<
      F[Name]
    >;
  } & {
    readonly [Name in keyof F as F[Name] extends { readonly isRequired: true } ? never : Name]?:
      ValueOf<F[Name]> | undefined;
  }
>;

/** What everyone may see of it. */
export type PublicOf<F> = EntityOf<{
  readonly [Name in keyof F as F[Name] extends { readonly seenBy: "everyone" } ? Name : never]: F[Name];
}>;

/** The part of an entity that everyone may see, its lists' entries included. What is not described stays inside. */
export function publicPart<const F extends Fields>(fields: F, entity: EntityOf<F>): PublicOf<F> {
  return partOf(fields, entity, ({ seenBy }) => seenBy === "everyone") as PublicOf<F>;
}

/** The part that the catalogue's files carry, in the order of the description. */
export function filePart(fields: Fields, entity: object): Readonly<Record<string, unknown>> {
  return partOf(fields, entity, ({ isInFile }) => isInFile);
}

function partOf(
  fields: Fields,
  entity: object,
  isWanted: (field: Field) => boolean,
): Record<string, unknown> {
  const held = entity as Readonly<Record<string, unknown>>;
  const part: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = held[name];
    if (value === undefined || !isWanted(field)) continue;
    part[name] =
      field.kind === "list" ? (value as object[]).map((entry) => partOf(field.of, entry, isWanted)) : value;
  }
  return part;
}
