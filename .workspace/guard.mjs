// Knows how to check a tree against the table of arrows, that every module was read, and that a text about its rooms is
// complete.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { cruise } from "dependency-cruiser";
import { ARROWS, CRUISE_OPTIONS, NOT_SOURCE } from "./arrows.mjs";
import { findCircles } from "./circles.mjs";

const FLOORS = ["packages", "adapters", "shells", "fixtures"];

/** Every TypeScript module that the guard has to read, relative to the root. */
export function listModules(root) {
  const found = [];
  const walk = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (["node_modules", "dist", "dist-scorm", "coverage", ".cache"].includes(entry.name)) continue;
      const path = join(folder, entry.name);
      if (entry.isDirectory()) walk(path);
      else if (/\.tsx?$/.test(entry.name) && !entry.name.endsWith(".d.ts")) found.push(relative(root, path));
    }
  };
  for (const floor of FLOORS) walk(join(root, floor));
  return found.sort();
}

/**
 * What the core takes as an argument or leaves to a shell: a clock, dice, timers, a console. Types cannot forbid all of
 * it.
 */
const UNHEARD = /\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bset(?:Timeout|Interval)\b|\bconsole\./;

/** Modules of the core that reach for a clock, dice, a timer or the console by themselves. */
export function findNoise(root) {
  return listModules(root)
    .filter((module) => /^packages\/(?!testkit)/.test(module) && !/\.test\.ts$|\/testing\//.test(module))
    .filter((module) => UNHEARD.test(readFileSync(join(root, module), "utf8").replace(/^\s*(?:\/\/|\/?\*).*$/gm, "")));
}

const POSTGRES = "adapters/postgres/src/";
/** Words that reach beyond tenancy, and the only places that may use them. */
const ABOVE_TENANCY = [
  // Queries as the platform's role. What they may touch is listed, with the reasons, in tenancy/platform-rights.ts.
  { word: /\bplatform\b/, in: `${POSTGRES}repositories/`, may: [`${POSTGRES}repositories/platform/`] },
  // Only tenancy/ sets whose a connection is.
  {
    word: /academiz\.(client_id|whole)|set_config|\bset\s+(local\s+|session\s+)?(role|session)\b|\breset\s+(role|all)\b/i,
    in: POSTGRES,
    may: [`${POSTGRES}tenancy/`],
  },
  // Access to every row: to copy whole databases, and to migrate them.
  {
    word: /\bowner\b/,
    in: POSTGRES,
    may: ["tenancy/", "copying/", "open-database.ts", "migrate.ts"].map((at) => POSTGRES + at),
  },
  // Transactions that begin before their client is known, or create it.
  {
    word: /\btransactAbove\b/,
    in: "",
    may: [
      `${POSTGRES}tenancy/`,
      "packages/backend/src/ground/world.ts",
      "packages/backend/src/account/answer-link-requests.ts",
      "packages/backend/src/account/set-up-platform.ts",
      "packages/backend/src/documents/remove-unused-bytes.ts",
      "packages/backend/src/jobs/tell-ends.ts",
      "shells/server/src/platform/compose-world.ts",
      "shells/server/src/operation/prepare-data.ts",
    ],
  },
];

/** Modules that reach beyond tenancy and are not among those few. */
export function findEscapes(root) {
  return listModules(root)
    .filter((module) => !/\.(test|suite|e2e)\.tsx?$|\/testing\//.test(module))
    .flatMap((module) => {
      const code = readFileSync(join(root, module), "utf8").replace(
        /^\s*(?:\/\/|\/?\*).*$|^(?:import|export)\b.* from .*$/gm,
        "",
      );
      return ABOVE_TENANCY.filter(
        (rule) => module.startsWith(rule.in) && rule.word.test(code) && !rule.may.some((at) => module.startsWith(at)),
      ).map((rule) => ({ module, word: String(rule.word) }));
    });
}

/** Every module with what it imports, types too. The cruiser itself looks for circles import by import: in minutes. */
const listArrows = (modules) =>
  new Map(modules.map(({ source, dependencies }) => [source, new Set(dependencies.map(({ resolved }) => resolved))]));

/** Imports between modules of one circle: no circle, of types too. */
function judgeCircles(modules) {
  const arrows = listArrows(modules);
  return findCircles(arrows).flatMap((circle) =>
    circle.flatMap((from) =>
      circle.filter((to) => arrows.get(from).has(to)).map((to) => ({ rule: "no-circle", from, to })),
    ),
  );
}

/** `a/b/c` → `a/b/c`, `a/b`, `a`. */
const listFolders = (folder) => (folder === "." ? [] : [folder, ...listFolders(dirname(folder))]);

/** Rooms point at the folders that their files import from; tests are not checked. */
function findRoomCircles(modules) {
  const isSource = (path) => !NOT_SOURCE.some((pattern) => new RegExp(pattern).test(path));
  const arrows = new Map();
  for (const [module, imported] of listArrows(modules.filter(({ source }) => isSource(source))))
    for (const room of listFolders(dirname(module))) {
      const known = arrows.get(room) ?? new Set();
      for (const one of imported) if (isSource(one) && !one.startsWith(`${room}/`)) known.add(dirname(one));
      arrows.set(room, known);
    }
  return findCircles(arrows);
}

/**
 * @returns {Promise<{
 *   violations: {rule: string, from: string, to: string}[], roomCircles: string[][], unread: string[], read: number
 * }>}
 * `roomCircles`: circles of folders, each as the folders in it. `unread` names modules that exist and that the guard
 * did not see: with any, silence proves nothing.
 */
export async function guard(root, floors = FLOORS) {
  const { output } = await cruise(floors, {
    ...CRUISE_OPTIONS,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: ARROWS },
  });
  const { modules, summary } = output;
  const seen = new Set(modules.map((module) => module.source));
  const violations = summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
  return {
    violations: [...violations, ...judgeCircles(modules)],
    roomCircles: findRoomCircles(modules),
    unread: listModules(root).filter((module) => !seen.has(module)),
    read: seen.size,
  };
}

/** Names between backquotes; code blocks do not count. */
const listQuoted = (text) =>
  [...text.replaceAll(/```[\s\S]*?```/g, "").matchAll(/`([^`\n]+)`/g)].map(([, name]) => name);

/**
 * How a text about the rooms differs from them. `unnamed`: folders with sources, two levels below a `src`, that it does
 * not name; `gone`: each `name/` in it that is not a folder.
 */
export function compareRooms(root, text) {
  const folders = new Set();
  for (const module of listModules(root)) for (let at = dirname(module); at !== "."; at = dirname(at)) folders.add(at);
  const quoted = listQuoted(text);
  const names = new Set(quoted.map((name) => basename(name)));
  const isFolder = (name) => existsSync(join(root, name)) || [...folders].some((one) => one.endsWith(`/${name}`));
  return {
    unnamed: [...folders]
      .filter((one) => /^(packages|adapters|shells)\/[^/]+\/src(\/[^/]+){1,2}$/.test(one) && !names.has(basename(one)))
      .sort(),
    gone: quoted.filter((name) => name.endsWith("/") && !isFolder(name.slice(0, -1))),
  };
}
