import * as z from "zod";
import { type KnownDevice, deviceInWords, withAccount, withoutAccount } from "#app/domain/accounts/device";
import { type AccountsContext, clearCookie, readCookie } from "./cookies.server";
import { clientAddress } from "#app/http/address/client-address";

const storedDevice = z.lazy(() =>
  z.object({ id: z.string().max(64), userIds: z.array(z.number().int()).max(10) }),
);

/** The browser if it is known, and the browser and system in words. */
export async function originOf(request: Request, context: AccountsContext) {
  return {
    clientAddress: clientAddress(request),
    device: await knownDevice(request, context),
    deviceName: deviceInWords(request.headers.get("User-Agent")),
  };
}

export async function knownDeviceCookie(request: Request, context: AccountsContext, userId: number) {
  const device = (await knownDevice(request, context)) ?? { id: crypto.randomUUID(), userIds: [] };
  return context.app.cookies.device(request).serialize(withAccount(device, userId));
}

/** The whole cookie if no other user is in it. */
export async function forgottenDeviceCookie(request: Request, context: AccountsContext, userId: number) {
  const device = await knownDevice(request, context);
  const others = device && withoutAccount(device, userId);
  const cookie = context.app.cookies.device(request);
  return others && others.userIds.length > 0 ? cookie.serialize(others) : clearCookie(cookie);
}

/** Null if no user has signed in with this browser, or if the signature is wrong. */
async function knownDevice(request: Request, { app }: AccountsContext): Promise<KnownDevice | null> {
  const stored = storedDevice.safeParse(await readCookie(app.cookies.device(request), request));
  return stored.success ? stored.data : null;
}
