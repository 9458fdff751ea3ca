// Knows how the default texts of the players are served (§7.145): as files beside the apps, which browsers check again
// but do not load again.
import { createHash } from "node:crypto";
import { LOCALES, listDefaultTexts } from "@academiz/domain/wording";
import type { FastifyInstance } from "fastify";

export function serveTexts(app: FastifyInstance): void {
  for (const locale of LOCALES) {
    const body = JSON.stringify(listDefaultTexts(locale));
    const tag = `"${createHash("sha256").update(body).digest("base64url")}"`;
    app.get(`/assets/shared/default-texts/${locale}.json`, (request, reply) => {
      reply.headers({ etag: tag, "cache-control": "no-cache" });
      // Compression on the way makes its mark a weak one, whose prefix is ignored.
      const known = request.headers["if-none-match"]?.split(",").map((one) => one.trim().replace(/^W\//, ""));
      if (known?.includes(tag)) return reply.code(304).send();
      return reply.type("application/json; charset=utf-8").send(body);
    });
  }
}
