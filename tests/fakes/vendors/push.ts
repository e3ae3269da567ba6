import type { FakeVendor } from "./vendor";

/** What a browser's push service was given. */
export interface PushRequest {
  /** Host and path of the endpoint, such as "fcm.googleapis.com/fcm/send/abc". */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** The push services of browsers in one: each takes whatever it is given, as a site sends it (integration/site.ts). */
export const push: FakeVendor = {
  name: "push",
  owns: (path) => path.startsWith("/push/"),
  answer: () => ({ status: 201, json: null }),
  lie: (_, json) => json,
};

interface Recorded {
  readonly vendor: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The pushes among a fake's requests, the oldest first, whatever became of them. */
export function pushesIn(requests: readonly Recorded[]): PushRequest[] {
  return requests
    .filter(({ vendor }) => vendor === "push")
    .map(({ path, headers, body }) => ({
      endpoint: path.slice("/push/".length),
      headers,
      body: Buffer.from(body, "base64"),
    }));
}
