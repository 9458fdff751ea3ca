// Knows how a whole platform is started for a journey: its own data, its own port, gone without a trace.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export interface Platform {
  /** Without a slash at the end. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Of every person of the demo. */
export const DEMO_PASSWORD = "Demo-Academiz-2026!";

const SERVER = fileURLToPath(new URL("../server/", import.meta.url));
const PATIENCE_MS = 60_000;

/** Serves the shells as they were last built. @throws Error with what the server said when it does not come up. */
export async function startPlatform(): Promise<Platform> {
  const data = await mkdtemp(join(tmpdir(), "academiz-journey-"));
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ["--import", "tsx", "src/main.ts"], {
    cwd: SERVER,
    env: { ...process.env, PORT: String(port), PUBLIC_URL: url, DATA_DIR: data },
  });
  let said = "";
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (chunk) => (said += String(chunk)));
  const gone = once(server, "exit");
  const stop = async () => {
    server.kill("SIGTERM");
    await gone;
    await rm(data, { recursive: true, force: true });
  };
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await isHealthy(url))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`The platform did not start: ${said}`);
    }
    await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, 200))]);
  }
  return { url, stop };
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/health`)).ok;
  } catch {
    // Nobody listens yet.
    return false;
  }
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("the probe has no port");
  return address.port;
}
