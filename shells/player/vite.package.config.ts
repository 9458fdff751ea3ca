// Knows how the player of a package is built: one classic script and one sheet, loadable from any folder, a disk's too.
import type { Plugin } from "vite";
import { appConfig } from "../ui/vite.ts";
import { pruneWords } from "./prune-words.ts";

/** A page that was opened from a disk may not load modules: the one script is a classic one, and waits for the page. */
const classic: Plugin = {
  name: "classic-script",
  enforce: "post",
  transformIndexHtml: (html) =>
    html
      .replace(/<script type="module" crossorigin/g, "<script defer")
      .replace(/<link rel="stylesheet" crossorigin/g, '<link rel="stylesheet"'),
};

/** All parts are in the one script: what says that one did not come is said to nobody. */
const whole: Plugin = {
  name: "whole-script",
  load(id) {
    if (/\/late\/missing-part\.tsx$/.test(id)) return "export const MissingPart = () => null;";
    return /\/late\/load-anew\.ts$/.test(id) ? "export const loadAnew = async () => {};" : undefined;
  },
};

const config = appConfig({
  root: new URL("./package/", import.meta.url).href,
  base: "./",
  outDir: "../dist/package",
  plugins: [classic, whole, pruneWords],
});

export default {
  ...config,
  build: {
    ...config.build,
    sourcemap: false,
    cssCodeSplit: false,
    rolldownOptions: {
      ...config.build?.rolldownOptions,
      // Nothing is loaded later, so that nothing asks where the script stands.
      transform: { define: { "import.meta": "{}" } },
      output: {
        format: "iife" as const,
        inlineDynamicImports: true,
        entryFileNames: "assets/[name].js",
        assetFileNames: "assets/[name][extname]",
      },
    },
  },
};
