// Knows how a journey runs the whole platform as one process of its own, on a free port and an empty folder.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { serve } from "./serve-folder.ts";

const SERVER = fileURLToPath(new URL("../server/", import.meta.url));
const BUILDS = ["front/dist/app", "player/dist/app", "player/dist/package"];
const DEMO_PASSWORD = "Demo-Academiz-2026!";

export interface Platform {
  /** Without a slash at its end. */
  readonly url: string;
  /** Answers the token of a person of the demo, such as `demo_author`. */
  signIn(login: string): Promise<string>;
  /** @throws Error with the answer when it is no success. */
  call(token: string, path: string, body?: unknown): Promise<Response>;
  close(): Promise<void>;
}

/** Resolves once the platform answers. @throws Error with what it printed when it ends before, or when the apps are not built. */
export async function startPlatform(): Promise<Platform> {
  const missing = BUILDS.filter((build) => !existsSync(join(SERVER, "..", build, "index.html")));
  if (missing.length > 0) throw new Error(`not built: ${missing.join(", ")} (npm test builds them)`);
  const dataDir = await mkdtemp(join(tmpdir(), "academiz-journey-"));
  const url = await findAddress();
  const server = spawn(process.execPath, ["--import", "tsx", "src/main.ts"], {
    cwd: SERVER,
    env: { ...process.env, HOST: "127.0.0.1", PORT: new URL(url).port, PUBLIC_URL: url, DATA_DIR: dataDir },
  });
  let output = "";
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (chunk) => (output += chunk));
  while (!(await isHealthy(url))) {
    if (server.exitCode !== null) throw new Error(`the platform ended (${server.exitCode}): ${output}`);
    await pause(100);
  }

  const call = async (token: string, path: string, body?: unknown) => {
    const answer = await fetch(url + path, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  return {
    url,
    call,
    async signIn(login) {
      const answer = await call("", "/api/login_check", { login, password: DEMO_PASSWORD });
      return (await answer.json()).token;
    },
    async close() {
      const ended = once(server, "exit");
      server.kill("SIGTERM");
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** An address that was free a moment ago. */
async function findAddress(): Promise<string> {
  const { origin, close } = await serve((_, response) => response.end());
  await close();
  return origin;
}

const isHealthy = (url: string): Promise<boolean> =>
  fetch(`${url}/api/health`).then(
    ({ ok }) => ok,
    // Nobody listens there yet.
    () => false,
  );
