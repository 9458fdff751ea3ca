// Knows how the page that plays an uploaded package beside its content is served: it is told the only origin that may
// speak to it (decisions 7).
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { sendWords } from "./answers/send-words.ts";
import { isFileOfApp } from "./apps/serve-apps.ts";
import { chooseShellHeaders } from "./files/content-headers.ts";

const PLACE = "__APP_ORIGIN__";
const NOT_BUILT = {
  en: "The player for packages is not built on this server: its operator starts it with npm start, which builds it.",
  fr: "Le lecteur de contenus n’est pas construit sur ce serveur : son exploitant le démarre avec npm start, qui le construit.",
};

/** Served under `/shell/`. `folder` is read when the server starts. */
export async function serveShell(app: FastifyInstance, folder: string, appOrigin: string): Promise<void> {
  const headers = chooseShellHeaders(appOrigin);
  const index = join(folder, "index.html");
  const page = existsSync(index) ? (await readFile(index, "utf8")).replaceAll(PLACE, appOrigin) : null;
  if (page !== null)
    await app.register(fastifyStatic, {
      root: folder,
      prefix: "/shell/",
      index: false,
      allowedPath: (path) => path !== "/index.html" && isFileOfApp(path),
      preCompressed: true,
      decorateReply: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        for (const [name, value] of Object.entries(headers)) reply.header(name, value);
        reply.header(
          "cache-control",
          /[/\\]assets[/\\]/.test(path) ? "public, max-age=31536000, immutable" : "no-cache",
        );
      },
    });
  app.get("/shell/", { config: { name: "shell" } }, async (_request, reply) => {
    if (page === null) return sendWords(reply, 404, NOT_BUILT);
    return reply.headers(headers).header("cache-control", "no-cache").type("text/html; charset=utf-8").send(page);
  });
}
