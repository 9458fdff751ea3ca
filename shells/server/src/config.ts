// Knows what an operator may set, and what holds when nothing is set (decisions 1).
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export interface Config {
  readonly host: string;
  readonly port: number;
  /** Without a slash at the end. */
  readonly publicUrl: string;
  readonly dataDir: string;
  /** An outside PostgreSQL; absent: the embedded one. */
  readonly databaseUrl?: string;
  readonly secret?: string;
  /** Addresses of proxies whose word on the caller's address is believed. */
  readonly trustProxy: string | false;
  readonly production: boolean;
  /** The first administrator of an empty platform in production. */
  readonly admin: { readonly login: string; readonly password: string } | null;
  /** Null: mail stays in the outbox. */
  readonly mail: { readonly url: string; readonly from: string } | null;
  /** A hub outside; null: the one of our own. */
  readonly mercure: MercureConfig | null;
  /** The key of those who may publish on the hub of our own; absent: nobody may. */
  readonly hubKey?: string;
  readonly logLevel: string;
  /** Variables that an operator set and that nothing uses in this version: they are told, not passed over in silence. */
  readonly unused: readonly string[];
  /** The folder of the whole platform: the built apps and the sample courses are found from it. */
  readonly home: string;
  /** The build of the player that goes into packages. */
  readonly packagePlayer: string;
}

export interface MercureConfig {
  /** Where the server reaches the hub, and where browsers do. */
  readonly url: string;
  readonly publicUrl: string;
  readonly protocol: 0 | 1;
  /** The hub's keys: of who publishes, and of who subscribes. */
  readonly publisherKey: string;
  readonly subscriberKey: string;
}

/** Names kept for storage in a bucket and the origin of uploaded content. */
const RESERVED = /^(S3_\w+|CONTENT_(ORIGIN|PORT))$/;

/** Where a hub is found, ours and most others. */
export const HUB_PATH = "/.well-known/mercure";

const HOME = fileURLToPath(new URL("../../..", import.meta.url));

/** @throws Error naming the variable that is wrong. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const read = (name: string): string | undefined => env[name]?.trim() || undefined;
  const host = read("HOST") ?? "127.0.0.1";
  const port = Number(read("PORT") ?? "3000");
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT is no port: ${env["PORT"]}`);
  const publicUrl = (read("PUBLIC_URL") ?? `http://localhost:${port}`).replace(/\/+$/, "");
  if (!URL.canParse(publicUrl)) throw new Error(`PUBLIC_URL is no address: ${publicUrl}`);
  const [databaseUrl, secret, login, password] = ["DATABASE_URL", "SECRET", "ADMIN_LOGIN", "ADMIN_PASSWORD"].map(read);
  return {
    host,
    port,
    publicUrl,
    dataDir: resolve(HOME, read("DATA_DIR") ?? ".data"),
    ...(databaseUrl !== undefined && { databaseUrl }),
    ...(secret !== undefined && { secret }),
    trustProxy: read("TRUST_PROXY") ?? false,
    production: read("NODE_ENV") === "production",
    admin: login && password ? { login, password } : null,
    mail: readMail(read, publicUrl),
    ...readMercure(read),
    logLevel: read("LOG_LEVEL") ?? "error",
    unused: Object.keys(env).filter(
      (name) => (RESERVED.test(name) || isIdleMercure(name, read)) && read(name) !== undefined,
    ),
    home: HOME,
    packagePlayer: join(HOME, "shells/player/dist/package"),
  };
}

/** A password in the address is told to nobody: the message has none of it. */
function readMail(read: (name: string) => string | undefined, publicUrl: string): Config["mail"] {
  const [url, from] = [read("SMTP_URL"), read("SMTP_FROM")];
  if (url === undefined) return null;
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol))
    throw new Error("SMTP_URL is no address of a mail server: smtp://user:password@host:587, or smtps://host:465.");
  if (from !== undefined && !/^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/.test(from))
    throw new Error(`SMTP_FROM is no sender: ${from}. Write it as: Academiz <no-reply@example.org>`);
  return { url, from: from ?? `Academiz <no-reply@${new URL(publicUrl).hostname}>` };
}

const MERCURE_NAMES = [
  "MERCURE_URL",
  "MERCURE_PUBLIC_URL",
  "MERCURE_PROTOCOL",
  "MERCURE_JWT_SECRET",
  "MERCURE_PUBLISHER_JWT_KEY",
  "MERCURE_SUBSCRIBER_JWT_KEY",
];
/** A name that nothing knows, or one about a hub outside where there is none. */
function isIdleMercure(name: string, read: (name: string) => string | undefined): boolean {
  if (!name.startsWith("MERCURE_")) return false;
  return !MERCURE_NAMES.includes(name) || (read("MERCURE_URL") === undefined && name !== "MERCURE_JWT_SECRET");
}

/** Bytes: a shorter key of HS256 can be guessed from one token. */
const SHORTEST_KEY = 32;

/** No key is told in a message. */
function readMercure(read: (name: string) => string | undefined): Pick<Config, "mercure" | "hubKey"> {
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
