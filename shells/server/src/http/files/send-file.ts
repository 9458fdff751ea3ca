// Knows how a file leaves that is too large to be held: while it is made, or as it is stored; a download either way.
import { Readable } from "node:stream";
import type { SentFileAnswer } from "@academiz/backend";
import type { Route } from "@academiz/contract";
import type { FastifyReply } from "fastify";
import { describeAttachment } from "./content-disposition.ts";
import { sendStored } from "./send-stored.ts";

/** What breaks in the middle cuts the connection: its reader is not left with a file that looks whole. */
export function sendFile(
  route: Route,
  reply: FastifyReply,
  file: SentFileAnswer,
): Promise<FastifyReply> | FastifyReply {
  const headers = {
    "content-type": route.answer.kind === "file" ? route.answer.mediaType : "application/octet-stream",
    "content-disposition": describeAttachment(file.name),
    "cache-control": "no-store",
  };
  if (file.kind === "stored-file") return sendStored(reply.request, reply, file.stored, headers);
  return reply.headers(headers).send(Readable.from(file.chunks, { objectMode: false }));
}
