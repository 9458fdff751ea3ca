// Knows how every React shell is built and served: one configuration, strict enough for `script-src 'self'; style-src
// 'self'`.
import { createReadStream, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { getConfig } from "@lingui/conf";
import { lingui } from "@lingui/vite-plugin";
import { defineRolldownBabelPreset } from "@rolldown/plugin-babel";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { minifySync, type Plugin, type PluginOption, type Rolldown, type UserConfig } from "vite";
import { compressed } from "./compressed.ts";
import { FIRST_NAMES, usualFaces } from "./faces.ts";
import { keptMacros } from "./kept-macros.ts";
import { preloadFace, sharedLibraries } from "./libraries.ts";
import { reactByName } from "./react-by-name.ts";

export interface AppConfigOptions {
  /** The shell's `import.meta.url`: its `index.html` stands beside that file. */
  readonly root: string;
  /** Public path with its slashes: `/admin/`; `./` for a package that does not know where it will stand. */
  readonly base: string;
  /** HTML files beside the configuration; only `index.html` by default. */
  readonly entries?: readonly string[];
  /** Where the build goes, from the root; `dist/app` by default (`dist/types` is the compiler's). */
  readonly outDir?: string;
  /** Path → server for `vite dev`: `{ "/api": SERVER }`. */
  readonly proxy?: Readonly<Record<string, string>>;
  readonly plugins?: readonly PluginOption[];
  /** True for an app that is served beside the others of the platform, with which it shares libraries and fonts. */
  readonly shares?: boolean;
  /** Files that hold parts of several pages. */
  readonly groups?: readonly Rolldown.CodeSplittingGroup[];
  /** True where its `index.html` has words for a first script that does not come. */
  readonly saysMissing?: boolean;
}

/** Where the server of `npm run dev` answers: on the port that it was given. */
export const SERVER = `http://127.0.0.1:${process.env["PORT"] || 3000}`;
/** Where `npm run dev` serves the player. */
export const PLAYER = "http://localhost:5175";

// Lingui's plugin and its macro look for a configuration from the working directory up: neither would find this one.
const configPath = fileURLToPath(new URL("./lingui.config.ts", import.meta.url));

/** The words that a page begins with, one file a language: those of its studio have the same name, in a room of it. */
const FIRST_WORDS = /(?<!\/studio)\/words-(en|fr)\.ts$/;

/**
 * A page whose first script does not come shows `#missing` of its file. `start.js` also knows the addresses of the
 * page's words.
 */
const startWords = (base: string): Plugin => ({
  name: "start-words",
  apply: "build",
  generateBundle(_options, bundle) {
    const found = Object.values(bundle).flatMap((file) => {
      const locale = file.type === "chunk" && FIRST_WORDS.exec(file.facadeModuleId ?? "")?.[1];
      return locale ? [[locale, base + file.fileName]] : [];
    });
    const words = JSON.stringify(Object.fromEntries(found));
    const source = readFileSync(new URL("./start.js", import.meta.url), "utf8");
    const { code, errors } = minifySync("start.js", source.replace("WORDS = {}", `WORDS = ${words}`));
    if (errors[0]) throw new Error(errors[0].message);
    this.emitFile({ type: "asset", fileName: "start.js", source: code });
  },
  transformIndexHtml: () => [{ tag: "script", attrs: { src: `${base}start.js` }, injectTo: "head-prepend" }],
});

/**
 * The faces come with the first script, not after it, so that the first words do not change their face. Not in a
 * package: opened from a disk, a browser treats a preloaded face as one of another site.
 */
const fontsAtOnce = (base: string): Plugin => ({
  name: "fonts-at-once",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        // Other letters are loaded only by those who need them: some readers, and clients by their look.
        .filter((path) => FIRST_NAMES.some((name) => path.includes(`/${name.replace(".woff2", "-")}`)))
        .map((name) => preloadFace(base + name)),
  },
});

/**
 * Lists the files of an app in `offline.json`, for those who load all of it before the network goes. `apart`: code that
 * only some contents need, by the module that it begins with; each has a list of its own, `offline-NAME.json`.
 */
export const offlineList = (base: string, apart: Readonly<Record<string, RegExp>> = {}): Plugin => ({
  name: "offline-list",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      const list = (fileName: string, names: readonly string[]) =>
        this.emitFile({
          type: "asset",
          fileName,
          source: JSON.stringify(names.map((name) => base + name).sort()),
        });
      const lists = Object.entries(apart).map(([name, begins]) => {
        const chunk = Object.values(bundle).find(
          (file) => file.type === "chunk" && begins.test(file.facadeModuleId ?? ""),
        );
        if (chunk?.type !== "chunk") throw new Error(`nothing begins with ${begins}`);
        const { importedCss = [], importedAssets = [] } = chunk.viteMetadata ?? {};
        return [name, [chunk.fileName, ...importedCss, ...importedAssets]] as const;
      });
      const isApart = new Set(lists.flatMap(([, names]) => names));
      const names = Object.keys(bundle).filter(
        (name) => /^assets\/[^/]+\.(js|mjs|css|svg)$|^start\.js$/.test(name) && !isApart.has(name),
      );
      list("offline.json", [...names, "icon.svg"]);
      for (const [name, own] of lists) list(`offline-${name}.json`, own);
    },
  },
});

interface FilesBeside {
  /** Their folder; only files that match `names`. */
  readonly folder: URL;
  readonly names: RegExp;
  /** Where they are served, from the base of the app, without slashes around it. */
  readonly place: string;
}

/** Files that a library requests by their names, served unchanged: in the build, and by `vite dev`. */
const filesBeside = (base: string, { folder, names, place }: FilesBeside): Plugin => {
  const from = fileURLToPath(folder);
  const files = () => readdirSync(from).filter((name) => names.test(name));
  return {
    name: `files-beside-${place}`,
    generateBundle() {
      for (const name of files())
        this.emitFile({ type: "asset", fileName: `${place}/${name}`, source: readFileSync(join(from, name)) });
    },
    configureServer: ({ middlewares }) =>
      void middlewares.use(`${base}${place}`, (request, response, next) => {
        const name = files().find((one) => `/${one}` === request.url);
        if (!name) return next();
        response.setHeader("content-type", name.endsWith(".js") ? "text/javascript" : "application/octet-stream");
        createReadStream(join(from, name)).pipe(response);
      }),
  };
};

/** What the reader of PDFs asks for by name: its makers' own folders. */
export const pdfFiles = (base: string): readonly Plugin[] =>
  (
    [
      ["cmaps", /\.bcmap$/, "cmaps"],
      ["standard_fonts", /\.(pfb|ttf)$/, "fonts"],
      ["wasm", /_fallback\.js$/, "decoders"],
    ] as const
  ).map(([folder, names, place]) =>
    filesBeside(base, {
      folder: new URL(`./node_modules/pdfjs-dist/${folder}/`, import.meta.url),
      names,
      place: `assets/pdf/${place}`,
    }),
  );

/** The Vite configuration of a React shell: `export default appConfig({ root: import.meta.url, base: "/admin/" })`. */
export function appConfig(options: AppConfigOptions): UserConfig {
  const root = fileURLToPath(new URL(".", options.root));
  const macros = defineRolldownBabelPreset({
    preset: () => ({
      plugins: [["@lingui/babel-plugin-lingui-macro", { linguiConfig: getConfig({ configPath }) }]],
    }),
    rolldown: { filter: { code: /@lingui\/(core|react)\/macro/ } },
  });
  return {
    root,
    base: options.base,
    plugins: [
      keptMacros(macros),
      react(),
      lingui({ configPath, failOnCompileError: true }),
      usualFaces(),
      reactByName,
      vanillaExtractPlugin(),
      ...(options.base === "./" ? [] : [options.shares ? sharedLibraries() : fontsAtOnce(options.base), compressed]),
      ...(options.saysMissing ? [startWords(options.base)] : []),
      ...(options.plugins ?? []),
    ],
    server: { ...(options.proxy ? { proxy: { ...options.proxy } } : {}) },
    build: {
      target: "es2022",
      outDir: options.outDir ?? "dist/app",
      emptyOutDir: true,
      // A data: address would need `font-src data:` and `img-src data:` of every policy.
      assetsInlineLimit: 0,
      // The polyfill is an inline script; every browser that runs es2022 knows modulepreload.
      modulePreload: { polyfill: false },
      // For reading a stack on the machine: the served files do not name them.
      sourcemap: "hidden",
      rolldownOptions: {
        // Making schemas, routes and colour schemes has no side effects, so that unused ones are left out. The names
        // below count anywhere, and so does what is called on their results: they are rare.
        treeshake: {
          manualPureFunctions: ["z", "defineRoute", "jsonAnswer", "fileAnswer", "lineField", "nameField"],
          moduleSideEffects: [{ test: /@material\/material-color-utilities/, sideEffects: false }],
        },
        // What the first script needs comes with it: by default it would be cut wherever a later part needs some of it.
        output: {
          codeSplitting: { groups: [{ name: "first", tags: ["$initial"] }, ...(options.groups ?? [])] },
          // The first script names all late parts: what nobody can guess in their names does not compress.
          hashCharacters: "hex",
          chunkFileNames: "assets/[name]-[hash:7].js",
          assetFileNames: "assets/[name]-[hash:7][extname]",
        },
        input: (options.entries ?? ["index.html"]).map((entry) => fileURLToPath(new URL(entry, options.root))),
      },
    },
  };
}
