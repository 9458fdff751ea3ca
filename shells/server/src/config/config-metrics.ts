// Knows how an operator opens the metrics, and to whom.
import { isIP } from "node:net";
import type { Read } from "./config-values.ts";

export interface MetricsConfig {
  readonly host: string;
  readonly port: number;
  /** Null: whoever reaches the address may read. */
  readonly token: string | null;
}

const LAST_PORT = 65_535;
const SHORTEST = 16;

/** Null without a port: then nothing is counted. @throws Error naming the variable that is wrong. */
export function readMetrics(read: Read, ports: readonly number[]): MetricsConfig | null {
  const [text, host = "127.0.0.1", token = null] = [read("METRICS_PORT"), read("METRICS_HOST"), read("METRICS_TOKEN")];
  if (text === undefined) {
    const idle = ["METRICS_HOST", "METRICS_TOKEN"].find((name) => read(name) !== undefined);
    if (idle !== undefined) throw new Error(`METRICS_PORT is missing: ${idle} is set, but nothing listens.`);
    return null;
  }
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > LAST_PORT) throw new Error(`METRICS_PORT is no port: ${text}`);
  if (port !== 0 && ports.includes(port))
    throw new Error(`METRICS_PORT is that of the platform or of its documents: ${port}. It needs its own.`);
  if (token !== null && token.length < SHORTEST)
    throw new Error(`METRICS_TOKEN is too short: it needs ${SHORTEST} characters or more.`);
  if (token !== null && !/^[\w.~+/-]+=*$/.test(token))
    throw new Error(
      "METRICS_TOKEN holds what no Authorization header can carry: letters, digits and -._~+/ are for it.",
    );
  if (token === null && !isLoopback(host))
    throw new Error(`METRICS_TOKEN is missing: METRICS_HOST is ${host}, where others than this machine may read.`);
  return { host, port, token };
}

const isLoopback = (host: string): boolean =>
  host === "localhost" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."));
