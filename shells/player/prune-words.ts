// Knows how words that a build never uses are left out of it: the catalogues belong to whole shells.
import { runInNewContext } from "node:vm";
import type { Plugin } from "vite";

/** A compiled catalogue, as its loader writes it: `JSON.parse("{…}")`, whichever quotes it has. */
const CATALOGUE = /JSON\.parse\((`|"|')(\{(?:\\.|(?!\1).)*\})\1\)/gs;

/** Runs before files get their names, so that a catalogue with other words gets another name, for caches too. */
export const pruneWords: Plugin = {
  name: "prune-words",
  enforce: "post",
  renderChunk(code, _chunk, _options, { chunks }) {
    if (!code.match(CATALOGUE)) return null;
    const built = Object.values(chunks).flatMap(({ modules }) => Object.values(modules).map((module) => module.code));
    return { code: prune(code, built.join("\n")), map: null };
  },
};

/** A word whose id appears nowhere outside the catalogues is never shown. */
export function prune(code: string, built: string): string {
  const rest = built.replace(CATALOGUE, "");
  const isSaid = (id: string) => ["`", '"', "'"].some((quote) => rest.includes(quote + id + quote));
  return code.replace(CATALOGUE, (_, quote: string, literal: string) => {
    const words: Readonly<Record<string, unknown>> = JSON.parse(runInNewContext(quote + literal + quote));
    const kept = Object.fromEntries(Object.entries(words).filter(([id]) => isSaid(id)));
    return `JSON.parse(${JSON.stringify(JSON.stringify(kept))})`;
  });
}
