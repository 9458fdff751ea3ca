// Knows how an operator sets the second origin: the one for documents that can run script (decisions 1).
import { getDomain } from "tldts";
import type { Read } from "./config-values.ts";

export interface ContentConfig {
  /** The port where it listens; 0: any free port. */
  readonly port: number;
  /** Its public address; null: the host of the platform, on the port where it listens. */
  readonly origin: string | null;
}

const LAST = 65_535;

/** @throws Error naming the variable that is wrong. */
export function readContent(
  read: Read,
  platform: { readonly port: number; readonly publicUrl: string },
): ContentConfig {
  const { port: main, publicUrl } = platform;
  const port = Number(read("CONTENT_PORT") ?? (main === 0 ? 0 : main + 1));
  if (!Number.isInteger(port) || port < 0 || port > LAST)
    throw new Error(`CONTENT_PORT is no port: ${read("CONTENT_PORT") ?? "PORT is the last one, so it must be set"}`);
  if (port !== 0 && port === main) throw new Error(`CONTENT_PORT is the same as PORT: ${port}. It needs its own.`);
  const origin = readOrigin(read("CONTENT_ORIGIN"));
  if (
    (port !== 0 || origin !== null) &&
    nameContentOrigin({ port, origin }, publicUrl, port) === new URL(publicUrl).origin
  )
    throw new Error(
      `${origin === null ? "CONTENT_PORT" : "CONTENT_ORIGIN"} is that of the platform (PUBLIC_URL): ${publicUrl}. What can run script needs an origin of its own.`,
    );
  return { port, origin };
}

function readOrigin(text: string | undefined): string | null {
  if (text === undefined) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
    throw new Error("CONTENT_ORIGIN is no origin: https://content.example.org, without path or password.");
  return url.origin;
}

/**
 * Whether browsers send cookies of the content origin from a frame in the apps: where both are of one site (scheme and
 * registered domain, or the same host).
 */
export function isSameSite(contentOrigin: string, publicUrl: string): boolean {
  const [content, apps] = [new URL(contentOrigin), new URL(publicUrl)];
  if (content.protocol !== apps.protocol) return false;
  const domain = getDomain(content.hostname, { allowPrivateDomains: true });
  return (
    content.hostname === apps.hostname ||
    (domain !== null && domain === getDomain(apps.hostname, { allowPrivateDomains: true }))
  );
}

/** Without a slash at the end. `bound` is the port where it listens. */
export function nameContentOrigin({ origin }: ContentConfig, publicUrl: string, bound: number): string {
  const { protocol, hostname } = new URL(publicUrl);
  return origin ?? new URL(`${protocol}//${hostname}:${bound}`).origin;
}
