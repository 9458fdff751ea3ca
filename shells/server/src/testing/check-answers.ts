// Knows that every answer of a server in a test fits the contract, however it was written, refusals too: with no
// further field, and each of the right shape.
import { isDeepStrictEqual } from "node:util";
import { gunzipSync } from "node:zlib";
import { launches, PROBLEM_CODES, problemSchema, ROUTES, type Route } from "@academiz/contract";
import type { FastifyInstance, FastifyReply } from "fastify";

type Schema = { parse(value: unknown): unknown };

/** Called before the first route, so that routes inside of plugins are checked as well. */
export function checkAnswers(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload) => {
    if (typeof payload !== "string" && !Buffer.isBuffer(payload)) return;
    const { name = "" } = request.routeOptions.config;
    const isRefusal = reply.statusCode >= 400 && /json/.test(String(reply.getHeader("content-type")));
    const schema = isRefusal ? problemSchema : findSchema(name, reply.statusCode);
    if (!schema) return;
    const isGzip = reply.getHeader("content-encoding") === "gzip";
    const value = JSON.parse(isGzip ? gunzipSync(payload).toString() : String(payload));
    const read = JSON.parse(JSON.stringify(schema.parse(value)));
    if (!isDeepStrictEqual(read, value)) throw new Error(`${name} answers more than its contract names`);
    if (isRefusal) checkRefusal(value, reply);
  });
}

/** The schema of a successful answer. */
function findSchema(name: string, status: number): Schema | null {
  if (status !== 200 && status !== 202) return null;
  if (name === "commit") return launches.scormCommittedSchema;
  const route: Route | undefined = name in ROUTES ? ROUTES[name as keyof typeof ROUTES] : undefined;
  return route?.answer.kind === "json" ? route.answer.schema : null;
}

/** Checks that a refusal has a code of the contract, with its status, as a problem. */
function checkRefusal({ detail, status }: { detail: string; status: number }, reply: FastifyReply): void {
  const told = [status, String(reply.getHeader("content-type")).split(";", 1)[0]];
  const due = [reply.statusCode, "application/problem+json"];
  if (!isDeepStrictEqual(told, due) || PROBLEM_CODES[detail as keyof typeof PROBLEM_CODES] !== status)
    throw new Error(`${detail} is told otherwise than problems are`);
}
