// Knows the second HTTP server: documents that can run script, at an origin that holds no token, no cookie and no API (decisions 1, 12).
import type { FastifyInstance } from "fastify";
import type { Platform } from "./compose.ts";
import type { Config } from "./config.ts";
import { CONTENT_HEADERS, choosePolicy } from "./http/content-headers.ts";
import { createHttp } from "./http/create-http.ts";
import { sendProblem } from "./http/problems.ts";
import { sendStored } from "./http/send-stored.ts";
import type { Metrics } from "./metrics/create-metrics.ts";

/** Ready to listen, or to be asked in-process. Closing it closes nothing of the platform. */
export function createContentApp(
  config: Config,
  platform: Pick<Platform, "files" | "isUnavailable">,
  metrics?: Metrics,
): FastifyInstance {
  const { files } = platform;
  const app = createHttp(config, platform);
  metrics?.watch(app);
  const appOrigin = new URL(config.publicUrl).origin;
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(CONTENT_HEADERS).header("content-security-policy", choosePolicy("", appOrigin));
    if (config.content.origin?.startsWith("https:")) reply.header("strict-transport-security", "max-age=31536000");
  });
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
  return app;
}
