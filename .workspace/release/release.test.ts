// Knows that a release runs where there is Node alone, and where nobody may write beside it.
import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findPort } from "../../shells/server/src/testing/find-port.ts";

const WORKSPACE = resolve(import.meta.dirname, "../..");
const { version } = JSON.parse(readFileSync(join(WORKSPACE, "package.json"), "utf8"));
const isLong = process.env["ACADEMIZ_LONG"] !== undefined;
const isRoot = process.platform === "linux" && process.getuid?.() === 0;
const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;
const canCutNetwork = isRoot && spawnSync("unshare", ["-n", "true"]).status === 0;

test("the changelog begins with this version, which the server tells", () => {
  const newest = /^## (\d+\.\d+\.\d+)$/m.exec(readFileSync(join(WORKSPACE, "CHANGELOG.md"), "utf8"))?.[1];
  const told = /"(\d+\.\d+\.\d+)"/.exec(readFileSync(join(WORKSPACE, "shells/server/src/version.ts"), "utf8"))?.[1];
  expect([newest, told]).toEqual([version, version]);
});

describe.runIf(isLong)("decisions 1: the release archive", () => {
  let root = "";
  let home = "";
  let tools = "";
  beforeAll(() => {
    root = realpathSync(mkdtempSync(join(tmpdir(), "academiz-release-")));
    chmodSync(root, 0o755);
    execFileSync(process.execPath, [join(WORKSPACE, ".workspace/release.mjs"), root], { stdio: "pipe" });
    const [archive = ""] = readdirSync(root);
    mkdirSync(join(root, "unpacked"));
    execFileSync("tar", ["-xzf", join(root, archive), "-C", join(root, "unpacked")]);
    home = join(root, "unpacked", archive.replace(/\.tar\.gz$/, ""));
    tools = join(root, "tools");
    mkdirSync(tools);
    symlinkSync(process.execPath, join(tools, "node"));
  }, 900_000);
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  /** As a user who may write in the data folder and nowhere else. */
  function makeData(name: string): string {
    const folder = join(root, name);
    mkdirSync(folder, { mode: 0o700 });
    if (isRoot) chownSync(folder, 1, 1);
    return folder;
  }
  const asUser = isRoot ? ["setpriv", "--reuid=1", "--regid=1", "--clear-groups"] : [];
  const envOf = (dataDir: string, more = {}) => ({ PATH: tools, HOST: "127.0.0.1", DATA_DIR: dataDir, ...more });

  const start = (dataDir: string, port: number, under: readonly string[]) =>
    run([...under, process.execPath, join(home, "bin/serve.mjs")], "/", dataDir, { PORT: String(port) });
  async function run([command = "", ...args]: readonly string[], cwd: string, dataDir: string, more: object) {
    const child = spawn(command, args, {
      cwd,
      // The commands before it are found on our path; what they start gets a path with only Node.
      env: envOf(dataDir, { CONTENT_PORT: "0", ...more }),
      stdio: ["ignore", "pipe", "pipe"],
    });
    let said = "";
    await new Promise<void>((ready, fail) => {
      for (const stream of [child.stdout, child.stderr])
        stream.on("data", (chunk) => {
          said += chunk;
          if (said.includes("is ready")) ready();
        });
      child.once("exit", () => fail(new Error(said)));
    });
    expect(said).not.toContain("Warning");
    return child;
  }
  async function end(child: ChildProcess) {
    const exit = once(child, "exit");
    child.kill("SIGTERM");
    expect((await exit)[0]).toBe(0);
  }
  const whereIs = (command: string) =>
    execFileSync("/bin/sh", ["-c", `command -v ${command}`], { encoding: "utf8" }).trim();
  const resolved = ([command, ...args]: readonly string[]) => (command ? [whereIs(command), ...args] : []);

  test("is under 150 MB unpacked, without the tools of developers", () => {
    const bytes = (path: string): number =>
      statSync(path).isDirectory()
        ? readdirSync(path).reduce((sum, name) => sum + bytes(join(path, name)), 0)
        : statSync(path).size;
    const store = join(home, "node_modules/.pnpm");
    const packages = readdirSync(store);
    expect(
      packages.reduce((sum, name) => sum + bytesOfOwn(join(store, name, "node_modules")), 0) +
        bytes(join(home, "shells")),
    ).toBeLessThan(150_000_000);
    expect(
      packages.filter((name) => /^(typescript|vite|vitest|playwright|@biomejs|tsx|react-dom|esbuild)/.test(name)),
    ).toEqual([]);
    expect(
      execFileSync("find", [join(home, "shells"), "-name", "*.map", "-not", "-path", "*/shells/server/*"], {
        encoding: "utf8",
      }),
    ).toBe("");
  });

  test("starts, shows its pages, exports a course and makes a small picture, all as a user who may write nothing but the data", async () => {
    const dataDir = makeData("data");
    const port = await findPort();
    const child = await start(dataDir, port, resolved(asUser));
    const url = `http://127.0.0.1:${port}`;
    const ask = (path: string, init: RequestInit = {}) => fetch(url + path, init);
    const json = { "content-type": "application/json" };
    for (const path of ["/", "/admin/", "/play/", "/api/docs", "/maintenance.html"])
      expect([path, (await ask(path)).status]).toEqual([path, 200]);
    expect(await (await ask("/api/health")).json()).toMatchObject({ version, database: "embedded" });
    const body = JSON.stringify({ login: "demo_author", password: "Demo-Academiz-2026!" });
    const { token } = await (await ask("/api/login_check", { method: "POST", headers: json, body })).json();
    const headers = { ...json, authorization: `Bearer ${token}` };
    const { products } = await (await ask("/api/products", { headers })).json();
    const { productSlug } = products.find(({ type }: { type: string }) => type === "learniz");
    const exported = await ask(`/api/admin/learniz/${productSlug}/scorm`, {
      method: "POST",
      headers,
      body: JSON.stringify({ title: "T", scormVersion: "2004" }),
    });
    expect([exported.status, (await exported.arrayBuffer()).byteLength > 100_000]).toEqual([200, true]);
    const upload = await (await ask("/api/admin/document/upload/file/token", { headers })).json();
    const form = new FormData();
    const picture = readFileSync(join(WORKSPACE, "docs/images/front.webp"));
    form.set("source", new Blob([picture]), "front.webp");
    form.set("optimize", "true");
    const sent = await ask("/api/admin/document/client", {
      method: "POST",
      headers: { authorization: `Bearer ${upload.token}` },
      body: form,
    });
    expect(sent.status).toBe(200);
    await end(child);
  });

  test("writes a backup and restores it", () => {
    const call = (dataDir: string, ...args: readonly string[]) => {
      const [command = "", ...before] = [...resolved(asUser), process.execPath];
      const script = join(home, "shells/server/dist/built/backup.js");
      return spawnSync(command, [...before, script, ...args], { cwd: dataDir, env: envOf(dataDir), encoding: "utf8" });
    };
    expect(call(join(root, "data"), "backup", "all.zip")).toMatchObject({ status: 0, stderr: "" });
    const restored = call(makeData("restored"), "restore", join(root, "data/all.zip"));
    expect(restored).toMatchObject({ status: 0, stderr: "" });
  });

  test.runIf(canCutNetwork)("starts without a network, by root too", async () => {
    await end(await start(join(root, "data"), 0, [...resolved(["unshare", "-n"]), ...resolved(asUser)]));
    await end(await start(makeData("of-root"), 0, resolved(["unshare", "-n"])));
  });

  /** The systemd unit from the guide, for the place of this release. */
  function readUnit(): string {
    const guide = readFileSync(join(WORKSPACE, "docs/operate.md"), "utf8");
    const unit = /```ini\n(\[Unit\][\s\S]*?)```/.exec(guide)?.[1];
    if (unit === undefined) throw new Error("the guide has no unit");
    return unit.replaceAll("/usr/bin/node", process.execPath).replaceAll("/opt/academiz/current", home);
  }

  test.skipIf(!hasSystemd)("its unit for systemd is one that systemd understands", () => {
    const file = join(root, "academiz.service");
    writeFileSync(file, readUnit());
    const { stderr, status } = spawnSync("systemd-analyze", ["verify", file], { encoding: "utf8" });
    expect([status, stderr.split("\n").filter((line) => line.includes("academiz.service"))]).toEqual([0, []]);
  });

  test("its unit starts it, by the command and in the folder that it names, as a user of its own", async () => {
    const read = (name: string) => new RegExp(`^${name}=(.+)$`, "m").exec(readUnit())?.[1] ?? "";
    const { DATA_DIR: _ours, ...settings } = Object.fromEntries(
      read("Environment")
        .split(" ")
        .map((one) => one.split("=")),
    );
    const command = [...resolved(asUser), ...read("ExecStart").split(" ")];
    const port = await findPort();
    const more = { ...settings, PORT: String(port) };
    const child = await run(command, read("WorkingDirectory"), makeData("of-unit"), more);
    expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
    await end(child);
  });
});

/** The bytes of real files: links lead to files that are counted once. */
function bytesOfOwn(path: string): number {
  const out = execFileSync("du", ["-sb", path], { encoding: "utf8" });
  return Number(out.split("\t")[0]);
}
