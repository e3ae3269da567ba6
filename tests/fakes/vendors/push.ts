import type { FakeVendor } from "./vendor";

export interface PushRequest {
  /** The host and path of the endpoint, such as "fcm.googleapis.com/fcm/send/abc". */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const pushService = (name: string, owns: FakeVendor["owns"]): FakeVendor => ({
  name,
  owns,
  answer: () => ({ status: 201, json: null }),
  lie: (_, json) => json,
});

/** Mozilla's push service, separate from the others so that tests can set its behaviour. */
export const pushOfMozilla = pushService("push-of-mozilla", (path) =>
  path.startsWith("/push/updates.push.services.mozilla.com/"),
);

/** All other push services together. They accept any request in the form that harness/site.ts gives it. */
export const push = pushService("push", (path) => path.startsWith("/push/") && !pushOfMozilla.owns(path));

interface Recorded {
  readonly vendor: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Returns the pushes among a fake's requests, the oldest first, whatever their outcome. */
export function pushesIn(requests: readonly Recorded[]): PushRequest[] {
  return requests
    .filter(({ vendor }) => vendor === push.name || vendor === pushOfMozilla.name)
    .map(({ path, headers, body }) => ({
      endpoint: path.slice("/push/".length),
      headers,
      body: Buffer.from(body, "base64"),
    }));
}
