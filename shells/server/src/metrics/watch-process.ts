// Knows what the process tells of itself: its memory, its processor, and how late it comes to what waits for it.
import { monitorEventLoopDelay } from "node:perf_hooks";
import { createGauge, type Metric } from "./exposition.ts";

/** Milliseconds between two looks at the event loop. */
const RESOLUTION = 20;
const NANOSECONDS = 1e9;
const QUANTILES = [50, 90, 99];

/** The names are those that other servers of Node.js use. Answers how to stop looking as well. */
export function watchProcess(): { readonly metrics: readonly Metric[]; stop(): void } {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  const late = (nanoseconds: number) => Math.max(0, nanoseconds / NANOSECONDS - RESOLUTION / 1_000);
  return {
    stop: () => void delay.disable(),
    metrics: [
      createGauge(
        "nodejs_eventloop_lag_seconds",
        "How late the event loop came to a timer since the last reading, by quantile.",
        () => {
          // Before anything was seen the histogram answers nonsense.
          const seen = delay.count > 0;
          const samples = [
            ...QUANTILES.map((quantile) => ({
              labels: { quantile: String(quantile / 100) },
              value: seen ? late(delay.percentile(quantile)) : 0,
            })),
            { labels: { quantile: "1" }, value: seen ? late(delay.max) : 0 },
          ];
          delay.reset();
          return samples;
        },
      ),
      createGauge("process_resident_memory_bytes", "Memory of the process.", () => [
        { value: process.memoryUsage.rss() },
      ]),
      createGauge("nodejs_heap_used_bytes", "Memory that JavaScript holds.", () => [
        { value: process.memoryUsage().heapUsed },
      ]),
      createGauge(
        "process_cpu_seconds_total",
        "Seconds of processor that the process took.",
        () => {
          const { user, system } = process.cpuUsage();
          return [{ value: (user + system) / 1e6 }];
        },
        "counter",
      ),
      createGauge("process_uptime_seconds", "Seconds since the process started.", () => [{ value: process.uptime() }]),
    ],
  };
}
