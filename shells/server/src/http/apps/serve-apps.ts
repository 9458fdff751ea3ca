// Knows how the three web apps are served: hashed assets cached forever, each index checked anew, and deep links
// answered with their app's index.
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Platform } from "@academiz/domain/identity";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { sendProblem } from "../answers/problems.ts";
import { findHostedPage, type Hosts } from "./find-hosted-page.ts";
import { type ToldToPages, tellPage } from "./tell-pages.ts";

export interface WebApp {
  /** `/`, or `/admin/`. */
  readonly prefix: string;
  readonly folder: string;
  /** False where it only holds files for pages of other apps. */
  readonly hasPages?: boolean;
  readonly platform?: Platform;
}
/**
 * The files with an address of their own. Sources of a build are only for those who have the folder, and compressed
 * copies are served in place of their file. A path without an ending is a page.
 */
export const isFileOfApp = (path: string): boolean => /\.\w+$/.test(path) && !/\.(map|br|gz)$/.test(path);
const WORKER = /[/\\]worker\.js(\.br|\.gz)?$/;
const HASHED = /[/\\]assets[/\\]/;

const hasIndex = ({ folder, hasPages = true }: WebApp) => hasPages && existsSync(join(folder, "index.html"));
const isBuilt = (app: WebApp) => hasIndex(app) || (app.hasPages === false && existsSync(app.folder));

/** The operator's settings, as far as pages or their addresses go by them. */
export type ServedPages = ToldToPages & Hosts;

/**
 * An app whose folder has no index.html is skipped: its paths answer 404. Each page names the hosts whose pages it
 * may embed, and the script that may read it aloud, as its policy does. No page is of a product's own host.
 */
export async function serveApps(app: FastifyInstance, apps: readonly WebApp[], told: ServedPages): Promise<void> {
  const pages = apps
    .filter(hasIndex)
    .map(({ prefix, folder, platform = null }) => {
      const page = readFileSync(join(folder, "index.html"), "utf8");
      return { prefix, page: tellPage(page, told, platform) };
    })
    .sort((one, other) => other.prefix.length - one.prefix.length);
  for (const { prefix, folder } of apps.filter(isBuilt)) {
    await app.register(fastifyStatic, {
      root: folder,
      prefix,
      // One route for all files: one for each would take as long as the rest of the start.
      allowedPath: isFileOfApp,
      preCompressed: true,
      index: false,
      decorateReply: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header("cache-control", HASHED.test(path) ? "public, max-age=31536000, immutable" : "no-cache");
        // The worker answers for the site and the player, wherever it lies.
        if (WORKER.test(path)) reply.header("service-worker-allowed", "/");
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?", 1)[0] ?? "/";
    const isPage =
      ["GET", "HEAD"].includes(request.method) && !/^\/(api|files)(\/|$)/.test(path) && !/\.\w+$/.test(path);
    const hosted = isPage && findHostedPage(request.hostname, request.url, told);
    if (hosted) return reply.header("cache-control", "no-store").redirect(hosted, 302);
    const page = isPage && pages.find(({ prefix }) => `${path}/`.startsWith(prefix))?.page;
    return page
      ? sendPage(reply, page, path, request.headers["if-none-match"])
      : sendProblem(reply, { code: "not-found" });
  });
}

/**
 * The page where packages are played: windows that their contents open find their runtime by `window.opener`, which
 * isolation would remove.
 */
const PLAYS_PACKAGES = "/play/scorm/";

/** They decide what a page may do. */
const TOLD_WITH_IT = ["content-security-policy", "cross-origin-opener-policy", "permissions-policy"];

/** Sent again only where it, or what a browser is told with it, is not as it was. */
function sendPage(reply: FastifyReply, page: string, path: string, known: string | undefined): FastifyReply {
  if (path.startsWith(PLAYS_PACKAGES)) reply.header("cross-origin-opener-policy", "same-origin-allow-popups");
  const told = TOLD_WITH_IT.map((name) => reply.getHeader(name));
  const tag = `"${createHash("sha256")
    .update(JSON.stringify([page, told]))
    .digest("base64url")}"`;
  reply.header("etag", tag);
  if (known?.includes(tag)) return reply.code(304).header("cache-control", "no-cache").send();
  return reply.code(200).type("text/html; charset=utf-8").header("cache-control", "no-cache").send(page);
}
