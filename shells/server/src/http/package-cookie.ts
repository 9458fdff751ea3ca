// Knows the cookie of the content origin that gives the right to read one package, limited to that package's path
// (decision 0030).
import { parseCookie, stringifySetCookie } from "cookie";
import type { FastifyReply, FastifyRequest } from "fastify";

const NAME = "package";

/** It lasts until the browser closes. */
export const setPackageCookie = (reply: FastifyReply, key: string, pass: string, isSecure: boolean): FastifyReply =>
  reply.header(
    "set-cookie",
    stringifySetCookie(NAME, pass, {
      path: `/packages/${key}/`,
      httpOnly: true,
      sameSite: "lax",
      secure: isSecure,
    }),
  );

export const readPackageCookie = ({ headers: { cookie = "" } }: FastifyRequest): string | null =>
  parseCookie(cookie)[NAME] ?? null;
