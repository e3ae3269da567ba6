import type { FakeVendor } from "./vendor";

/** What a browser's push service was given. */
export interface PushRequest {
  /** Host and path of the endpoint, such as "fcm.googleapis.com/fcm/send/abc". */
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

/** Mozilla's, which can behave in another way than the others. */
export const pushOfMozilla = pushService("push-of-mozilla", (path) =>
  path.startsWith("/push/updates.push.services.mozilla.com/"),
);

/** The other push services of browsers in one: each takes whatever it is given, as a site sends it (harness/site.ts). */
export const push = pushService("push", (path) => path.startsWith("/push/") && !pushOfMozilla.owns(path));

interface Recorded {
  readonly vendor: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The pushes among a fake's requests, the oldest first, whatever became of them. */
export function pushesIn(requests: readonly Recorded[]): PushRequest[] {
  return requests
    .filter(({ vendor }) => vendor === push.name || vendor === pushOfMozilla.name)
    .map(({ path, headers, body }) => ({
      endpoint: path.slice("/push/".length),
      headers,
      body: Buffer.from(body, "base64"),
    }));
}
