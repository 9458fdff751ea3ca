// Knows how a file that is too large to be held is sent: while it is made, or as it is stored; always as a download.
import { Readable } from "node:stream";
import type { SentFileAnswer } from "@academiz/backend";
import type { Route } from "@academiz/contract";
import type { FastifyReply } from "fastify";
import { describeAttachment } from "./content-disposition.ts";
import { sendStored } from "./send-stored.ts";

/** An error in the middle cuts the connection, so that a reader does not take the file for whole. */
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
