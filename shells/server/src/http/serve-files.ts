// Knows how stored files are served beside the apps: who has the key in the address may read, and nothing of it runs script here.
import type { FastifyInstance } from "fastify";
import type { Platform } from "../compose.ts";
import { describeAttachment } from "./content-disposition.ts";
import { sendProblem } from "./problems.ts";
import { sendStored } from "./send-stored.ts";

/** For what is no plain picture, sound, film or text: even opened by itself it runs nothing and asks for nothing. */
const HARMLESS = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

export function serveFiles(app: FastifyInstance, files: Platform["files"]): void {
  app.get<{ Params: { key: string; name: string } }>(
    "/files/:key/:name",
    { compress: false },
    async (request, reply) => {
      const document = await files.open(request.params.key);
      if (!document) return sendProblem(reply, { code: "not-found" });
      const rule = files.rule(document.type);
      const isShown = rule.way === "shown";
      return sendStored(request, reply, document, {
        "content-type": rule.way === "apart" && !rule.isPicture ? "application/octet-stream" : rule.type,
        ...(!isShown && {
          "content-disposition": describeAttachment(request.params.name),
          "content-security-policy": HARMLESS,
        }),
      });
    },
  );
}
