// Knows that what is published can be used by others: the packed tarballs, installed in an empty folder, on Node, in
// TypeScript and in a Vite app.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PUBLISHED, packPackage } from "./pack.mjs";

const ROOT = resolve(import.meta.dirname, "..");
const CONSUMER = join(import.meta.dirname, "consumer");
const INSTALL_MS = 180_000;
/** A long run also does what takes a core a quarter of a minute. */
const isLong = process.env["ACADEMIZ_LONG"] !== undefined;

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly type: string;
  readonly sideEffects: boolean;
  readonly engines: { readonly node: string };
  readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly private?: boolean;
}
const readManifest = (folder: string) => JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
const ownManifest = readManifest(ROOT);

let home = "";
const tarballs = new Map<string, string>();
const installed = (name: string) => join(home, "node_modules/@academiz", name);

function run(command: string, args: readonly string[], input = "") {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: home, input, encoding: "utf8" });
  return { status, stdout, stderr: `${stderr}${error?.message ?? ""}` };
}
const tool = (name: string) => join(ROOT, "node_modules/.bin", name);
/** @throws Error with all output when it fails. */
function demand(command: string, args: readonly string[]): string {
  const { status, stdout, stderr } = run(command, args);
  if (status !== 0) throw new Error(`${basename(command)} ${args.join(" ")}: ${stdout}${stderr}`);
  return stdout;
}
const list = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Entries as a consumer names them, without the manifest. */
const listEntries = (name: string) =>
  Object.keys(readManifest(installed(name)).exports)
    .filter((entry) => entry !== "./package.json")
    .map((entry) => join(`@academiz/${name}`, entry));

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), "academiz-consumer-"));
  mkdirSync(join(home, "tarballs"));
  for (const name of PUBLISHED) tarballs.set(name, packPackage(name, join(home, "tarballs")));
  const libraries = readManifest(join(ROOT, "packages/application")).dependencies;
  const dependencies = Object.fromEntries([...tarballs].map(([name, path]) => [`@academiz/${name}`, `file:${path}`]));
  expect(Object.keys(libraries)).toContain("xstate");
  writeFileSync(
    join(home, "package.json"),
    JSON.stringify({ name: "consumer", private: true, type: "module", dependencies }),
  );
  demand("npm", ["install", "--prefer-offline", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]);
  cpSync(CONSUMER, home, { recursive: true });
}, INSTALL_MS);
afterAll(() => rmSync(home, { recursive: true, force: true }));

describe.each(PUBLISHED)("the package %s", (name) => {
  test("has nothing to reproach: publint", async () => {
    const bytes = readFileSync(tarballs.get(name) ?? "");
    const tarball = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
    const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });
  test.runIf(isLong)("has types for every way of resolving an ESM package: attw", () => {
    // ESM only, by choice: on Node 20 `require` finds nothing to load without a flag.
    const { status, stdout } = run(tool("attw"), [tarballs.get(name) ?? "", "--profile", "esm-only"]);
    expect(status, stdout).toBe(0);
  });
  test("says the same of itself as its fellows, and names no part of the workspace", () => {
    const manifest = readManifest(installed(name));
    const { version, license, engines } = ownManifest;
    expect(manifest).toMatchObject({ name: `@academiz/${name}`, version, type: "module", sideEffects: false, engines });
    expect(manifest.license).toBe(license);
    expect(manifest.private).toBeUndefined();
    expect(JSON.stringify(manifest)).not.toMatch(/workspace:|catalog:|\.\/src\//);
    for (const [other, range] of Object.entries(manifest.dependencies))
      if (other.startsWith("@academiz/")) expect([PUBLISHED.includes(basename(other)), range]).toEqual([true, version]);
      // Peer dependencies: their version is shared with the rest of the consumer's program.
      else expect([other, range]).toEqual([other, expect.stringMatching(/^\^/)]);
  });
  test("publishes the entries that the workspace reads, and no others", () => {
    const inside = Object.entries(readManifest(join(ROOT, "packages", name)).exports)
      // The suites of the server's ports need a package that is not published.
      .filter(([entry]) => !(name === "testkit" && entry === "./backend"));
    const expected = inside.map(([entry, source]) => {
      const built = String(source).replace("./src/", "./dist/esm/").replace(/\.ts$/, "");
      return [entry, { types: `${built}.d.ts`, default: `${built}.js` }];
    });
    expect(readManifest(installed(name)).exports).toEqual({
      ...Object.fromEntries(expected),
      "./package.json": "./package.json",
    });
  });
  test("names each of its entries in its README", () => {
    const readme = readFileSync(join(installed(name), "README.md"), "utf8");
    for (const entry of listEntries(name)) expect(readme).toContain(`\`${entry}\``);
  });
  test("holds what it needs and nothing of ours: no test, no path of this machine", () => {
    const files = list(installed(name));
    expect(files.filter((file) => /\.test\.|\/testing\/|tsbuildinfo|tsconfig/.test(file))).toEqual([]);
    expect(existsSync(join(installed(name), "README.md"))).toBe(true);
    expect(readFileSync(join(installed(name), "dist/CHANGELOG.md"), "utf8")).toContain(`## ${ownManifest.version}`);
    for (const file of files) expect(readFileSync(file, "utf8").includes(ROOT), file).toBe(false);
    for (const file of files.filter((one) => one.endsWith(".map"))) {
      const { sources } = JSON.parse(readFileSync(file, "utf8")) as { sources: readonly string[] };
      for (const source of sources) expect(existsSync(resolve(file, "..", source)), `${file} → ${source}`).toBe(true);
    }
  });
});

describe("a program on Node", () => {
  test("§4.81 opens a course of version 1.0.0, plays it, packs its progress and checks it", () => {
    const course = join(ROOT, "fixtures/src/content/learniz-1.0.0.json");
    expect(JSON.parse(demand(process.execPath, ["play.mjs", course]))).toEqual({
      version: "1.11.0",
      status: "COMPLETE",
      score: 100,
      isPackedWell: true,
      byThePlatform: "COMPLETE",
      isCompletable: true,
      unwritten: [
        ["cartes", "front"],
        ["cartes", "back"],
      ],
      hasCounterExample: false,
    });
  });
  test("imports every entry without vitest; the suites alone ask for it", () => {
    const entries = PUBLISHED.flatMap(listEntries);
    expect(entries.length).toBeGreaterThan(25);
    const script = `for (const entry of ${JSON.stringify(entries)}) {
      try { await import(entry); } catch (error) { console.log(entry, error.code, /vitest/.test(error.message)); }
    }`;
    const said = demand(process.execPath, ["--input-type=module", "-e", script]);
    expect(said).toBe("@academiz/testkit/suites ERR_MODULE_NOT_FOUND true\n");
  });
  test("has the command academiz-check", () => {
    const command = join(home, "node_modules/.bin/academiz-check");
    const course = readFileSync(join(ROOT, "fixtures/courses/welcome/course.en.json"), "utf8");
    const { status, stdout, stderr } = run(command, ["-", "--runs", "5", "--seed", "1"], course);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toContain("all hold for 5 random learners, with seed 1");
    expect(run(command, ["nowhere.json"]).status).toBe(2);
  });
  test("cannot reach past the entries", () => {
    const { stderr } = run(process.execPath, [
      "--input-type=module",
      "-e",
      'await import("@academiz/domain/dist/esm/kernel/slug.js")',
    ]);
    expect(stderr).toContain("ERR_PACKAGE_PATH_NOT_EXPORTED");
  });
});

interface Example {
  readonly name: string;
  readonly code: string;
  readonly prints: string;
}
/** The JavaScript blocks of a README, each with the output that it states. */
function readExamples(name: string): readonly Example[] {
  const readme = readFileSync(join(ROOT, "packages", name, "README.md"), "utf8");
  const blocks = [...readme.matchAll(/^```js\n(.*?)^```\n+prints\n+```text\n(.*?)^```/gms)];
  return blocks.map(([, code = "", prints = ""], at) => ({ name: `${name} ${at + 1}`, code, prints }));
}

describe("the examples of the READMEs", () => {
  test.each(PUBLISHED)("every one of %s says what it prints", (name) => {
    const readme = readFileSync(join(ROOT, "packages", name, "README.md"), "utf8");
    expect(readExamples(name)).toHaveLength(readme.match(/^```(js|ts)$/gm)?.length ?? 0);
    expect(readExamples(name)).not.toHaveLength(0);
  });
  test.each(PUBLISHED.flatMap(readExamples))("$name runs, and prints what it says", ({ name, code, prints }) => {
    const file = join(home, `${name.replace(" ", "-")}.mjs`);
    writeFileSync(file, code);
    expect(demand(process.execPath, [file])).toBe(prints);
  });
});

describe("a program in TypeScript", () => {
  test.each([
    // XState's own types fail with exactOptionalPropertyTypes: ours are checked once with all types, once exactly.
    { module: "nodenext", moduleResolution: "nodenext", skipLibCheck: false, exactOptionalPropertyTypes: false },
    { module: "esnext", moduleResolution: "bundler", skipLibCheck: true, exactOptionalPropertyTypes: true },
  ])("is checked with the types of every entry: $moduleResolution", (options) => {
    const entries = PUBLISHED.flatMap(listEntries);
    const imports = entries.map((entry, n) => `import * as e${n} from "${entry}";`);
    const all = `export const all = [${entries.map((_, n) => `e${n}`).join(", ")}];`;
    writeFileSync(join(home, "entries.ts"), `${imports.join("\n")}\n${all}\n`);
    const compilerOptions = {
      ...options,
      target: "es2023",
      lib: ["es2023", "dom", "dom.iterable"],
      types: [],
      strict: true,
      noEmit: true,
    };
    const config = join(home, `tsconfig.${options.moduleResolution}.json`);
    writeFileSync(config, JSON.stringify({ compilerOptions, files: ["entries.ts", "types.ts"] }));
    demand(tool("tsc"), ["-p", config]);
  });
});

describe.runIf(isLong)("a Vite app", () => {
  const build = (page: string) => {
    const out = join(home, "built", page);
    writeFileSync(
      join(home, "app/vite.config.mjs"),
      `export default { build: { rollupOptions: { input: ${JSON.stringify(join(home, "app", `${page}.html`))} } } };`,
    );
    demand(tool("vite"), ["build", join(home, "app"), "--outDir", out, "--sourcemap", "--logLevel", "error"]);
    const maps = list(out).filter((file) => file.endsWith(".js.map"));
    const sources = maps.flatMap((map) => (JSON.parse(readFileSync(map, "utf8")) as { sources: string[] }).sources);
    const bytes = list(out)
      .filter((file) => file.endsWith(".js"))
      .reduce((sum, file) => sum + readFileSync(file).length, 0);
    return { sources, bytes };
  };
  test("that uses a few functions bundles those, and neither zod nor xstate", () => {
    const { sources, bytes } = build("index");
    expect(sources.some((source) => source.includes("compile-learniz"))).toBe(true);
    expect(sources.filter((source) => /node_modules\/(zod|xstate|@material)\//.test(source))).toEqual([]);
    expect(bytes).toBeLessThan(8_000);
  });
  test("that plays courses is built with all it needs", () => {
    const { sources } = build("large");
    for (const library of ["zod", "xstate"])
      expect(sources.some((source) => source.includes(`node_modules/${library}/`))).toBe(true);
    expect(sources.some((source) => source.includes("@academiz/testkit"))).toBe(false);
  });
});

if (isLong)
  test("the API reference has a page for every entry, and nothing leaves a package without a word", () => {
    const out = join(home, "reference");
    demand(process.execPath, [join(import.meta.dirname, "reference/make.mjs"), out]);
    const pages = list(out).map((file) => file.slice(out.length + 1).replace(/(\/README)?\.md$/, ""));
    for (const entry of PUBLISHED.flatMap(listEntries)) expect(pages).toContain(entry);
  });
