// Knows how stored bytes are sent: whole or a part, only once to a browser that keeps them, and never silently cut
// short.
import { Readable } from "node:stream";
import type { StoredDocument } from "@academiz/backend/ports";
import type { FastifyReply, FastifyRequest } from "fastify";
import { sendProblem } from "../answers/problems.ts";

/**
 * The answer of an address never changes, since `key` depends on the content: a browser may keep it forever. `headers`
 * are those of a successful answer.
 */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  document: Pick<StoredDocument, "key" | "size" | "read">,
  headers: Readonly<Record<string, string>>,
): Promise<FastifyReply> {
  const { key, size } = document;
  const tag = `"${key}"`;
  const range = readRange(request.headers.range, size);
  const isKept = request.headers["if-none-match"] === tag;
  // A HEAD asks for no bytes, and an empty file has none.
  const isBare = isKept || range === "unsatisfiable" || request.method === "HEAD" || size === 0;
  const content = isBare ? [] : await document.read(range ?? undefined);
  if (!content) return sendProblem(reply, { code: "not-found" });
  reply.headers({
    "accept-ranges": "bytes",
    "cache-control": "private, max-age=31536000, immutable",
    etag: tag,
    ...headers,
  });
  if (isKept) return reply.code(304).send();
  if (range === "unsatisfiable") return reply.code(416).header("content-range", `bytes */${size}`).send();
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range) reply.code(206).header("content-range", `bytes ${start}-${end}/${size}`);
  reply.header("content-length", end - start + 1);
  return reply.send(Readable.from(content, { objectMode: false }));
}

/** One range; several, or an unknown unit, are answered with the whole file, as the standard allows. */
function readRange(
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
