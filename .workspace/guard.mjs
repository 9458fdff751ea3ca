// Knows how to hold a tree against the table of arrows, and that every module of it was read.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { cruise } from "dependency-cruiser";
import { ARROWS, CRUISE_OPTIONS } from "./arrows.mjs";

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

/** What the core takes as an argument or leaves to a shell: a clock, dice, timers, a console. Types cannot forbid all of it. */
const UNHEARD = /\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bset(?:Timeout|Interval)\b|\bconsole\./;

/** Modules of the core that reach for a clock, dice, a timer or the console by themselves. */
export function findNoise(root) {
  return listModules(root)
    .filter((module) => /^packages\/(?!testkit)/.test(module) && !/\.test\.ts$|\/testing\//.test(module))
    .filter((module) => UNHEARD.test(readFileSync(join(root, module), "utf8").replace(/^\s*(?:\/\/|\/?\*).*$/gm, "")));
}

/**
 * @returns {Promise<{violations: {rule: string, from: string, to: string}[], unread: string[], read: number}>}
 * `unread` names modules that exist and that the guard did not see: with any, silence proves nothing.
 */
export async function guard(root, floors = FLOORS) {
  const { output } = await cruise(floors, {
    ...CRUISE_OPTIONS,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: ARROWS },
  });
  const seen = new Set(output.modules.map((module) => module.source));
  const violations = output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
  return { violations, unread: listModules(root).filter((module) => !seen.has(module)), read: seen.size };
}
