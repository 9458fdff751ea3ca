// Knows what an operator may set, and the defaults (decisions 1).
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type BucketConfig, readBucket } from "./config-bucket.ts";
import { type ContentConfig, readContent } from "./config-content.ts";
import { type LiveConfig, listIdleMercure, readMercure } from "./config-mercure.ts";
import { type MetricsConfig, readMetrics } from "./config-metrics.ts";
import { readPlayerHosts } from "./config-player-host.ts";
import { readUploads, type UploadConfig } from "./config-uploads.ts";
import {
  type Read,
  readAdmin,
  readDatabaseConnections,
  readDatabaseUrl,
  readEmbedHosts,
  readIdleSeconds,
  readInHouseClients,
  readKeptDays,
  readLogLevel,
  readOutputRoute,
  readPort,
  readPublicUrl,
  readPushHosts,
  readSpeechScript,
  readTrustProxy,
} from "./config-values.ts";

export interface Config extends LiveConfig {
  readonly host: string;
  readonly port: number;
  /** Without a slash at the end. */
  readonly publicUrl: string;
  /** `https://*.learn.example`: each product has a host name below it (§2.14); null: none has. */
  readonly playerHosts: string | null;
  /** The second origin. */
  readonly content: ContentConfig;
  readonly dataDir: string;
  /** An outside PostgreSQL; absent: the embedded one. */
  readonly databaseUrl?: string;
  /** The most connections of requests to the database; absent: the usual number. */
  readonly databaseConnections?: number;
  readonly secret?: string;
  /** Addresses of proxies whose headers about the caller's address are trusted. */
  readonly trustProxy: string | false;
  readonly production: boolean;
  /** The first administrator of an empty platform in production; null: a printed link makes one. */
  readonly admin: { readonly login: string; readonly password: string } | null;
  /** Slugs of the operator's own clients (§6.13): two at most. */
  readonly inHouseClients: readonly string[];
  /** Hosts whose pages authors may embed in a text: `player.vimeo.com`; each with `www.` before it too. */
  readonly embedHosts: readonly string[];
  /** Where a browser goes that is refused after a refresh (§2.6): a path or an address; null: to its sign-in. */
  readonly outputRoute: string | null;
  /** Address of the script of a provider that reads aloud (§7.146); null: only the device's own voices. */
  readonly speechScript: string | null;
  /** Null: mail stays in the outbox. */
  readonly mail: { readonly url: string; readonly from: string } | null;
  /** Hosts of push services that may be called: `*.push.apple.com`; none: browsers get no notifications. */
  readonly pushHosts: readonly string[];
  /** Null: documents lie in the data folder. */
  readonly bucket: BucketConfig | null;
  readonly uploads: UploadConfig;
  /** Seconds without activity of a learner until a course pauses (§4.170); null: never. */
  readonly idleSeconds: number | null;
  /** The most days for which a client's records are kept; null: the default. */
  readonly keptDays: number | null;
  /** Null: nothing is counted, and nobody asks. */
  readonly metrics: MetricsConfig | null;
  readonly logLevel: string;
  /** Variables that an operator set and that this version does not use: they are reported at the start. */
  readonly unused: readonly string[];
  /** The folder of the whole platform: the built apps and the sample courses are found from it. */
  readonly home: string;
  /** The build of the player that goes into packages. */
  readonly packagePlayer: string;
  /** The build of the page that plays uploaded packages beside their content. */
  readonly packageShell: string;
}

const HOME = fileURLToPath(new URL("../../../..", import.meta.url));

/** @throws Error naming the variable that is wrong. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const read: Read = (name) => env[name]?.trim() || undefined;
  const host = read("HOST") ?? "127.0.0.1";
  const port = readPort(read);
  const publicUrl = readPublicUrl(read, port);
  const content = readContent(read, { port, publicUrl });
  const [databaseUrl, secret] = [readDatabaseUrl(read), read("SECRET")];
  const databaseConnections = readDatabaseConnections(read);
  return {
    host,
    port,
    publicUrl,
    playerHosts: readPlayerHosts(read, publicUrl),
    content,
    dataDir: resolve(HOME, read("DATA_DIR") ?? ".data"),
    ...(databaseUrl !== undefined && { databaseUrl }),
    ...(databaseConnections !== undefined && { databaseConnections }),
    ...(secret !== undefined && { secret }),
    trustProxy: readTrustProxy(read),
    production: read("NODE_ENV") === "production",
    admin: readAdmin(read),
    inHouseClients: readInHouseClients(read),
    embedHosts: readEmbedHosts(
      read,
      [publicUrl, content.origin ?? publicUrl].map((url) => new URL(url).host),
    ),
    outputRoute: readOutputRoute(read),
    speechScript: readSpeechScript(read),
    mail: readMail(read, publicUrl),
    pushHosts: readPushHosts(read),
    bucket: readBucket(read),
    uploads: readUploads(read),
    idleSeconds: readIdleSeconds(read),
    ...readMercure(read),
    keptDays: readKeptDays(read),
    metrics: readMetrics(read, [port, content.port]),
    logLevel: readLogLevel(read),
    unused: listIdleMercure(env),
    home: HOME,
    packagePlayer: join(HOME, "shells/player/dist/package"),
    packageShell: join(HOME, "shells/player/dist/shell"),
  };
}

/** The error contains no password of the address. */
function readMail(read: Read, publicUrl: string): Config["mail"] {
  const [url, from] = [read("SMTP_URL"), read("SMTP_FROM")];
  if (url === undefined) {
    if (from !== undefined) throw new Error("SMTP_URL is missing: SMTP_FROM is set, but not the mail server.");
    return null;
  }
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol))
    throw new Error("SMTP_URL is no address of a mail server: smtp://user:password@host:587, or smtps://host:465.");
  if (from !== undefined && !/^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/.test(from))
    throw new Error(`SMTP_FROM is no sender: ${from}. Write it as: Academiz <no-reply@example.org>`);
  return { url, from: from ?? `Academiz <no-reply@${new URL(publicUrl).hostname}>` };
}
