// Knows how every failure is answered: problem+json with a stable code, and no internal details (§7.22).
import { STATUS_CODES } from "node:http";
import type { Refusal } from "@academiz/backend";
import { PROBLEM_CODES, type Problem, type ProblemCode } from "@academiz/contract";
import type { FastifyReply } from "fastify";

const told = new WeakMap<FastifyReply, ProblemCode>();

/** The code of the problem in a reply, if there was one. */
export const readProblem = (reply: FastifyReply): ProblemCode | undefined => told.get(reply);

/** Answers a refusal, or `unexpected`. */
export function sendProblem(reply: FastifyReply, refusal: Refusal | { readonly code: "unexpected" }): FastifyReply {
  const status = PROBLEM_CODES[refusal.code];
  told.set(reply, refusal.code);
  // Somebody was offered a link into a player that there is not: a fault of ours, which an operator is to see.
  if (refusal.code === "player.missing") reply.request.log.error("a link was asked for to a type without a player");
  const problem: Problem = {
    type: "about:blank",
    title: STATUS_CODES[status] ?? "Error",
    status,
    detail: refusal.code,
    requestId: reply.request.id,
    ...("faults" in refusal &&
      refusal.faults && { faults: refusal.faults.map(({ path, message }) => ({ path: [...path], message })) }),
    ...("uses" in refusal && refusal.uses && { uses: [...refusal.uses] }),
  };
  if (status === 401 && !reply.hasHeader("www-authenticate")) reply.header("www-authenticate", "Bearer");
  if ("retryAfter" in refusal && refusal.retryAfter !== undefined) reply.header("retry-after", refusal.retryAfter);
  if (status === 503) reply.header("retry-after", 5);
  return reply
    .code(status)
    .header("cache-control", "no-store")
    .type("application/problem+json")
    .send(JSON.stringify(problem));
}

/** The refusal for an error of the HTTP layer; null for an error of ours. */
export function readHttpError(error: {
  readonly statusCode?: number | undefined;
}): Exclude<ProblemCode, "unexpected"> | null {
  const status = error.statusCode ?? 500;
  if (status === 408) return "upload.too-slow";
  if (status === 413) return "body.too-large";
  if (status === 404) return "not-found";
  if (status === 503) return "maintenance";
  return status >= 400 && status < 500 ? "validation" : null;
}
