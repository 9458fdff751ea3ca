// Knows what the sites and the players share in a browser: the common libraries, and the font files. Each is fetched
// once, from one place, whichever app comes first.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import type { HtmlTagDescriptor, Plugin, UserConfig } from "vite";
import { compressed } from "./compressed.ts";
import { CUT_FACES, CUT_NAMES, FIRST_NAMES, findCut, findFace, writeUsualFaces } from "./faces.ts";

/** The path where they are served and built. */
const LIBRARIES_BASE = "/libraries/";
const BUILT = new URL("../front/dist/libraries/", import.meta.url);
/** The file in which this build describes itself to the builds of the apps. */
const SHEET = "libraries.json";

/**
 * Each library by its import name, with the exports that are used of it, or "all": a build fails on one that is missing
 * here. A library that only one app needs comes with that app.
 */
const LIBRARIES: Readonly<Record<string, readonly string[] | "all">> = {
  react: "all",
  "react/jsx-runtime": "all",
  "react-dom": "all",
  "react-dom/client": ["createRoot"],
  xstate: [
    "and",
    "assign",
    "createActor",
    "emit",
    "enqueueActions",
    "fromCallback",
    "fromPromise",
    "not",
    "raise",
    "sendTo",
    "setup",
    "waitFor",
  ],
  "@xstate/react": ["useActor", "useActorRef", "useMachine", "useSelector"],
  "@lingui/core": ["i18n"],
  "@lingui/react": ["I18nProvider", "Trans", "useLingui"],
  // The bindings of machines, of routes and of menus stand on it.
  "use-sync-external-store/shim": ["useSyncExternalStore"],
  "use-sync-external-store/shim/with-selector": ["useSyncExternalStoreWithSelector"],
};
/** What the first view of home does without, in a file of its own: the office and the players load both at once. */
const CONTAINER = "inversify";
const CONTAINER_NAMES = ["Container"];
const FACES = ["inter", "dm-sans", "lora", "montserrat", "nunito-sans", "atkinson-hyperlegible-next"];
/** Faces that also have italics. */
const SLANTED = ["atkinson-hyperlegible-next"];

interface LibrariesSheet {
  /** Address of the file that holds all of them but the container, and of the container's. */
  readonly script: string;
  readonly container: string;
  /** Library → the names that it exports. */
  readonly names: Readonly<Record<string, readonly string[]>>;
  /** Name of a font's file in its package → its address. */
  readonly fonts: Readonly<Record<string, string>>;
}

/** The name of a library's export in the common file: `react_useState`. */
const nameShared = (library: string, name: string) => `${library.replace(/\W+/g, "_").replace(/^_/, "")}_${name}`;
const writeNames = (names: readonly string[], from: string, write: (name: string) => string) =>
  `export { ${names.map(write).join(", ")} } from ${JSON.stringify(from)};\n`;

/** Loads a face together with the page, before a style names it. */
export const preloadFace = (href: string): HtmlTagDescriptor => ({
  tag: "link",
  attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: "", href },
  injectTo: "head",
});

const STORE = "use-sync-external-store/";
const ENTRY = "virtual:libraries";
const CONTAINER_ENTRY = "virtual:container";
/** Where a library of these names stands. */
const placeOf = ({ script, container }: LibrariesSheet, library: string) =>
  library === CONTAINER ? container : script;

/**
 * The configuration that builds them. `home` is the `import.meta.url` of a configuration beside which all libraries are
 * installed; `bring` imports them from there.
 */
export async function librariesConfig(home: string, bring: (library: string) => Promise<object>): Promise<UserConfig> {
  const read = async (library: string) => Object.keys(await bring(library)).filter((name) => name !== "module.exports");
  const list = async ([library, used]: [string, readonly string[] | "all"]) =>
    [library, used === "all" ? await read(library) : used] as const;
  const names = Object.fromEntries(await Promise.all(Object.entries(LIBRARIES).map(list)));
  const bindings = createRequire(home).resolve("@xstate/react");
  const plugin: Plugin = {
    name: "libraries",
    resolveId(id, importer) {
      if (id === ENTRY || id === CONTAINER_ENTRY) return `\0${id}`;
      // No shell names it: it is that of the bindings.
      return importer === `\0${ENTRY}` && id.startsWith(STORE) ? this.resolve(id, bindings) : null;
    },
    load(id) {
      const share = ([library, used]: [string, readonly string[]]) =>
        writeNames(used, library, (name) => `${name} as ${nameShared(library, name)}`);
      if (id === `\0${CONTAINER_ENTRY}`) return share([CONTAINER, CONTAINER_NAMES]);
      return id === `\0${ENTRY}` ? Object.entries(names).map(share).join("") : null;
    },
    // A script, which would need the bundler's helpers for CommonJS: one more file below both.
    transform: (code, id) => (/ReflectLite\.m?js$/.test(id) ? `${code}\nexport {};` : null),
    async buildStart() {
      await writeUsualFaces();
      const paths = [
        ...CUT_NAMES.map(findCut),
        ...FACES.map((face) => findFace(face)),
        ...SLANTED.map((face) => findFace(face, "italic")),
      ];
      for (const path of paths) this.emitFile({ type: "asset", name: basename(path), source: readFileSync(path) });
    },
    generateBundle(_options, bundle) {
      const all = Object.values(bundle);
      const [script, container] = [ENTRY, CONTAINER_ENTRY].map(
        (entry) => all.find((one) => one.type === "chunk" && one.facadeModuleId === `\0${entry}`)?.fileName,
      );
      if (script === undefined || container === undefined) throw new Error("the libraries were not built");
      const fonts = Object.fromEntries(
        all.flatMap((one) =>
          one.type === "asset" && one.fileName.endsWith(".woff2")
            ? one.names.map((name) => [name, LIBRARIES_BASE + one.fileName] as const)
            : [],
        ),
      );
      const sheet: LibrariesSheet = {
        script: LIBRARIES_BASE + script,
        container: LIBRARIES_BASE + container,
        names: { ...names, [CONTAINER]: CONTAINER_NAMES },
        fonts,
      };
      this.emitFile({ type: "asset", fileName: SHEET, source: JSON.stringify(sheet) });
      const held = [
        sheet.script,
        sheet.container,
        ...[...CUT_NAMES, ...CUT_FACES.map((face) => basename(findFace(face)))].map((name) => findFont(sheet, name)),
      ];
      this.emitFile({ type: "asset", fileName: "offline.json", source: JSON.stringify(held) });
    },
  };
  return {
    root: fileURLToPath(new URL(".", home)),
    base: LIBRARIES_BASE,
    publicDir: false,
    plugins: [plugin, compressed],
    build: {
      target: "es2022",
      outDir: "dist/libraries",
      emptyOutDir: true,
      modulePreload: false,
      sourcemap: "hidden",
      rolldownOptions: {
        input: { libraries: ENTRY, container: CONTAINER_ENTRY },
        preserveEntrySignatures: "strict",
        output: { entryFileNames: "assets/[name]-[hash].js" },
      },
    },
  };
}

/** In the build of an app: shared libraries are taken from where they are served, and not built in. */
export function sharedLibraries(): Plugin {
  let read: LibrariesSheet | null = null;
  const sheet = (): LibrariesSheet => {
    read ??= JSON.parse(readFileSync(new URL(SHEET, BUILT), "utf8"));
    if (!read) throw new Error("the libraries were not built");
    return read;
  };
  return {
    name: "shared-libraries",
    apply: "build",
    enforce: "pre",
    config: () => ({
      experimental: {
        renderBuiltUrl: (fileName, { type }) => (type === "asset" ? findFont(sheet(), fileName) : undefined),
      },
    }),
    resolveId(id) {
      if (id === sheet().script || id === sheet().container) return { id, external: "absolute" };
      const library = id.replace(/(?<=^use-sync-.*)\.js$/, "");
      // Inversify imports it itself.
      return sheet().names[library] || id === "reflect-metadata/lite" ? `\0shared:${library}` : null;
    },
    load(id) {
      if (!id.startsWith("\0shared:")) return null;
      const library = id.slice("\0shared:".length);
      const code = writeNames(
        sheet().names[library] ?? [],
        placeOf(sheet(), library),
        (name) => `${nameShared(library, name)} as ${name}`,
      );
      const whole = library.startsWith(STORE) ? writeWhole(library, sheet()) : "";
      return { code: code + whole, moduleSideEffects: false };
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const name of Object.keys(bundle)) if (findFont(sheet(), name) !== undefined) delete bundle[name];
      },
    },
    transformIndexHtml: {
      order: "post",
      handler: () => FIRST_NAMES.flatMap((name) => findFont(sheet(), name) ?? []).map(preloadFace),
    },
  };
}

/** All of a library as its default export, as it has one where it is CommonJS. */
function writeWhole(library: string, sheet: LibrariesSheet): string {
  const names = sheet.names[library] ?? [];
  const shared = names.map((name) => nameShared(library, name)).join(", ");
  const all = names.map((name) => `${name}: ${nameShared(library, name)}`).join(", ");
  return `import { ${shared} } from ${JSON.stringify(placeOf(sheet, library))};\nexport default { ${all} };\n`;
}

/** The address of a font's file, by its name in a build or in its package. */
const findFont = ({ fonts }: LibrariesSheet, fileName: string): string | undefined =>
  Object.entries(fonts).find(([name]) => basename(fileName).startsWith(name.replace(/\.woff2$/, "")))?.[1];
