// Knows how the server is built: our own modules in one file that starts fast, those of npm left where they are
// installed.
import { dirname, relative, resolve } from "node:path";
import { defineConfig, type Plugin } from "vite";

const ROOT = resolve(import.meta.dirname, "../..");
const OUT = resolve(import.meta.dirname, "dist/built");
const fromOut = (path: string) => relative(OUT, path).split("\\").join("/");

/**
 * What a module finds from its own place is found from there still, though it runs from the built file: its files, and
 * its packages.
 */
const keepPlaces: Plugin = {
  name: "keep-places",
  enforce: "pre",
  transform(code, id) {
    if (!code.includes("import.meta.url") || id.includes("node_modules")) return null;
    const place = `new URL(${JSON.stringify(fromOut(id))}, import.meta.url).href`;
    return { code: code.replaceAll("import.meta.url", place), map: null };
  },
  async resolveId(source, importer, options) {
    if (!importer || /^(\.|\/|node:|@academiz\/)/.test(source)) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    if (!found) throw new Error(`${source} is not installed for ${relative(ROOT, dirname(importer))}`);
    const path = found.id.split("?")[0] ?? found.id;
    return path.startsWith("/") ? { id: `./${fromOut(path)}`, external: true } : { ...found, external: true };
  },
};

export default defineConfig({
  plugins: [keepPlaces],
  ssr: {
    noExternal: [/^@academiz\//],
    // Those of Node itself: the same file is found as without a build.
    resolve: { conditions: ["node", "import", "module-sync", "default"], mainFields: [] },
  },
  build: {
    ssr: true,
    rolldownOptions: {
      input: {
        ...{ main: "src/main.ts", backup: "src/backup.ts", "reset-second-factor": "src/reset-second-factor.ts" },
        // The thread that prints: found beside what starts it.
        "print-worker": "../../adapters/pdf/src/worker/print-worker.ts",
      },
      // All in one folder: places are counted from there.
      output: {
        chunkFileNames: "[name]-[hash].js",
        // Maps name files and lines; with the text of all sources in them, they take 20 MB of a server's memory.
        sourcemapExcludeSources: true,
      },
    },
    outDir: OUT,
    emptyOutDir: true,
    target: "node20",
    sourcemap: true,
    minify: false,
  },
});
