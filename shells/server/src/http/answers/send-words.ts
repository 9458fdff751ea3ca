// Knows how words are sent to somebody who looks at a frame, where no app can provide them.
import type { FastifyReply } from "fastify";

/** One line in each language, since the reader's is not known here. */
export const sendWords = (
  reply: FastifyReply,
  status: 403 | 404,
  { en, fr }: { readonly en: string; readonly fr: string },
): FastifyReply =>
  reply.code(status).header("cache-control", "no-store").type("text/plain; charset=utf-8").send(`${en}\n${fr}\n`);
