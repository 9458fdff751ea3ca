// Knows a push service as browsers and platforms meet it: it keeps what it was sent, and a browser of its own reads it.
import { createECDH, type ECDH, randomBytes } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import ece from "http_ece";

/** A subscription as a browser gives it. */
export interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}
export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The message as its browser reads it; the service cannot. */
  readonly text: string;
}
export interface PushService {
  /** `127.0.0.1:port` */
  readonly host: string;
  readonly received: Received[];
  /** Subscribes a browser. */
  subscribe(): Subscription;
  /** What each message is answered with from now on. */
  answer(status: number): void;
  end(): Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, { readonly pair: ECDH; readonly auth: Buffer }>();
  const received: Received[] = [];
  let status = 201;
  const server = createServer((request, answer) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const path = request.url ?? "";
      const browser = browsers.get(path);
      answer.statusCode = browser ? status : 404;
      if (browser && status < 300) {
        const { pair: privateKey, auth } = browser;
        const read = ece.decrypt(Buffer.concat(chunks), { version: "aes128gcm", privateKey, authSecret: auth });
        received.push({ path, headers: request.headers, text: read.toString("utf8") });
      }
      answer.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    received,
    subscribe() {
      const path = `/push/${randomBytes(16).toString("hex")}`;
      const pair = createECDH("prime256v1");
      const p256dh = pair.generateKeys("base64url");
      const auth = randomBytes(16);
      browsers.set(path, { pair, auth });
      return { endpoint: `http://${host}${path}`, keys: { p256dh, auth: auth.toString("base64url") } };
    },
    answer: (next) => {
      status = next;
    },
    end: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
