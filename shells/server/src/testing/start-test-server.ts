// Knows how a test gets a whole server on a real database of its own, with a clock that it can move; the player for
// packages, and the page that plays them, consist of one line.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DeliveryFailure, JobFailure, World } from "@academiz/backend";
import type { FastifyInstance } from "fastify";
import { type Config, readConfig } from "../config/config.ts";
import { nameContentOrigin } from "../config/config-content.ts";
import { createApp } from "../create-app.ts";
import { createContentApp } from "../create-content-app.ts";
import { DEMO_PASSWORD } from "../demo/people.ts";
import { type CourierLog, carryMails, carryPushes } from "../operation/courier.ts";
import { runJobs } from "../operation/job-loop.ts";
import { prepareData } from "../operation/prepare-data.ts";
import { compose, type Platform } from "../platform/compose.ts";
import { checkAnswers } from "./check-answers.ts";
import { fillDataFolder, fillDataFolderBeside } from "./fill-data-folder.ts";
import { noteRoutes } from "./note-routes.ts";
import { rememberPasswords } from "./remember-passwords.ts";

export interface TestServer {
  readonly app: FastifyInstance;
  /** The second origin, and its public address. */
  readonly content: FastifyInstance;
  readonly contentOrigin: string;
  /** What each of the two serves, as `GET /api/me`. */
  readonly served: { readonly app: readonly string[]; readonly content: readonly string[] };
  readonly world: World;
  readonly config: Config;
  readonly hub: Platform["live"]["hub"];
  /** Errors of the live streams. */
  readonly troubles: readonly unknown[];
  /** Moves the server's clock. Milliseconds. */
  advance(milliseconds: number): void;
  /** A token pair of a demo user, such as `demo_author`. Each call is a session of its own. */
  signIn(identifier: string): Promise<{ readonly token: string; readonly refreshToken: string }>;
  /** Runs one round of the courier. Answers the mails that failed. */
  carryMails(): Promise<readonly DeliveryFailure[]>;
  /** Runs one round of the jobs. Answers the jobs that failed. */
  runJobs(): Promise<readonly JobFailure[]>;
  readonly listenToJobs: Platform["listenToJobs"];
  /** Listens on a free port: for browsers. Answers the address. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

export interface TestServerOptions {
  /** Every password is checked again, as outside of tests. */
  readonly forgets?: boolean;
  /** It runs a PostgreSQL of its own: for tests that kill it, copy its folder, or watch all that it writes. */
  readonly isAlone?: boolean;
}

/** Each connection takes PostgreSQL as long as some tests. */
const FEW = { DATABASE_CONNECTIONS: "4" };

export async function startTestServer(
  env: Readonly<Record<string, string>> = {},
  { forgets = false, isAlone = false }: TestServerOptions = {},
): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), "academiz-test-"));
  const database = isAlone ? null : await fillDataFolderBeside(dataDir, env);
  if (isAlone) await fillDataFolder(dataDir, env);
  const packagePlayer = join(dataDir, "player");
  await mkdir(packagePlayer);
  await writeFile(join(packagePlayer, "index.html"), '<!doctype html><script src="params.js"></script>');
  const packageShell = join(dataDir, "shell");
  await mkdir(join(packageShell, "assets"), { recursive: true });
  await writeFile(join(packageShell, "index.html"), '<!doctype html><meta name="app-origin" content="__APP_ORIGIN__">');
  await writeFile(join(packageShell, "assets/shell-1.js"), "start();");
  const config: Config = {
    ...readConfig({
      DATA_DIR: dataDir,
      LOG_LEVEL: "silent",
      ...FEW,
      ...(database && { DATABASE_URL: database.url }),
      ...env,
    }),
    packagePlayer,
    packageShell,
  };
  const troubles: unknown[] = [];
  const platform = await compose(config, (error) => troubles.push(error));
  let ahead = 0;
  const passwords = forgets ? platform.world.passwords : rememberPasswords(platform.world.passwords);
  const world: World = { ...platform.world, passwords, clock: { now: () => Date.now() + ahead } };
  await prepareData(config, world);
  const served: { readonly app: string[]; readonly content: string[] } = { app: [], content: [] };
  const watch = (routes: string[]) => ({
    watch: (one: FastifyInstance) => {
      checkAnswers(one);
      noteRoutes(one, routes);
    },
  });
  const content = await createContentApp(config, { ...platform, world }, watch(served.content));
  const contentOrigin = nameContentOrigin(config.content, config.publicUrl, config.content.port);
  const app = await createApp(config, { ...platform, world }, contentOrigin, watch(served.app));
  return {
    app,
    content,
    contentOrigin,
    served,
    world,
    config,
    hub: platform.live.hub,
    troubles,
    advance: (milliseconds) => {
      ahead += milliseconds;
    },
    async signIn(login) {
      const body = { login, password: DEMO_PASSWORD };
      const answer = await app.inject({ method: "POST", url: "/api/login_check", payload: body });
      if (answer.statusCode !== 200) throw new Error(`${login} cannot sign in: ${answer.body}`);
      return answer.json();
    },
    async carryMails() {
      const failures: DeliveryFailure[] = [];
      const log: CourierLog = {
        onFailure: (failure) => failures.push(failure),
        onPushFailure: () => undefined,
        onTrouble: (error) => {
          throw error;
        },
      };
      await carryMails(world, log);
      await carryPushes(world, log);
      return failures;
    },
    async runJobs() {
      const failures: JobFailure[] = [];
      await runJobs(world, {
        onFailure: (failure) => failures.push(failure),
        onTrouble: (error) => {
          throw error;
        },
      });
      return failures;
    },
    listenToJobs: platform.listenToJobs,
    listen: () => app.listen({ host: "127.0.0.1", port: 0 }),
    async close() {
      await Promise.all([app.close(), content.close()]);
      await platform.close();
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
