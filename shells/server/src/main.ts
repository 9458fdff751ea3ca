// Knows how the server starts, says where it is, and stops without losing anything.
import { compose } from "./compose.ts";
import { readConfig } from "./config.ts";
import { createApp } from "./create-app.ts";
import { prepareData } from "./prepare-data.ts";
import { welcome } from "./welcome.ts";

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const platform = await compose(config);
  const app = await createApp(config, platform);
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= app.close().then(() => platform.close());
    return stopping;
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => void stop().then(() => process.exit(0), fail));
  }
  // The launcher that started us is gone, however it went: nothing is left behind.
  process.on("disconnect", () => void stop().then(() => process.exit(0), fail));
  try {
    const demo = await prepareData(config, platform);
    await app.listen({ host: config.host, port: config.port });
    process.stdout.write(welcome(config, platform.database, demo));
  } catch (error) {
    await stop();
    throw error;
  }
}

function fail(error: unknown): void {
  const { code, message } = error as NodeJS.ErrnoException;
  const port = process.env["PORT"] ?? "3000";
  const text = code === "EADDRINUSE" ? `Port ${port} is taken: stop what uses it, or set PORT to another.` : message;
  process.stderr.write(`Academiz does not start. ${text}\n`);
  process.exit(1);
}

start().catch(fail);
