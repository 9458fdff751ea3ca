// Knows what the server counts for whoever operates it: how much, how long, how full; never of whom.
import type { FastifyInstance } from "fastify";
import { readProblem } from "../http/answers/problems.ts";
import type { Platform } from "../platform/compose.ts";
import { createCounter, createHistogram, type Metric, writeMetrics } from "./exposition.ts";
import { listGauges } from "./list-gauges.ts";
import { watchProcess } from "./watch-process.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Of a route, as metrics name it. */
    name?: string;
  }
}

export interface Metrics {
  /** Counts what this server is asked. Before its routes. */
  watch(app: FastifyInstance): void;
  /** As Prometheus reads it. */
  /** `onTrouble` hears of each that cannot be read. */
  write(onTrouble: (name: string, error: unknown) => void): Promise<string>;
  stop(): void;
}

/** Seconds. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createMetrics(platform: Platform): Metrics {
  const requests = createCounter("academiz_requests_total", "Answers, by route and status.");
  const durations = createHistogram(
    "academiz_request_duration_seconds",
    "From the question to the end of its answer, by route. Without live streams.",
    BOUNDS,
  );
  const refusals = createCounter("academiz_refusals_total", "Refused questions, by the code of their answer.");
  const process = watchProcess();
  const metrics: readonly Metric[] = [requests, durations, refusals, ...listGauges(platform), ...process.metrics];
  return {
    watch(app) {
      app.addHook("onResponse", async (request, reply) => {
        const route = request.is404 ? "none" : (request.routeOptions.config.name ?? "app");
        requests.add({ route, status: String(reply.statusCode) });
        durations.observe({ route }, reply.elapsedTime / 1_000);
        const code = readProblem(reply);
        if (code !== undefined) refusals.add({ code });
      });
    },
    write: (onTrouble) => writeMetrics(metrics, onTrouble),
    stop: process.stop,
  };
}
