// Knows which headers an answer needs that a browser never shows as a page: what is said to pages weighs 1.5 kB an
// answer, and data, styles and fonts have no use for it.
import type { FastifyInstance } from "fastify";

/** Never shown as a page that runs or frames anything, since no browser may guess another type. */
const DATA = /^(application\/(problem\+)?json|text\/css|font\/)/;
/** A worker's script is held to the policy that comes with it. */
const SCRIPT = /^(application|text)\/javascript/;
/** What only a page is held to. */
const TO_PAGES = [
  "cross-origin-opener-policy",
  "origin-agent-cluster",
  "permissions-policy",
  "x-dns-prefetch-control",
  "x-download-options",
  "x-frame-options",
  "x-permitted-cross-domain-policies",
  "x-xss-protection",
];
/** Files that somebody uploaded, and data: their policy is said each time. */
const OF_OTHERS = /^\/(api|files)\//;
const NOTHING = "default-src 'none';frame-ancestors 'none'";

/**
 * For a server that said to every answer what it says to pages. Data that is opened all the same may do nothing; the
 * policy of a stored file stays.
 */
export const lightenHeaders = (app: FastifyInstance): void =>
  void app.addHook("onSend", async (request, reply) => {
    // What an app was told before goes on to hold with what is as it was.
    if (reply.statusCode === 304 && !OF_OTHERS.test(request.url)) {
      for (const name of [...TO_PAGES, "content-security-policy"]) reply.removeHeader(name);
      return;
    }
    const type = String(reply.getHeader("content-type") ?? "");
    const isData = DATA.test(type);
    if (!isData && !SCRIPT.test(type)) return;
    for (const name of TO_PAGES) reply.removeHeader(name);
    if (isData && !String(reply.getHeader("content-security-policy")).includes("sandbox"))
      reply.header("content-security-policy", NOTHING);
  });
