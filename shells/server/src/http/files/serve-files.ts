// Knows how stored files are served beside the apps: anybody with the key in the address may read them, and none of
// them runs script here.
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../platform/compose.ts";
import { sendProblem } from "../answers/problems.ts";
import { describeAttachment } from "./content-disposition.ts";
import { sendStored } from "./send-stored.ts";

/** For any file that is not a plain picture, sound, film or text: even opened by itself it runs and loads nothing. */
const HARMLESS = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The purposes that a browser names when the answer becomes a page. */
const PAGES = new Set(["document", "iframe", "frame", "fencedframe", "embed", "object"]);

/** A file that can run script is redirected to the content origin when it is opened as a page. */
export function serveFiles(app: FastifyInstance, files: Platform["files"], contentOrigin: string): void {
  app.get<{ Params: { key: string; name: string } }>(
    "/files/:key/:name",
    { compress: false, config: { name: "file" } },
    async (request, reply) => {
      const { key, name } = request.params;
      const document = await files.open(key);
      if (!document) return sendProblem(reply, { code: "not-found" });
      const rule = files.rule(document.type);
      if (rule.way === "shown") return sendStored(request, reply, document, { "content-type": rule.type });
      if (rule.way === "apart") {
        // One address has several answers: a cache must not give a picture to somebody who opens a page.
        reply.header("vary", "sec-fetch-dest");
        if (isOpened(request.headers["sec-fetch-dest"], rule.isPicture))
          return reply
            .header("cache-control", "no-store")
            .redirect(`${contentOrigin}/files/${key}/${encodeURIComponent(name)}`, 302);
      }
      return sendStored(request, reply, document, {
        "content-type": rule.isPicture ? rule.type : "application/octet-stream",
        "content-disposition": describeAttachment(name),
        "content-security-policy": HARMLESS,
      });
    },
  );
}

/** Browsers that name no purpose get their pictures: whatever they are for, they run nothing. */
const isOpened = (purpose: string | string[] | undefined, isPicture: boolean): boolean =>
  typeof purpose === "string" ? PAGES.has(purpose) : !isPicture;
