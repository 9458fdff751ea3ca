// Knows how an operator's plain settings are read, and the error for a wrong one (decisions 1).
import { isIP } from "node:net";
import { LEAST_KEPT } from "@academiz/domain/clients";
import { CLIENT_SLUG } from "@academiz/domain/identity";
import { readEmbedHost } from "@academiz/domain/learniz";

/** A variable without the blanks around it; undefined when it is empty. */
export type Read = (name: string) => string | undefined;

const LAST_PORT = 65_535;
const LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"];
/** The names of groups of addresses. */
const NAMED = ["loopback", "linklocal", "uniquelocal"];

/** @throws Error */
export function readPort(read: Read): number {
  const port = Number(read("PORT") ?? "3000");
  if (!Number.isInteger(port) || port < 0 || port > LAST_PORT) throw new Error(`PORT is no port: ${read("PORT")}`);
  return port;
}

/** Without a slash at the end. @throws Error */
export function readPublicUrl(read: Read, port: number): string {
  const text = read("PUBLIC_URL") ?? `http://localhost:${port}`;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
    throw new Error(
      `PUBLIC_URL is no address of a platform: ${text}. It looks like https://learn.example.org, without a path.`,
    );
  return url.origin;
}

/**
 * Also `postgres://user@/name?host=/a/socket`, which browsers do not accept as a URL. The error contains no password.
 * @throws Error
 */
export function readDatabaseUrl(read: Read): string | undefined {
  const text = read("DATABASE_URL");
  if (text !== undefined && !/^postgres(ql)?:\/\//.test(text))
    throw new Error("DATABASE_URL is no address of a PostgreSQL: postgres://user:password@host:5432/name.");
  return text;
}

/** A request may hold one and ask for another: with one alone it would wait for itself. */
const FEWEST_CONNECTIONS = 4;
const MOST_CONNECTIONS = 100;

/** @throws Error */
export function readDatabaseConnections(read: Read): number | undefined {
  const text = read("DATABASE_CONNECTIONS");
  if (text === undefined) return undefined;
  const connections = Number(text);
  if (!Number.isInteger(connections) || connections < FEWEST_CONNECTIONS || connections > MOST_CONNECTIONS)
    throw new Error(`DATABASE_CONNECTIONS is no number from ${FEWEST_CONNECTIONS} to ${MOST_CONNECTIONS}: ${text}`);
  return connections;
}

/** @throws Error */
export function readLogLevel(read: Read): string {
  const level = read("LOG_LEVEL") ?? "error";
  if (!LEVELS.includes(level)) throw new Error(`LOG_LEVEL is none of ${LEVELS.join(", ")}: ${level}`);
  return level;
}

/** @throws Error */
export function readKeptDays(read: Read): number | null {
  const text = read("KEPT_DAYS");
  if (text === undefined) return null;
  const days = Number(text);
  if (!Number.isInteger(days) || days < LEAST_KEPT || days > 3_650)
    throw new Error(`KEPT_DAYS is no number of days from ${LEAST_KEPT} to 3650: ${text}`);
  return days;
}

/** Minutes: after a day nobody is there any more. */
const LONGEST_IDLE = 1_440;
const USUAL_IDLE = 30;

/** §4.170: half an hour by default in production, otherwise off. @throws Error */
export function readIdleSeconds(read: Read): number | null {
  const text = read("IDLE_PAUSE");
  const minutes = text === undefined ? (read("NODE_ENV") === "production" ? USUAL_IDLE : 0) : Number(text);
  if (!Number.isInteger(minutes) || minutes < 0 || minutes > LONGEST_IDLE)
    throw new Error(`IDLE_PAUSE is no number of minutes from 0 (never) to ${LONGEST_IDLE}: ${text}`);
  return minutes === 0 ? null : minutes * 60;
}

/** @throws Error */
export function readTrustProxy(read: Read): string | false {
  const text = read("TRUST_PROXY");
  if (text === undefined) return false;
  const isProxy = (one: string) => {
    const [address = "", bits = "0"] = one.split("/", 2);
    return NAMED.includes(one) || (isIP(address) !== 0 && /^\d{1,3}$/.test(bits));
  };
  if (!text.split(",").every((one) => isProxy(one.trim())))
    throw new Error(
      `TRUST_PROXY is no list of addresses: ${text}. It looks like 10.0.0.2, 192.168.0.0/16 or loopback.`,
    );
  return text;
}

const IN_HOUSE = 2;

/** Slugs of the clients that are the operator's own (§6.13). @throws Error */
export function readInHouseClients(read: Read): readonly string[] {
  const slugs = (read("IN_HOUSE_CLIENTS") ?? "").split(",").flatMap((slug) => slug.trim() || []);
  if (slugs.length > IN_HOUSE || slugs.some((slug) => !CLIENT_SLUG.test(slug)))
    throw new Error(`IN_HOUSE_CLIENTS is no list of at most two slugs of clients: ${slugs.join(",")}`);
  return slugs;
}

/**
 * The address of the script of a provider that reads aloud (§7.146): https, on this machine without a certificate too;
 * `{clientId}` in it is replaced by the client's. Null without one. @throws Error
 */
export function readSpeechScript(read: Read): string | null {
  const address = read("SPEECH_SCRIPT")?.trim();
  if (!address) return null;
  const filled = address.replaceAll("{clientId}", "0");
  const url = URL.canParse(filled) ? new URL(filled) : null;
  // The policy of a page names one origin, so a client's id cannot be a part of it.
  const isOneOrigin = url !== null && new URL(address.replaceAll("{clientId}", "1")).origin === url.origin;
  const isSafe = url?.protocol === "https:" || (url?.protocol === "http:" && isOfThisMachine(url.hostname));
  if (!url || !isOneOrigin || !isSafe || url.username || url.password || url.hash || /[\s"'<>;,\\]/.test(address))
    throw new Error(
      "SPEECH_SCRIPT is no address of a script. It looks like https://voice.example/{clientId}/reader.js.",
    );
  return address;
}
const isOfThisMachine = (hostname: string): boolean => hostname === "localhost" || hostname === "127.0.0.1";

/** A path of the platform, or an address elsewhere (§2.6). @throws Error */
export function readOutputRoute(read: Read): string | null {
  const text = read("OUTPUT_ROUTE");
  if (text === undefined) return null;
  const isPath = /^\/(?![/\\])\S*$/.test(text);
  if (!isPath && !(URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && !new URL(text).password))
    throw new Error("OUTPUT_ROUTE is no path and no address: /signed-out, or https://www.example.org/signed-out.");
  return text;
}

/** Hosts whose pages authors may embed in a text; on this machine without a certificate. @throws Error */
export function readEmbedHosts(read: Read, own: readonly string[]): readonly string[] {
  const hosts = (read("EMBED_HOSTS") ?? "").split(",").flatMap((host) => host.trim().toLowerCase() || []);
  for (const host of hosts) {
    if (readEmbedHost(`https://${host}/`) !== host)
      throw new Error(`EMBED_HOSTS is no list of hosts: ${host}. It looks like youtube-nocookie.com,player.vimeo.com.`);
    if (own.includes(host))
      throw new Error(`EMBED_HOSTS names the platform itself: ${host}. What is embedded is of another origin.`);
  }
  return hosts;
}

const PUSH_HOST = /^(\*\.)?([a-z\d-]+\.)+[a-z][a-z\d-]*(:\d{1,5})?$|^(localhost|127\.0\.0\.1)(:\d{1,5})?$/;

/** Hosts of the push services that may be called; `*.` stands for all below one. @throws Error */
export function readPushHosts(read: Read): readonly string[] {
  const hosts = (read("PUSH_HOSTS") ?? "").split(",").flatMap((host) => host.trim().toLowerCase() || []);
  for (const host of hosts)
    if (!PUSH_HOST.test(host) || /^\*\.[^.]*$/.test(host))
      throw new Error(
        `PUSH_HOSTS is no list of hosts: ${host}. It looks like fcm.googleapis.com,*.push.services.mozilla.com.`,
      );
  return hosts;
}

/** The first administrator of an empty platform in production; null: a printed link makes one. @throws Error */
export function readAdmin(read: Read): { readonly login: string; readonly password: string } | null {
  const [login, password] = [read("ADMIN_LOGIN"), read("ADMIN_PASSWORD")];
  if ((login === undefined) !== (password === undefined))
    throw new Error(`${login === undefined ? "ADMIN_LOGIN" : "ADMIN_PASSWORD"} is missing: the two go together.`);
  return login !== undefined && password !== undefined ? { login, password } : null;
}
