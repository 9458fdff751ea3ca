// Knows how the three web apps are served: hashed assets for ever, each index anew, and deep links to the index of
// their app.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { sendProblem } from "./answers/problems.ts";

export interface WebApp {
  /** `/`, or `/admin/`. */
  readonly prefix: string;
  readonly folder: string;
}
const HASHED = /[/\\]assets[/\\]/;

/**
 * An app whose folder has no index.html is passed over: its paths answer 404. Each page names the hosts whose pages it
 * may embed, as its policy does.
 */
export async function serveApps(
  app: FastifyInstance,
  apps: readonly WebApp[],
  embedHosts: readonly string[] = [],
): Promise<void> {
  const built = apps.filter(({ folder }) => existsSync(join(folder, "index.html")));
  const pages = built
    .map(({ prefix, folder }) => ({ prefix, page: nameHosts(readFileSync(join(folder, "index.html")), embedHosts) }))
    .sort((one, other) => other.prefix.length - one.prefix.length);
  for (const { prefix, folder } of built) {
    await app.register(fastifyStatic, {
      root: folder,
      prefix,
      wildcard: false,
      // Of what was built nobody reads the sources but who has the folder.
      globIgnore: ["**/*.map"],
      index: false,
      decorateReply: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header("cache-control", HASHED.test(path) ? "public, max-age=31536000, immutable" : "no-cache");
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

/** What a browser does not tell a page of its policy: see `readEmbedHosts` of the design system. */
const nameHosts = (page: Buffer, hosts: readonly string[]): Buffer =>
  hosts.length === 0
    ? page
    : Buffer.from(String(page).replace("</head>", `<meta name="embed-hosts" content="${hosts.join(" ")}" /></head>`));

/**
 * Where packages are played: the windows that their contents open find their runtime by `window.opener`, which
 * isolation would take from them.
 */
const PLAYS_PACKAGES = "/play/scorm/";

function sendPage(reply: FastifyReply, page: Buffer, path: string): FastifyReply {
  if (path.startsWith(PLAYS_PACKAGES)) reply.header("cross-origin-opener-policy", "same-origin-allow-popups");
  return reply.code(200).type("text/html; charset=utf-8").header("cache-control", "no-cache").send(page);
}
