// Knows how the server starts, says where it is, and stops without losing anything.
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { readConfig } from "./config/config.ts";
import { nameContentOrigin } from "./config/config-content.ts";
import { createApp } from "./create-app.ts";
import { createContentApp } from "./create-content-app.ts";
import { createMetrics, type Metrics } from "./metrics/create-metrics.ts";
import { createMetricsApp } from "./metrics/create-metrics-app.ts";
import { startCourier } from "./operation/courier.ts";
import { demandAdmin } from "./operation/demand-admin.ts";
import { demandPorts, describeTaken } from "./operation/demand-ports.ts";
import { onEnding } from "./operation/ending-signals.ts";
import { startJobs } from "./operation/job-loop.ts";
import { nameSources } from "./operation/name-sources.ts";
import { prepareData } from "./operation/prepare-data.ts";
import { settlePort } from "./operation/settle-port.ts";
import { welcome } from "./operation/welcome.ts";
import { compose, type Platform } from "./platform/compose.ts";

/** Milliseconds for a database that is started together with us, or a moment later. */
const PATIENCE = 30_000;

type Settings = Awaited<ReturnType<typeof settlePort>>;

async function start(env: Settings): Promise<void> {
  const config = readConfig(env);
  let opening: Promise<Platform> | undefined;
  let app: Awaited<ReturnType<typeof createApp>> | undefined;
  let content: FastifyInstance | undefined;
  let metrics: Metrics | undefined;
  let metricsApp: FastifyInstance | undefined;
  let stopCourier: (() => Promise<void>) | undefined;
  let stopJobs: (() => Promise<void>) | undefined;
  let stopping: Promise<void> | undefined;
  const leaving = new AbortController();
  const stop = () => {
    leaving.abort();
    stopping ??= close();
    return stopping;
  };
  /** A start that is under way is waited for: a database that was just started must not outlive us. */
  async function close(): Promise<void> {
    // A failed start has left nothing behind, and reports itself.
    const platform = await opening?.catch(() => undefined);
    await Promise.all([stopCourier?.(), stopJobs?.()]);
    await Promise.all([app?.close(), content?.close(), metricsApp?.close()]);
    await platform?.close();
  }
  // Before anything is opened, so that a signal during the start stops it as well.
  const end = () =>
    void stop().then(
      () => process.exit(0),
      (error: unknown) => fail(error, env),
    );
  onEnding(end);
  try {
    // Before there is a log, a failed live notification is ignored: it is stored anyway.
    demandAdmin(config);
    await demandPorts(config, Boolean(env["CONTENT_PORT"]?.trim()));
    const patience = {
      limit: PATIENCE,
      signal: leaving.signal,
      tell: (words: string) => void process.stderr.write(`  ${words}\n`),
    };
    opening = compose(config, (error) => app?.log.error({ err: error }, "the live streams are in trouble"), patience);
    const platform = await opening;
    if (stopping) return;
    // First, since the apps need it.
    metrics = config.metrics ? createMetrics(platform) : undefined;
    content = await createContentApp(config, platform, metrics);
    await content.listen({ host: config.host, port: config.content.port });
    const { port } = content.server.address() as AddressInfo;
    const contentOrigin = nameContentOrigin(config.content, config.publicUrl, port);
    app = await createApp(config, platform, contentOrigin, metrics);
    const beginnings = await prepareData(config, platform.world);
    await app.listen({ host: config.host, port: config.port });
    if (config.metrics && metrics) {
      const { host, port: metricsPort, token } = config.metrics;
      metricsApp = createMetricsApp(config, platform, metrics, token);
      await metricsApp.listen({ host, port: metricsPort });
    }
    const { log } = app;
    const { refusedWrites } = platform;
    stopCourier = startCourier(platform.world, {
      onFailure: (failure) => log.error({ mail: failure }, "a mail did not leave"),
      onPushFailure: (failure) => log.error({ push: failure }, "a notification did not reach a browser"),
      onTrouble(error) {
        refusedWrites.note(error);
        log.error({ err: error }, "mails cannot be looked after");
      },
    });
    // With the data folder to itself, a server only finds locks of dead servers.
    if (platform.database.kind !== "postgres") await platform.world.jobs.reclaim(new Date().toISOString());
    stopJobs = startJobs(platform.world, platform.listenToJobs, {
      onFailure({ cause, ...failure }) {
        refusedWrites.note(cause);
        log.error({ err: cause, job: failure }, "a job broke");
      },
      onTrouble(error) {
        refusedWrites.note(error);
        log.error({ err: error }, "jobs cannot be looked after");
      },
    });
    const isPlaceShared = await platform.database.isPlaceShared();
    process.stdout.write(welcome(config, platform.database, { ...beginnings, contentOrigin, isPlaceShared }));
  } catch (error) {
    const isAsked = stopping !== undefined;
    await stop();
    if (!isAsked) throw error;
  }
}

function fail(error: unknown, env: Settings = process.env): void {
  const { code, message, port, address } = error as NodeJS.ErrnoException & { port?: number; address?: string };
  const isAway = code === "EADDRNOTAVAIL" || code === "ENOTFOUND";
  const text =
    code === "EADDRINUSE" && port !== undefined
      ? nameTaken(port, env)
      : isAway
        ? `HOST is no address of this machine: ${address ?? env["HOST"]}. Without it only this machine is answered; 0.0.0.0 answers all.`
        : message;
  process.stderr.write(`Academiz does not start. ${text}\n`);
  process.exit(1);
}

/** The words for a port that was taken between our check and its opening. */
function nameTaken(port: number, env: Settings): string {
  const isOf = (name: string, otherwise?: string) => port === Number(env[name]?.trim() || otherwise);
  const name = isOf("PORT", "3000") ? "PORT" : isOf("METRICS_PORT") ? "METRICS_PORT" : "CONTENT_PORT";
  return describeTaken([{ name, port }], true);
}

nameSources();
settlePort(process.env).then((env) => start(env).catch((error: unknown) => fail(error, env)), fail);
