// Knows how stored files are served: who has the key in the address may read, a part at a time if they like.
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../compose.ts";
import { describeAttachment } from "./content-disposition.ts";
import { sendProblem } from "./problems.ts";

export function serveFiles(app: FastifyInstance, files: Platform["files"]): void {
  app.get<{ Params: { key: string; name: string } }>(
    "/files/:key/:name",
    { compress: false },
    async (request, reply) => {
      const found = await files.locate(request.params.key);
      if (!found) return sendProblem(reply, { code: "not-found" });
      const rule = files.rule(await readHead(found.path));
      reply
        .type(rule.type)
        .header("accept-ranges", "bytes")
        .header("cache-control", "private, max-age=31536000, immutable")
        .header("etag", `"${request.params.key}"`);
      if (rule.download) {
        reply.header("content-disposition", describeAttachment(request.params.name));
        reply.header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
      }
      if (request.headers["if-none-match"] === `"${request.params.key}"`) return reply.code(304).send();
      const range = readRange(request.headers.range, found.size);
      if (range === "unsatisfiable") return reply.code(416).header("content-range", `bytes */${found.size}`).send();
      const { start, end } = range ?? { start: 0, end: found.size - 1 };
      if (range) reply.code(206).header("content-range", `bytes ${start}-${end}/${found.size}`);
      reply.header("content-length", end - start + 1);
      return reply.send(found.size === 0 ? "" : createReadStream(found.path, { start, end }));
    },
  );
}

const HEAD = 1_024;
async function readHead(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** One range; several, or a unit that we do not know, are answered with the whole file, as the standard allows. */
export function readRange(
  header: string | undefined,
  size: number,
): { readonly start: number; readonly end: number } | "unsatisfiable" | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? "");
  if (!match || (match[1] === "" && match[2] === "")) return null;
  const [first, last] = [match[1], match[2]];
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return start >= size || start > end ? "unsatisfiable" : { start, end };
}
