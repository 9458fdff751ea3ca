// Knows what the player loads late: the rules of games, for content that has them, and the steps of former versions,
// for content of such a version.
import type { Plugin } from "vite";

const RULES = /import \{ (\w+) \} from "(\.\/[\w-]+\/rules\.ts)";\n/g;
const RECORD = /export const TYPES = \{([^}]*)\}/;
const AT_ONCE = /export const bringTypes = .*;\n/;

/** Rules are loaded when a content names them: each type in a file of its own. */
export const lateRules: Plugin = {
  name: "late-rules",
  enforce: "pre",
  resolveId: (source, importer) =>
    source === "./present-steps.ts" && importer?.endsWith("/domain/src/learniz/migrations/index.ts")
      ? importer.replace("index.ts", "late-steps.ts")
      : undefined,
  transform: (code, id) => (/\/domain\/src\/games\/types\.ts$/.test(id) ? { code: delay(code), map: null } : undefined),
};

/** `types.ts` of games, rewritten to load its rules late. @throws Error where its text is not as expected. */
export function delay(code: string): string {
  const paths = new Map([...code.matchAll(RULES)].map(([, name, path]) => [name, path]));
  const names =
    RECORD.exec(code)?.[1]
      ?.match(/: \w+/g)
      ?.map((one) => one.slice(2)) ?? [];
  if (names.length === 0 || names.some((name) => !paths.has(name)) || !AT_ONCE.test(code))
    throw new Error("the types of games do not read as the player's build expects them to");
  const late = (name: string) => `: async () => (await import("${paths.get(name)}")).${name}`;
  return `import { createLateTypes } from "./late-types.ts";\n${code
    .replace(RULES, "")
    .replace(AT_ONCE, "")
    .replace(
      RECORD,
      (_, record: string) =>
        `const LATE = createLateTypes({${record.replace(/: (\w+)/g, (__, name: string) => late(name))}});
export const TYPES = LATE.types;
export const bringTypes = LATE.bringTypes`,
    )}`;
}
