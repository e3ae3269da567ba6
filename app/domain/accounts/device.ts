/** A browser in which users have signed in before, known by its signed cookie. */
export interface KnownDevice {
  readonly id: string;
  readonly userIds: readonly number[];
}

/** A shared computer at home has only a few. */
const MOST_ACCOUNTS = 5;
export const DEVICE_SECONDS = 365 * 24 * 60 * 60;

export function withAccount(device: KnownDevice, userId: number): KnownDevice {
  const others = device.userIds.filter((id) => id !== userId);
  return { id: device.id, userIds: [...others, userId].slice(-MOST_ACCOUNTS) };
}

export const withoutAccount = ({ id, userIds }: KnownDevice, userId: number): KnownDevice => ({
  id,
  userIds: userIds.filter((each) => each !== userId),
});

/** The first match decides, since most browsers also name others in their header. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\b(OPR|OPT)\//, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, "an iPhone"],
  [/iPad/, "an iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/CrOS/, "a Chromebook"],
  [/Mac OS X|Macintosh/, "a Mac"],
  [/Linux/, "Linux"],
];

export function deviceInWords(userAgent: string | null): string {
  const nameIn = (names: typeof BROWSERS) => names.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1];
  const browser = nameIn(BROWSERS);
  const system = nameIn(SYSTEMS);
  if (!browser && !system) return "Unknown device";
  return system ? `${browser ?? "A browser"} on ${system}` : (browser ?? "");
}
