// Knows how a message leaves for a push service: encrypted for one browser, signed by this platform (RFC 8030, 8291,
// 8292), and to no address but those that the operator named.
import { request as requestPlain } from "node:http";
import { request as requestSafe } from "node:https";
import type { PushAddress, Pusher, PushTrouble } from "@academiz/backend/ports";
import { fail, type Result, succeed } from "@academiz/domain/kernel";
import webPush from "web-push";
import { deriveKeys } from "./derive-keys.ts";
import { isPublic, lookUpPublic } from "./public-addresses.ts";

export interface PusherOptions {
  /** The platform's key pair. */
  readonly secret: Uint8Array;
  /** `updates.push.services.mozilla.com`, `*.push.apple.com`; with its port, where that is another one. */
  readonly hosts: readonly string[];
  /** Whom a push service may contact: `https:` or `mailto:`. */
  readonly contact: string;
}

/** Milliseconds. */
const PATIENCE = 10_000;
/** Seconds that a push service keeps a message for a device that is off. */
const LIFETIME = 86_400;
const [POINT, SECRET] = [65, 16];
const THIS_MACHINE = /^(localhost|127\.0\.0\.1)$/;

export function createPusher({ secret, hosts, contact }: PusherOptions): Pusher {
  const keys = deriveKeys(secret);
  const admits = (endpoint: string): boolean => findAdmitted(hosts, endpoint) !== null;
  return {
    key: keys.publicKey,
    admits,
    fits: ({ p256dh, auth }) => sizeOf(p256dh) === POINT && sizeOf(auth) === SECRET,
    async send(address, message, topic) {
      const url = findAdmitted(hosts, address.endpoint);
      if (!url) return fail({ kind: "never", message: "an address that the operator did not name" });
      const written = write(address, message, { keys, contact, topic });
      return written.ok ? post(url, written.value) : written;
    },
  };
}

const sizeOf = (text: string): number => Buffer.from(text, "base64url").length;

/** Null where its host was not named, or it is not https; a host on this machine may be named without a certificate. */
function findAdmitted(hosts: readonly string[], endpoint: string): URL | null {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
  if (url?.username !== "" || url.password !== "") return null;
  const isNamed = hosts.some((host) =>
    host.startsWith("*.") ? url.host.endsWith(host.slice(1)) && url.host.length > host.length - 1 : url.host === host,
  );
  const isSafe = url.protocol === "https:" || (url.protocol === "http:" && THIS_MACHINE.test(url.hostname));
  return isNamed && isSafe ? url : null;
}

interface Written {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
}

function write(
  { endpoint, p256dh, auth }: PushAddress,
  message: string,
  { keys, contact, topic }: { keys: ReturnType<typeof deriveKeys>; contact: string; topic: string },
): Result<Written, PushTrouble> {
  try {
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, message, {
      vapidDetails: { subject: contact, ...keys },
      TTL: LIFETIME,
      urgency: "normal",
      topic,
    });
    return succeed({ headers: headers as Written["headers"], body });
  } catch {
    // The browser's key is not on the curve: no browser could read the message.
    return fail({ kind: "gone", message: "its keys are none" });
  }
}

/** The body of an answer is not read, and no redirection is followed. */
function post(url: URL, { headers, body }: Written): Promise<Result<undefined, PushTrouble>> {
  const isHere = THIS_MACHINE.test(url.hostname);
  const bare = url.hostname.replace(/^\[|\]$/g, "");
  // A name is looked up when it is connected to; an address that stands for itself is not.
  if (!isHere && /^[\d.]+$|:/.test(bare) && !isPublic(bare))
    return Promise.resolve(fail({ kind: "never", message: "an address inside a network" }));
  const request = url.protocol === "https:" ? requestSafe : requestPlain;
  return new Promise((resolve) => {
    const sent = request(
      url,
      {
        method: "POST",
        headers,
        signal: AbortSignal.timeout(PATIENCE),
        ...(!isHere && { lookup: lookUpPublic as NonNullable<Parameters<typeof requestSafe>[1]["lookup"]> }),
      },
      (answer) => {
        answer.destroy();
        const status = answer.statusCode ?? 0;
        if (status >= 200 && status < 300) return resolve(succeed(undefined));
        return resolve(fail({ kind: judge(status), message: `its push service answered ${status}` }));
      },
    );
    sent.once("error", ({ message }) => resolve(fail({ kind: "later", message })));
    // Whoever answers with another protocol ends the call with neither an answer nor an error.
    sent.once("close", () => resolve(fail({ kind: "later", message: "its push service ended the call" })));
    sent.end(body);
  });
}

function judge(status: number): PushTrouble["kind"] {
  if (status === 404 || status === 410) return "gone";
  return status === 429 || status >= 500 ? "later" : "never";
}
