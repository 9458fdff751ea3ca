// Knows how the words that nothing of a build says are left out of it: catalogues are those of whole shells.
import { runInNewContext } from "node:vm";
import type { Plugin } from "vite";

/** A compiled catalogue, as its loader writes it: `JSON.parse("{…}")`, whichever quotes it has. */
const CATALOGUE = /JSON\.parse\((`|"|')(\{(?:\\.|(?!\1).)*\})\1\)/gs;

/** Before files have their names: a catalogue with other words is another file, for caches too. */
export const pruneWords: Plugin = {
  name: "prune-words",
  enforce: "post",
  renderChunk(code, _chunk, _options, { chunks }) {
    if (!code.match(CATALOGUE)) return null;
    const built = Object.values(chunks).flatMap(({ modules }) => Object.values(modules).map((module) => module.code));
    return { code: prune(code, built.join("\n")), map: null };
  },
};

/** What is named nowhere beside the catalogues is said by nobody. */
export function prune(code: string, built: string): string {
  const rest = built.replace(CATALOGUE, "");
  const isSaid = (id: string) => ["`", '"', "'"].some((quote) => rest.includes(quote + id + quote));
  return code.replace(CATALOGUE, (_, quote: string, literal: string) => {
    const words: Readonly<Record<string, unknown>> = JSON.parse(runInNewContext(quote + literal + quote));
    const kept = Object.fromEntries(Object.entries(words).filter(([id]) => isSaid(id)));
    return `JSON.parse(${JSON.stringify(JSON.stringify(kept))})`;
  });
}
