// Knows where metrics are read: at an address of their own, to which no proxy of the platform leads.
import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";
import { sendProblem } from "../http/answers/problems.ts";
import { readBearer } from "../http/authenticate.ts";
import { createHttp } from "../http/create-http.ts";
import type { Platform } from "../platform/compose.ts";
import type { Metrics } from "./create-metrics.ts";

/** Closing it closes nothing of the platform. `token` null: whoever reaches the address may read. */
export function createMetricsApp(
  config: Config,
  platform: Pick<Platform, "isUnavailable">,
  metrics: Metrics,
  token: string | null,
): FastifyInstance {
  const app = createHttp(config, platform);
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, { code: "not-found" }));
  app.get("/metrics", async (request, reply) => {
    const given = readBearer(request.headers.authorization);
    if (token !== null && !(given.ok && isSame(given.value, token)))
      return sendProblem(reply, { code: given.ok ? "token.invalid" : given.error.code });
    return reply
      .header("cache-control", "no-store")
      .type(metrics.contentType)
      .send(await metrics.write((name, err) => request.log.warn({ err, metric: name }, "a metric cannot be read")));
  });
  return app;
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
