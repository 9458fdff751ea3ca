// Knows the second HTTP server: documents that can run script, at an origin without tokens, cookies or API (decisions
// 1, 7, 12).
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import type { Config } from "./config/config.ts";
import { isSameSite, nameContentOrigin } from "./config/config-content.ts";
import { sendProblem } from "./http/answers/problems.ts";
import { sendWords } from "./http/answers/send-words.ts";
import { createHttp } from "./http/create-http.ts";
import { CONTENT_HEADERS, choosePolicy } from "./http/files/content-headers.ts";
import { sendStored } from "./http/files/send-stored.ts";
import { acceptJson } from "./http/input/parse-json.ts";
import { createGuessLimit } from "./http/limits/limit-guesses.ts";
import { serveCommits } from "./http/serve-commits.ts";
import { servePackages } from "./http/serve-packages.ts";
import { serveShell } from "./http/serve-shell.ts";
import type { Metrics } from "./metrics/create-metrics.ts";
import type { Platform } from "./platform/compose.ts";

const NO_WORKERS = {
  en: "No content may keep a worker here: it would stand between every other content and its learners.",
  fr: "Aucun contenu ne peut garder ici un worker : il se tiendrait entre les autres contenus et leurs apprenants.",
};

/** Ready to listen, or to be called in-process. Closing it closes nothing of the platform. */
export async function createContentApp(
  config: Config,
  platform: Pick<Platform, "files" | "world" | "isUnavailable" | "isOfGone"> & Partial<Pick<Platform, "refusedWrites">>,
  metrics?: Pick<Metrics, "watch">,
): Promise<FastifyInstance> {
  const { files, world } = platform;
  const app = createHttp(config, platform);
  metrics?.watch(app);
  const appOrigin = new URL(config.publicUrl).origin;
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(CONTENT_HEADERS).header("content-security-policy", choosePolicy("", appOrigin));
    if (config.content.origin?.startsWith("https:")) reply.header("strict-transport-security", "max-age=31536000");
    if (request.headers["service-worker"] !== undefined) return sendWords(reply, 403, NO_WORKERS);
  });
  acceptJson(app);
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, { code: "not-found" }));
  app.get<{ Params: { key: string; name: string } }>(
    "/files/:key/:name",
    { config: { name: "content" } },
    async (request, reply) => {
      const document = await files.open(request.params.key);
      if (!document) return sendProblem(reply, { code: "not-found" });
      const rule = files.rule(document.type);
      if (rule.way !== "apart") return sendProblem(reply, { code: "not-found" });
      return sendStored(request, reply, document, {
        "content-type": rule.type,
        "content-security-policy": choosePolicy(rule.type, appOrigin),
      });
    },
  );
  const ownOrigin = nameContentOrigin(config.content, config.publicUrl, config.content.port);
  servePackages(app, world, {
    appOrigin,
    isSecure: ownOrigin.startsWith("https:"),
    isSameSite: isSameSite(ownOrigin, config.publicUrl),
  });
  serveCommits(app, world, {
    isOfGone: platform.isOfGone,
    guesses: createGuessLimit(world.guessCounts),
    nameOrigin: () => nameContentOrigin(config.content, config.publicUrl, findPort(app) ?? config.content.port),
  });
  await serveShell(app, config.packageShell, appOrigin);
  return app;
}

/** The port where it listens, once it does. */
const findPort = ({ server }: FastifyInstance): number | undefined => (server.address() as AddressInfo | null)?.port;
