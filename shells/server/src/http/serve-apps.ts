// Knows how the three web apps are served: hashed assets cached forever, each index checked anew, and deep links
// answered with their app's index.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { sendProblem } from "./answers/problems.ts";

export interface WebApp {
  /** `/`, or `/admin/`. */
  readonly prefix: string;
  readonly folder: string;
  /** False where it only holds files for pages of other apps. */
  readonly hasPages?: boolean;
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

/** The operator's settings that pages must know. */
export interface ToldToPages {
  readonly embedHosts: readonly string[];
  readonly speechScript: string | null;
}

/**
 * An app whose folder has no index.html is skipped: its paths answer 404. Each page names the hosts whose pages it may
 * embed, and the script that may read it aloud, as its policy does.
 */
export async function serveApps(
  app: FastifyInstance,
  apps: readonly WebApp[],
  told: ToldToPages = { embedHosts: [], speechScript: null },
): Promise<void> {
  const pages = apps
    .filter(hasIndex)
    .map(({ prefix, folder }) => ({ prefix, page: tell(readFileSync(join(folder, "index.html")), told) }))
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
    const page = isPage && pages.find(({ prefix }) => `${path}/`.startsWith(prefix))?.page;
    return page ? sendPage(reply, page, path) : sendProblem(reply, { code: "not-found" });
  });
}

/**
 * Writes parts of the policy into a page, since browsers do not tell it: see `readEmbedHosts` and `readSpeechScript` of
 * the design system.
 */
function tell(page: Buffer, { embedHosts, speechScript }: ToldToPages): Buffer {
  const told = { "embed-hosts": embedHosts.join(" "), "speech-script": speechScript ?? "" };
  const metas = Object.entries(told)
    .filter(([, content]) => content !== "")
    .map(([name, content]) => `<meta name="${name}" content="${content.replaceAll("&", "&amp;")}" />`);
  return metas.length === 0 ? page : Buffer.from(String(page).replace("</head>", () => `${metas.join("")}</head>`));
}

/**
 * The page where packages are played: windows that their contents open find their runtime by `window.opener`, which
 * isolation would remove.
 */
const PLAYS_PACKAGES = "/play/scorm/";

function sendPage(reply: FastifyReply, page: Buffer, path: string): FastifyReply {
  if (path.startsWith(PLAYS_PACKAGES)) reply.header("cross-origin-opener-policy", "same-origin-allow-popups");
  return reply.code(200).type("text/html; charset=utf-8").header("cache-control", "no-cache").send(page);
}
