// Knows what the server counts for its operator: how many, how long, how full; never whose.
import type { FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { readProblem } from "../http/answers/problems.ts";
import type { Platform } from "../platform/compose.ts";
import { addGauges } from "./add-gauges.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The name of a route in metrics. */
    name?: string;
  }
}

export interface Metrics {
  /** The media type of the answer of `write`. */
  readonly contentType: string;
  /** Counts the requests of this server. Called before its routes are added. */
  watch(app: FastifyInstance): void;
  /**
   * In the format of Prometheus. A metric that cannot be read now (because the database is away, say) is left out, and
   * `onTrouble` is called with it: the others are still written.
   */
  write(onTrouble: (name: string, error: unknown) => void): Promise<string>;
}

/** Seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createMetrics(platform: Platform): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: "academiz_requests_total",
    help: "Answers, by route and status.",
    labelNames: ["route", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "academiz_request_duration_seconds",
    help: "From the question to the end of its answer, by route. Without live streams.",
    labelNames: ["route"],
    buckets: BUCKETS,
    registers,
  });
  const refusals = new Counter({
    name: "academiz_refusals_total",
    help: "Refused questions, by the code of their answer.",
    labelNames: ["code"],
    registers,
  });
  addGauges(platform, registry);
  collectDefaultMetrics({ register: registry });
  return {
    contentType: registry.contentType,
    watch(app) {
      app.addHook("onResponse", async (request, reply) => {
        const route = request.is404 ? "none" : (request.routeOptions.config.name ?? "app");
        requests.inc({ route, status: String(reply.statusCode) });
        durations.observe({ route }, reply.elapsedTime / 1_000);
        const code = readProblem(reply);
        if (code !== undefined) refusals.inc({ code });
      });
    },
    write: (onTrouble) => writeMetrics(registry, onTrouble),
  };
}

/** One by one: a registry that is asked for all of them answers nothing when one fails. */
export async function writeMetrics(
  registry: Registry,
  onTrouble: (name: string, error: unknown) => void,
): Promise<string> {
  const written = await Promise.all(
    registry.getMetricsAsArray().map(({ name }) =>
      registry.getSingleMetricAsString(name).catch((error: unknown) => {
        onTrouble(name, error);
        return "";
      }),
    ),
  );
  return `${written.filter((text) => text !== "").join("\n")}\n`;
}
