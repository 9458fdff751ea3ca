// Knows how a build of several scripts is loaded without modules: a page that was opened from a disk may load none.
// Each script is a classic one; the first shares what it has, and fetches the others when they are asked for.
import type { Plugin } from "vite";

/** What scripts of one package share. */
const SHARED = "academizParts";

/** Asked again after a failure, the network brings it. */
const FIRST = `
const exports = {}, here = document.currentScript.src, parts = window.${SHARED} = { "./index.js": exports };
const require = (name) => new Promise((resolve, reject) => {
  if (parts[name]) return resolve(parts[name]);
  const script = document.createElement("script");
  script.src = new URL(name, here).href;
  script.onload = () => resolve(parts[name]);
  script.onerror = () => { script.remove(); reject(new Error(name + " did not come")); };
  document.head.append(script);
});
`;
const lateStart = (name: string) => `
const parts = window.${SHARED}, require = (asked) => parts[asked], exports = {};
parts["./${name}"] = exports;
`;

/** Of a build in the format `cjs`, whose `require` these are; late parts know the first script alone. */
export const classicParts: Plugin = {
  name: "classic-parts",
  enforce: "post",
  generateBundle(_options, bundle) {
    for (const part of Object.values(bundle)) {
      if (part.type !== "chunk") continue;
      const name = part.fileName.split("/").at(-1) ?? "";
      if (!part.isEntry && part.imports.some((one) => !one.endsWith("/index.js")))
        this.error(`${name} needs more than the first script`);
      part.code = `(() => {${part.isEntry ? FIRST : lateStart(name)}${part.code}\n})();\n`;
    }
  },
  transformIndexHtml: (html) =>
    html
      .replace(/<script type="module" crossorigin/g, "<script defer")
      .replace(/<link rel="modulepreload"[^>]*>\s*/g, "")
      .replace(/<link rel="stylesheet" crossorigin/g, '<link rel="stylesheet"'),
};
