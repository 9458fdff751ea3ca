// Knows what an operator may set about live streams: a hub outside, or who may publish on ours (decisions 1).
import type { Read } from "./config-values.ts";

/** The path of a hub, ours and most others. */
export const HUB_PATH = "/.well-known/mercure";

export interface MercureConfig {
  /** The address at which the server reaches the hub, and that for browsers. */
  readonly url: string;
  readonly publicUrl: string;
  readonly protocol: 0 | 1;
  /** The hub's keys: for publishers, and for subscribers. */
  readonly publisherKey: string;
  readonly subscriberKey: string;
}
export interface LiveConfig {
  /** A hub outside; null: our own. */
  readonly mercure: MercureConfig | null;
  /** The key of publishers on our own hub; absent: nobody may publish. */
  readonly hubKey?: string;
}

const MERCURE_NAMES = [
  "MERCURE_URL",
  "MERCURE_PUBLIC_URL",
  "MERCURE_PROTOCOL",
  "MERCURE_JWT_SECRET",
  "MERCURE_PUBLISHER_JWT_KEY",
  "MERCURE_SUBSCRIBER_JWT_KEY",
];
/**
 * Variables about the hub that are set and not used: unknown names, or settings of a hub outside where there is none.
 */
export function listIdleMercure(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  const isSet = (name: string): boolean => Boolean(env[name]?.trim());
  const isUsed = (name: string): boolean =>
    MERCURE_NAMES.includes(name) && (isSet("MERCURE_URL") || name === "MERCURE_JWT_SECRET");
  return Object.keys(env).filter((name) => name.startsWith("MERCURE_") && isSet(name) && !isUsed(name));
}

/** Bytes: a shorter key of HS256 can be guessed from one token. */
const SHORTEST_KEY = 32;

/** @throws Error naming the variable that is wrong; the message contains no key. */
export function readMercure(read: Read): LiveConfig {
  const readKey = (name: string): string | undefined => {
    const key = read(name);
    if (key !== undefined && Buffer.byteLength(key) < SHORTEST_KEY)
      throw new Error(`${name} is too short: a key of a hub has ${SHORTEST_KEY} characters or more.`);
    return key;
  };
  const readAddress = (name: string): string | undefined => {
    const address = read(name);
    if (address !== undefined && !(URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)))
      throw new Error(`${name} is no address of a hub: ${address}. It looks like https://hub.example.org${HUB_PATH}`);
    return address;
  };
  const [url, key] = [readAddress("MERCURE_URL"), readKey("MERCURE_JWT_SECRET")];
  const protocol = read("MERCURE_PROTOCOL") ?? "0";
  if (protocol !== "0" && protocol !== "1")
    throw new Error(`MERCURE_PROTOCOL is 0 (topic=) or 1 (match=), not ${protocol}`);
  if (url === undefined) return { mercure: null, ...(key !== undefined && { hubKey: key }) };
  const publisherKey = readKey("MERCURE_PUBLISHER_JWT_KEY") ?? key;
  const subscriberKey = readKey("MERCURE_SUBSCRIBER_JWT_KEY") ?? key;
  if (publisherKey === undefined || subscriberKey === undefined)
    throw new Error(
      "MERCURE_URL needs the hub's key: MERCURE_JWT_SECRET, or MERCURE_PUBLISHER_JWT_KEY and MERCURE_SUBSCRIBER_JWT_KEY.",
    );
  const publicUrl = readAddress("MERCURE_PUBLIC_URL") ?? url;
  return { mercure: { url, publicUrl, protocol: protocol === "0" ? 0 : 1, publisherKey, subscriberKey } };
}
