// Knows what every HTTP server of the platform has in common: it numbers its answers, keeps secrets out of the log, and
// words failures as the platform does.
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import fastify, { type FastifyInstance, type FastifyReply } from "fastify";
import type { Config } from "../config/config.ts";
import type { Platform } from "../platform/compose.ts";
import { answerBroken } from "./answers/answer-broken.ts";
import { describeError } from "./answers/log-error.ts";
import { readHttpError, sendProblem } from "./answers/problems.ts";
import { describePath } from "./input/describe-path.ts";
import { LONGEST_PART, readAddress } from "./input/read-address.ts";
import { endConnections } from "./limits/end-connections.ts";
import { limitConnections } from "./limits/limit-connections.ts";

/** Milliseconds for the headers of a request, and between two checks for late ones. */
const PATIENCE = { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 };

/** A server without routes. */
export function createHttp(
  config: Pick<Config, "trustProxy" | "logLevel">,
  platform: Pick<Platform, "isUnavailable"> & Partial<Pick<Platform, "refusedWrites">>,
  patience = PATIENCE,
): FastifyInstance {
  const app = fastify({
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy,
    forceCloseConnections: "idle",
    http: patience,
    // An address that cannot be decoded, or has a part that no slug can be, leads to no route.
    rewriteUrl: ({ url }) => readAddress(url ?? "/"),
    frameworkErrors: (_error, _request, reply) => void sendProblem(reply as FastifyReply, { code: "not-found" }),
    routerOptions: { maxParamLength: LONGEST_PART },
    clientErrorHandler: answerBroken,
    logger: {
      level: config.logLevel,
      serializers: { req: ({ method, url }) => ({ method, path: describePath(url) }), err: describeError },
    },
  });
  endConnections(app);
  limitConnections(app);
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
    if (countHosts(request.raw.rawHeaders) > 1) {
      reply.hijack();
      answerBroken({}, request.raw.socket);
    }
  });
  // The last check before a body is read: a path that leads nowhere gets no body read.
  app.addHook("preParsing", async (request, reply) => {
    if (request.is404 && hasBody(request.raw)) return sendProblem(reply, { code: "not-found" });
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const refusing = platform.refusedWrites?.note(error) ?? null;
    if (refusing !== null) {
      request.log.error({ err: error, keeper: refusing }, "a write was refused: there is no room");
      return sendProblem(reply, { code: "maintenance" });
    }
    if (platform.isUnavailable(error)) {
      request.log.warn({ err: error }, "the database or the documents cannot be reached");
      return sendProblem(reply, { code: "maintenance" });
    }
    const code = readHttpError(error);
    if (code === "validation") return sendProblem(reply, { code, faults: [{ path: [], message: error.message }] });
    if (code) return sendProblem(reply, { code });
    request.log.error({ err: error }, "unexpected");
    return sendProblem(reply, { code: "unexpected" });
  });
  return app;
}

/** Names and values alternate. A proxy in front of us may read another Host header than we do. */
const countHosts = (rawHeaders: readonly string[]): number =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host").length;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
