import { postJson } from "#app/components/behaviour/ask-json";

/** Such as "LS6 3"; and a message for the visitor. */
interface Found {
  sector: string | null;
  words: string;
}

const LONGEST_MS = 15_000;
/** The browser's position may be up to five minutes old. */
const STILL_TRUE_MS = 300_000;
/** About a hundred metres: enough to find the sector, and too rough to identify a home. */
const DECIMALS = 1e3;

const REFUSED = "We can't see your location. Allow it in your browser's settings, or type your postcode.";
const UNAVAILABLE = "Your device doesn't know where it is right now. Please type your postcode.";
const TOO_SLOW = "Finding your location took too long. Try again, or type your postcode.";
const UNREACHABLE = "We couldn't look up your postcode. Check your connection, or type your postcode.";
const OFFLINE = "You're offline, so we can't look up your postcode. You can type it meanwhile.";

/** Of the browser's position, from our server. Never throws. */
export async function findSector(): Promise<Found> {
  try {
    const { coords } = await currentPosition();
    return await sectorAt(coords);
  } catch (error) {
    return { sector: null, words: wordsOf(error) };
  }
}

const currentPosition = () =>
  new Promise<GeolocationPosition>((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, {
      timeout: LONGEST_MS,
      maximumAge: STILL_TRUE_MS,
    }),
  );

const rounded = (degrees: number) => Math.round(degrees * DECIMALS) / DECIMALS;

async function sectorAt({ latitude, longitude }: GeolocationCoordinates): Promise<Found> {
  const answer = await postJson(
    "/search/nearest",
    { latitude: rounded(latitude), longitude: rounded(longitude) },
    { signal: AbortSignal.timeout(LONGEST_MS) },
  );
  const body = await answer.json<{ sector?: string; message?: string }>();
  if (answer.ok && body.sector)
    return { sector: body.sector, words: `You're near ${body.sector}. We haven't stored your location.` };
  return { sector: null, words: body.message ?? UNREACHABLE };
}

function wordsOf(error: unknown): string {
  if (!navigator.onLine) return OFFLINE;
  if (!("GeolocationPositionError" in window) || !(error instanceof GeolocationPositionError))
    return UNREACHABLE;
  if (error.code === error.PERMISSION_DENIED) return REFUSED;
  return error.code === error.TIMEOUT ? TOO_SLOW : UNAVAILABLE;
}
