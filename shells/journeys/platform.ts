// Knows how a journey gets a platform of its own: the real server, an empty data folder, the demo in it.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { test as base, expect, type Page } from "@playwright/test";
import { copyDatabase, type DatabaseCopy } from "../../adapters/postgres/src/testing/demo-copies.ts";

export const DEMO_PASSWORD = "Demo-Academiz-2026!";
/** The variable that names a data folder with the demo, with which platforms without settings of their own begin. */
export const DEMO_DATA = "ACADEMIZ_JOURNEYS_DEMO";
/** The variable that says how the PostgreSQL is reached that holds the demo's database, to be copied. */
export const DEMO_POSTGRES = "ACADEMIZ_JOURNEYS_POSTGRES";
const SERVER = fileURLToPath(new URL("../server", import.meta.url));

export interface Platform {
  readonly url: string;
  readonly dataDir: string;
  /** The address of the content origin, as it was printed at the last start. */
  readonly readContentOrigin: () => string;
  /** The link that an empty platform in production printed at its last start, or null. */
  readonly readSetupLink: () => string | null;
  /** Ends the server as an operator does, or as a power cut does, and waits until it is gone. */
  end(signal: "SIGTERM" | "SIGKILL"): Promise<void>;
  /** Starts it again with the same port and data. `more`: settings in addition to those that it had. */
  startAgain(more?: NodeJS.ProcessEnv): Promise<void>;
  /** Answers the token of a person of the demo, such as `demo_author`. */
  signIn(login: string): Promise<string>;
  /** Gets, or posts a body. @throws Error with the answer when it is not a success. */
  call(token: string, path: string, body?: unknown, method?: "POST" | "PATCH" | "PUT"): Promise<Response>;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
}

/** A port that was free a moment ago. */
export async function findPort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  return typeof address === "object" && address ? address.port : 0;
}

interface Running {
  readonly child: ChildProcess;
  readonly readOutput: () => string;
}

async function spawnServer(port: number, dataDir: string, env: NodeJS.ProcessEnv): Promise<Running> {
  const child = spawn(process.execPath, ["dist/built/main.js"], {
    cwd: SERVER,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      NODE_ENV: "test",
      HOST: "127.0.0.1",
      PORT: String(port),
      CONTENT_PORT: "0",
      DATA_DIR: dataDir,
      ...env,
    },
  });
  let output = "";
  await new Promise<void>((ready, fail) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes("Ctrl+C")) ready();
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    child.once("exit", (code) => fail(new Error(`the server ended (${code}): ${output}`)));
  });
  return { child, readOutput: () => output };
}

/** Other journeys take ports too: a free one may be taken before the server listens on it. */
async function spawnAnywhere(
  dataDir: string,
  env: NodeJS.ProcessEnv,
  attempts = 5,
): Promise<{ readonly port: number; readonly running: Running }> {
  const port = await findPort();
  try {
    return { port, running: await spawnServer(port, dataDir, env) };
  } catch (error) {
    if (attempts === 1 || !String(error).includes(`Port ${port} is taken`)) throw error;
    return spawnAnywhere(dataDir, env, attempts - 1);
  }
}

/** Puts the demo's files into the folder, and its database beside those of other journeys; null before it exists. */
async function copyDemo(dataDir: string): Promise<DatabaseCopy | null> {
  const [demo, postgres] = [process.env[DEMO_DATA], process.env[DEMO_POSTGRES]];
  if (!demo || !postgres) return null;
  for (const name of ["documents", "secret"]) await cp(join(demo, name), join(dataDir, name), { recursive: true });
  return copyDatabase(JSON.parse(postgres));
}

/** `settings`: in addition to those of a test; with any, the platform begins empty. */
export async function startPlatform(settings: NodeJS.ProcessEnv = {}): Promise<Platform> {
  const dataDir = await mkdtemp(join(tmpdir(), "academiz-journey-"));
  const database = Object.keys(settings).length === 0 ? await copyDemo(dataDir) : null;
  const env = { ...settings, ...(database && { DATABASE_URL: database.url }) };
  const started = await spawnAnywhere(dataDir, env);
  const { port } = started;
  let { running } = started;
  const end = async (signal: "SIGTERM" | "SIGKILL") => {
    const { child } = running;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, "exit");
    child.kill(signal);
    await exit;
  };
  const url = `http://localhost:${port}`;
  const call: Platform["call"] = async (token, path, body, method = "POST") => {
    const answer = await fetch(url + path, {
      method: body === undefined ? "GET" : method,
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
    dataDir,
    readContentOrigin: () => /Content +(http\S+)/.exec(running.readOutput())?.[1] ?? "",
    readSetupLink: () => /\S+\/admin\/setup#token=\S+/.exec(running.readOutput())?.[0] ?? null,
    call,
    async signIn(login) {
      const answer = await call("", "/api/login_check", { login, password: DEMO_PASSWORD });
      return ((await answer.json()) as { readonly token: string }).token;
    },
    end,
    async startAgain(more) {
      Object.assign(env, more);
      running = await spawnServer(port, dataDir, env);
    },
    async stop() {
      await end("SIGTERM");
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export interface JourneyFixtures {
  /** Unexpected messages of the browser's console. A journey that ends with any has failed. */
  readonly complaints: string[];
}

interface WorkerFixtures {
  /** Answers the platform of a file of journeys, and ends the one of the file before. */
  readonly findPlatform: (file: string) => Promise<Platform>;
}

/** `platform` is shared by all journeys of a file: journeys of other files do not see their changes. */
export const test = base.extend<JourneyFixtures & { platform: Platform }, WorkerFixtures>({
  findPlatform: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
    async ({}, use) => {
      const running = new Map<string, Platform>();
      const stop = async () => {
        for (const platform of running.values()) await platform.stop();
        running.clear();
      };
      await use(async (file) => {
        const known = running.get(file);
        if (known) return known;
        await stop();
        const platform = await startPlatform();
        running.set(file, platform);
        return platform;
      });
      await stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  platform: async ({ findPlatform }, use, { file }) => use(await findPlatform(file)),
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      context.on("weberror", (error) => complaints.push(String(error.error())));
      context.on("console", (message) => {
        if (message.type() === "error") complaints.push(message.text());
      });
      await use(complaints);
    },
    { auto: true },
  ],
});
export { expect };

/** Where each app keeps the tokens of a browser. */
const STORES = { "": "front", "/admin": "back-office" };

/**
 * A browser with somebody of the demo signed in, at a page of the learner site (`/`) or the back office (`/admin`), the
 * first by default. Their session is put into the browser: only journeys about signing in fill in the form.
 */
export async function signIn(
  page: Page,
  platform: Platform,
  login: string,
  app: keyof typeof STORES = "",
  path = "/",
): Promise<void> {
  const answer = await platform.call("", "/api/login_check", { login: `demo_${login}`, password: DEMO_PASSWORD });
  const { token, refreshToken } = (await answer.json()) as { readonly token: string; readonly refreshToken: string };
  // An empty page of the same origin, with an icon of its own, so that the browser does not request a missing one.
  const empty = `${platform.url}/empty`;
  await page.route(empty, (route) =>
    route.fulfill({ contentType: "text/html", body: '<!doctype html><link rel="icon" href="data:,">' }),
  );
  await page.goto(empty);
  await page.evaluate(
    ([store, access, refresh]) => {
      localStorage.setItem(`${store}.ACCESS_TOKEN`, access);
      localStorage.setItem(`${store}.REFRESH_TOKEN`, refresh);
    },
    [STORES[app], token, refreshToken] as const,
  );
  await page.unroute(empty);
  await page.goto(platform.url + app + path);
}
