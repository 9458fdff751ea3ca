// Knows that whatever ends one part of a running platform ends all of it: npm, server, database and lock
// (decisions 1).
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { fillDataFolder } from "../../testing/fill-data-folder.ts";
import { launchBackup } from "../../testing/run-backup.ts";

const isLong = process.env["ACADEMIZ_LONG"] !== undefined;
const SERVE = fileURLToPath(new URL("../../../../../.workspace/serve.mjs", import.meta.url));
const root = realpathSync(mkdtempSync(join(tmpdir(), "academiz-ending-")));
beforeAll(() => {
  const scripts = { start: `exec "${process.execPath}" "${SERVE}"` };
  writeFileSync(join(root, "package.json"), JSON.stringify({ name: "ending", private: true, scripts }));
});
afterAll(() => {
  // What a test that failed left behind.
  for (const { pid } of listProcesses().filter(({ args }) => args.includes(`-D ${root}/`)))
    process.kill(pid, "SIGQUIT");
  rmSync(root, { recursive: true, force: true });
});

interface Line {
  readonly pid: number;
  readonly parent: number;
  readonly args: string;
}
const listProcesses = (): readonly Line[] =>
  execFileSync("ps", ["-eo", "pid=,ppid=,stat=,args="], { encoding: "utf8" })
    .split("\n")
    .flatMap((line) => {
      const [, pid = "", parent = "", state = "", args = ""] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
      return pid === "" || state.startsWith("Z") ? [] : [{ pid: Number(pid), parent: Number(parent), args }];
    });

interface Running {
  readonly dataDir: string;
  readonly npm: number;
  readonly server: number;
  /** Of the one who started it all, in a group or on a terminal of its own. */
  readonly outermost: number;
}

let count = 0;
/** As a person starts it: `npm start`, in a process group of its own or on a terminal. */
async function startPlatform(on: "group" | "terminal"): Promise<Running> {
  count += 1;
  const dataDir = join(root, `data-${count}`);
  mkdirSync(dataDir);
  await fillDataFolder(dataDir, {});
  const env = { ...process.env, HOST: "127.0.0.1", PORT: "0", CONTENT_PORT: "0", DATA_DIR: dataDir };
  const [command, args] = on === "group" ? ["npm", ["start"]] : ["script", ["-qfc", "npm start", "/dev/null"]];
  const child = spawn(command, args, { cwd: root, env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  await new Promise<void>((ready, fail) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk) => {
        said += chunk;
        if (said.includes("is ready")) ready();
      });
    child.once("exit", () => fail(new Error(said)));
  });
  const all = listProcesses();
  const parentOf = (pid: number) => all.find((one) => one.pid === pid)?.parent ?? 0;
  const server: number = JSON.parse(readFileSync(join(dataDir, "server.lock"), "utf8")).pid;
  return { dataDir, server, npm: parentOf(server), outermost: child.pid ?? 0 };
}

const listLeft = ({ dataDir, server, npm }: Running): readonly string[] =>
  listProcesses()
    .filter(({ pid, args }) => [server, npm].includes(pid) || args.includes(`-D ${dataDir}/pg `))
    .map(({ args }) => args);

async function expectAllEnded(running: Running): Promise<void> {
  await vi.waitFor(() => expect(listLeft(running)).toEqual([]), { timeout: 20_000, interval: 50 });
  // Nobody holds it: another server may start.
  expect(() => readFileSync(join(running.dataDir, "server.lock"))).toThrow("ENOENT");
}

type Target = "npm" | "server" | "group";
const ALWAYS: readonly (readonly [NodeJS.Signals, Target])[] = [
  ["SIGHUP", "npm"],
  ["SIGQUIT", "group"],
];
const SIGNALS = ["SIGHUP", "SIGINT", "SIGTERM", "SIGQUIT"] as const;
const EVERY = (["npm", "server", "group"] as const).flatMap((target) =>
  SIGNALS.map((signal) => [signal, target] as const),
);

describe("decisions 1: all signals end all of it", () => {
  test.each(isLong ? EVERY : ALWAYS)("%s to %s", async (signal, target) => {
    const running = await startPlatform("group");
    process.kill(target === "group" ? -running.outermost : running[target], signal);
    await expectAllEnded(running);
  });

  test("SIGKILL to npm", async () => {
    const running = await startPlatform("group");
    process.kill(running.npm, "SIGKILL");
    await expectAllEnded(running);
  });

  test.runIf(process.platform === "linux")("the terminal is closed", async () => {
    const running = await startPlatform("terminal");
    process.kill(running.outermost, "SIGKILL");
    await expectAllEnded(running);
  });
});

describe("decisions 1: a backup that is interrupted", () => {
  test.each(isLong ? SIGNALS : (["SIGINT"] as const))(
    "by %s leaves no database, no lock, no part of a file",
    async (signal) => {
      const dataDir = join(root, `backup-${signal}`);
      mkdirSync(dataDir);
      await fillDataFolder(dataDir, {});
      const backup = launchBackup(root, dataDir, "backup", `${signal}.zip`);
      const running = { dataDir, npm: 0, server: backup.pid ?? 0, outermost: 0 };
      await vi.waitUntil(() => listLeft(running).length === 2, { timeout: 20_000, interval: 5 });
      const exit = once(backup, "exit");
      backup.kill(signal);
      expect((await exit)[0]).toBe(1);
      await expectAllEnded(running);
      expect(readdirSync(root).filter((name) => name.startsWith(`${signal}.zip`))).toEqual([]);
    },
  );
});
