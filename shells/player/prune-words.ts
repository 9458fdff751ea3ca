// Knows how the words that nothing of a build says are left out of it: catalogues are those of whole shells.
import { runInNewContext } from "node:vm";
import type { Plugin } from "vite";

/** A compiled catalogue, as its loader writes it: `JSON.parse("{…}")`, whichever quotes it has. */
const CATALOGUE = /JSON\.parse\((`|"|')(\{(?:\\.|(?!\1).)*\})\1\)/gs;

export const pruneWords: Plugin = {
  name: "prune-words",
  enforce: "post",
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) if (file.type === "chunk") file.code = prune(file.code);
  },
};

/** What is named nowhere beside the catalogues is said by nobody. */
export function prune(code: string): string {
  const rest = code.replace(CATALOGUE, "");
  const isSaid = (id: string) => ["`", '"', "'"].some((quote) => rest.includes(quote + id + quote));
  return code.replace(CATALOGUE, (_, quote: string, literal: string) => {
    const words: Readonly<Record<string, unknown>> = JSON.parse(runInNewContext(quote + literal + quote));
    const kept = Object.fromEntries(Object.entries(words).filter(([id]) => isSaid(id)));
    return `JSON.parse(${JSON.stringify(JSON.stringify(kept))})`;
  });
}
