// Knows where the words of every React shell are kept: one catalogue a shell and a language, read through one
// configuration.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { LinguiConfig } from "@lingui/conf";

const rootDir = fileURLToPath(new URL("..", import.meta.url));
const shells = ["ui", "back-office", "front", "player"].filter((shell) => existsSync(`${rootDir}${shell}/src`));

const config: LinguiConfig = {
  sourceLocale: "en",
  locales: ["en", "fr"],
  rootDir,
  // Files are enough to find a word again; line numbers would change with every edit.
  formatOptions: { lineNumbers: false },
  catalogs: shells.map((shell) => ({
    path: `<rootDir>/${shell}/src/locales/{locale}`,
    include: [`<rootDir>/${shell}/src`],
    exclude: ["**/node_modules/**", "**/*.test.*"],
  })),
};

export default config;
