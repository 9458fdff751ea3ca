// Knows that whatever a route answers in a test is what its contract says, however it was written: no field more, and each of its shape.
import { isDeepStrictEqual } from "node:util";
import { gunzipSync } from "node:zlib";
import { ROUTES, type Route } from "@academiz/contract";
import type { FastifyInstance } from "fastify";

export function checkAnswers(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload) => {
    const { name = "" } = request.routeOptions.config;
    const route: Route | undefined = name in ROUTES ? ROUTES[name as keyof typeof ROUTES] : undefined;
    if (route?.answer.kind !== "json" || (reply.statusCode !== 200 && reply.statusCode !== 202)) return;
    const isGzip = reply.getHeader("content-encoding") === "gzip";
    if (typeof payload !== "string" && !Buffer.isBuffer(payload)) return;
    const value = JSON.parse(isGzip ? gunzipSync(payload).toString() : String(payload));
    const read = JSON.parse(JSON.stringify(route.answer.schema.parse(value)));
    if (!isDeepStrictEqual(read, value)) throw new Error(`${name} answers more than its contract names`);
  });
}
