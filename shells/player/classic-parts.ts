// Knows how a build of several scripts is loaded without modules, which a page that was opened from a disk may not
// load. Each script is a classic one; the first shares its exports, and loads the others when they are needed.
import type { Plugin, Rolldown } from "vite";

/** The global object by which the scripts of one package share exports. */
const SHARED = "academizParts";

/**
 * A part that failed is requested again from the network; parts that it needs are loaded before it. A late part asks
 * the first script for further parts.
 */
const writeFirst = (needs: Needs) => `
const exports = {}, here = document.currentScript.src, parts = window.${SHARED} = { "./index.js": exports };
const needs = ${JSON.stringify(needs)};
const require = async (name) => {
  if (needs[name]) await Promise.all(needs[name].map(require));
  return load(name);
};
const load = (name) => new Promise((resolve, reject) => {
  if (parts[name]) return resolve(parts[name]);
  const script = document.createElement("script");
  script.src = new URL(name, here).href;
  script.onload = () => resolve(parts[name]);
  script.onerror = () => { script.remove(); reject(new Error(name + " did not come")); };
  document.head.append(script);
});
parts.fetch = require;
`;
/**
 * A late part contains its own styles, which must be there before it is drawn. They are not a `<style>` element, which
 * a policy would refuse.
 */
const lateStart = (name: string, styles: string) => `
const parts = window.${SHARED}, require = (asked) => parts[asked] ?? parts.fetch(asked), exports = {};
parts["${name}"] = exports;
${styles && `const sheet = new CSSStyleSheet();\nsheet.replaceSync(${JSON.stringify(styles)});\ndocument.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];`}
`;

/** Late parts that need others besides the first script, by their names: `./rules-carousel.js`. */
type Needs = Readonly<Record<string, readonly string[]>>;

const nameOf = (fileName: string): string => `./${fileName.split("/").at(-1) ?? ""}`;

/** The styles of a late part, removed from the emitted files. */
function takeStyles({ viteMetadata }: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string {
  const sheets = [...(viteMetadata?.importedCss ?? [])].map((name) => {
    const sheet = bundle[name];
    delete bundle[name];
    return sheet?.type === "asset" ? String(sheet.source) : "";
  });
  return sheets.join("");
}

/** For a build in the format `cjs`, whose `require` the scripts provide. */
export const classicParts: Plugin = {
  name: "classic-parts",
  enforce: "post",
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((part) => part.type === "chunk");
    const needs: Needs = Object.fromEntries(
      chunks.flatMap(({ fileName, isEntry, imports }) => {
        const others = isEntry ? [] : imports.map(nameOf).filter((one) => one !== "./index.js");
        return others.length > 0 ? [[nameOf(fileName), others] as const] : [];
      }),
    );
    for (const part of chunks) {
      const start = part.isEntry ? writeFirst(needs) : lateStart(nameOf(part.fileName), takeStyles(part, bundle));
      part.code = `(() => {${start}${part.code}\n})();\n`;
    }
  },
  transformIndexHtml: (html) =>
    html
      .replace(/<script type="module" crossorigin/g, "<script defer")
      .replace(/<link rel="modulepreload"[^>]*>\s*/g, "")
      .replace(/<link rel="stylesheet" crossorigin/g, '<link rel="stylesheet"'),
};
