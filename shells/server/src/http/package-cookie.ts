// Knows the cookie of the content origin that carries the right to read one package, to that package's path alone (decision 0030).
import { parseCookie, stringifySetCookie } from "cookie";
import type { FastifyReply, FastifyRequest } from "fastify";

const NAME = "package";

/**
 * Until the browser closes. A frame of another site than the page around it has cookies by `Partitioned` alone, which asks for https; on plain
 * http both are the same host.
 */
export const setPackageCookie = (reply: FastifyReply, key: string, pass: string, isSecure: boolean): FastifyReply =>
  reply.header(
    "set-cookie",
    stringifySetCookie(NAME, pass, {
      path: `/packages/${key}/`,
      httpOnly: true,
      ...(isSecure ? { sameSite: "none", secure: true, partitioned: true } : { sameSite: "lax" }),
    }),
  );

export const readPackageCookie = ({ headers: { cookie = "" } }: FastifyRequest): string | null =>
  parseCookie(cookie)[NAME] ?? null;
