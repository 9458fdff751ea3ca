// Knows that React's exports are named one by one: a library that copies all of them makes the build carry a list of
// them, and a file of helpers for it.
import type { Plugin } from "vite";

const COPY = /const (\w+) = \{ \.\.\.React \};/;

/** Where the library no longer copies them, nothing is changed. */
export const reactByName: Plugin = {
  name: "react-by-name",
  apply: "build",
  transform: {
    filter: { id: /@ariakit[+/]react-utils/, code: "{ ...React }" },
    handler(code) {
      const copy = COPY.exec(code)?.[1];
      if (!copy) return null;
      const used = new Set([...code.matchAll(new RegExp(`\\b${copy}\\.(\\w+)`, "g"))].map(([, name]) => name));
      const named = [...used].map((name) => `${name}: React.${name}`).join(", ");
      return { code: code.replace(COPY, `const ${copy} = { ${named} };`), map: null };
    },
  },
};
