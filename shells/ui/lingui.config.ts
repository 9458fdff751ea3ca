// Knows where the words of every React shell are kept: one catalogue a shell and a language, read through one
// configuration.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { LinguiConfig } from "@lingui/conf";
import { listReached } from "./reached-files.ts";

const rootDir = fileURLToPath(new URL("..", import.meta.url));
const shells = ["ui", "back-office", "front", "player"].filter((shell) => existsSync(`${rootDir}${shell}/src`));

const NEVER = ["**/node_modules/**", "**/*.test.*"];
/** The code that draws games is loaded late, and its words with it; words about games elsewhere are in `words.ts`. */
const LATE = [
  "<rootDir>/ui/src/plays/!(text-box|common|locales|cards)/!(words|format-size).{ts,tsx}",
  "<rootDir>/ui/src/plays/common/!(late-view|attempts-left|game-words).{ts,tsx}",
  "<rootDir>/ui/src/plays/common/*/*.{ts,tsx}",
];

/** The code that draws conversations is loaded late as well, in every shell. */
const LATE_TALK = ["<rootDir>/ui/src/conversations/*.{ts,tsx}"];

/** So are the parts of an account, */
const LATE_ACCOUNT = ["<rootDir>/ui/src/account/*.{ts,tsx}"];

/** the code that draws graphs, */
const LATE_GRAPH = ["<rootDir>/ui/src/graph/**/*.{ts,tsx}"];

/** the code that reads PDFs, */
const LATE_PDF = ["<rootDir>/ui/src/pdf/*.{ts,tsx}"];

/** and what a player shows at the end, or to few. */
const LATE_OF_PLAYERS = [
  "<rootDir>/player/src/result/*.{ts,tsx}",
  "<rootDir>/player/src/notes/*.{ts,tsx}",
  "<rootDir>/player/src/asking/*.{ts,tsx}",
  "<rootDir>/player/src/debug/*.{ts,tsx}",
  "<rootDir>/player/src/attachment/*.{ts,tsx}",
  "<rootDir>/player/src/sequence/*.{ts,tsx}",
  "<rootDir>/ui/src/trophy/*.{ts,tsx}",
];

/**
 * The words of what the pages of the office begin with, a course that is read among them, and those that the studio
 * needs besides.
 */
const office = `${rootDir}back-office/src`;
const FIRST_OF_OFFICE = [
  "main.tsx",
  "office-frame.tsx",
  "tasks/tasks-button.tsx",
  "products/products-page.tsx",
  "products/creating/create-dialog.tsx",
  "products/folder-asked.tsx",
  "products/products-bulk.tsx",
  "products/remove-products.tsx",
  "product/withdraw-dialog.tsx",
  "scorm/importing/import-package.tsx",
  "sign-in/sign-in-page.tsx",
  "sign-in/link-entry-page.tsx",
  "setup/setup-page.tsx",
  "office/pages/error-page.tsx",
  "studio/studio-page.tsx",
].flatMap((entry) => [...listReached(`${office}/${entry}`)]);
/** The words that the first view of the site needs. */
const FIRST_OF_SITE = [...listReached(`${rootDir}front/src/main.tsx`)];
const FIRST = new Map([
  ["back-office", FIRST_OF_OFFICE],
  ["front", FIRST_OF_SITE],
]);
const FIRST_OF_STUDIO = [...listReached(`${office}/studio/studio.tsx`)];

const config: LinguiConfig = {
  sourceLocale: "en",
  locales: ["en", "fr"],
  rootDir,
  // Files are enough to find a word again; line numbers would change with every edit.
  formatOptions: { lineNumbers: false },
  catalogs: [
    ...shells.map((shell) => ({
      path: `<rootDir>/${shell}/src/locales/{locale}`,
      include: FIRST.get(shell) ?? [`<rootDir>/${shell}/src`],
      exclude: [...NEVER, ...LATE, ...LATE_TALK, ...LATE_ACCOUNT, ...LATE_GRAPH, ...LATE_PDF, ...LATE_OF_PLAYERS],
    })),
    {
      path: "<rootDir>/ui/src/plays/locales/{locale}",
      include: LATE,
      exclude: NEVER,
    },
    {
      path: "<rootDir>/ui/src/conversations/locales/{locale}",
      include: LATE_TALK,
      exclude: NEVER,
    },
    {
      path: "<rootDir>/ui/src/account/locales/{locale}",
      include: LATE_ACCOUNT,
      exclude: NEVER,
    },
    {
      path: "<rootDir>/ui/src/graph/locales/{locale}",
      include: LATE_GRAPH,
      exclude: NEVER,
    },
    {
      path: "<rootDir>/ui/src/pdf/locales/{locale}",
      include: LATE_PDF,
      exclude: NEVER,
    },
    {
      path: "<rootDir>/back-office/src/words/locales/{locale}",
      include: ["<rootDir>/back-office/src"],
      exclude: [...NEVER, "<rootDir>/back-office/src/studio", ...FIRST_OF_OFFICE],
    },
    {
      path: "<rootDir>/back-office/src/words/studio/locales/{locale}",
      include: ["<rootDir>/back-office/src/studio", ...FIRST_OF_STUDIO],
      exclude: [...NEVER, ...FIRST_OF_OFFICE],
    },
    {
      path: "<rootDir>/front/src/late/locales/{locale}",
      include: ["<rootDir>/front/src"],
      exclude: [...NEVER, ...FIRST_OF_SITE],
    },
    {
      path: "<rootDir>/player/src/late/locales/{locale}",
      include: LATE_OF_PLAYERS,
      exclude: NEVER,
    },
  ],
};

export default config;
