// Knows which words a file of a catalogue has in a build: only those that are said where it is loaded. The catalogues
// belong to whole shells.
import { runInNewContext } from "node:vm";
import type { Plugin, Rolldown } from "vite";

/** A compiled catalogue, as its loader writes it: `JSON.parse("{…}")`, whichever quotes it has. */
const CATALOGUE = /JSON\.parse\((`|"|')(\{(?:\\.|(?!\1).)*\})\1\)/gs;

type Chunks = Readonly<Record<string, Rolldown.RenderedChunk>>;
export interface ApartWords {
  /** The files with the words that a page begins with: those that its first scripts say. */
  readonly first: RegExp;
  /** Those that come with the first part that comes late: what the other scripts say, and the first do not. */
  readonly late: RegExp;
  /** Parts of the first view that its first scripts fetch by themselves, by the modules that they begin with. */
  readonly begun?: RegExp;
}

/** Runs before files get their names, so that a catalogue with other words gets another name, for caches too. */
export const pruneWords = (apart?: ApartWords): Plugin => ({
  name: "prune-words",
  enforce: "post",
  resolveId: {
    // A copy of its own: a catalogue in both files would come as a third one, with the words of both.
    order: "pre",
    async handler(source, importer, options) {
      if (!source.endsWith(".po") || !apart?.late.test(importer ?? "")) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: `${found.id}?lingui` };
    },
  },
  renderChunk(code, { facadeModuleId }, _options, { chunks }) {
    if (!code.match(CATALOGUE)) return null;
    const begun = readCode(chunks, listBegun(chunks, apart?.begun));
    const all = readCode(chunks, Object.keys(chunks));
    if (apart?.first.test(facadeModuleId ?? "")) return { code: prune(code, begun), map: null };
    const isLate = apart?.late.test(facadeModuleId ?? "") === true;
    return { code: isLate ? prune(code, all, begun) : prune(code, all), map: null };
  },
});

/** The chunks that a page loads at once. */
function listBegun(chunks: Chunks, parts?: RegExp): readonly string[] {
  const isFirst = (chunk: Rolldown.RenderedChunk) => chunk.isEntry || parts?.test(chunk.facadeModuleId ?? "") === true;
  const begun = new Set(Object.keys(chunks).filter((name) => chunks[name] && isFirst(chunks[name])));
  for (const name of begun) for (const imported of chunks[name]?.imports ?? []) begun.add(imported);
  return [...begun];
}
const readCode = (chunks: Chunks, names: readonly string[]): string =>
  names.flatMap((name) => Object.values(chunks[name]?.modules ?? {}).map((module) => module.code)).join("\n");

/** What stands between two quotes of one kind and may be the id of a word. */
const QUOTED = /(["'`])(?=([^"'`\s]+)\1)/g;
const listQuoted = (text: string): ReadonlySet<string> =>
  new Set(Array.from(text.replace(CATALOGUE, "").matchAll(QUOTED), ([, , quoted = ""]) => quoted));

/** A word whose id does not appear in `built` outside of catalogues, or is said in `elsewhere`, is left out. */
export function prune(code: string, built: string, elsewhere = ""): string {
  const [here, there] = [listQuoted(built), listQuoted(elsewhere)];
  return code.replace(CATALOGUE, (_, quote: string, literal: string) => {
    const words: Readonly<Record<string, unknown>> = JSON.parse(runInNewContext(quote + literal + quote));
    const kept = Object.fromEntries(Object.entries(words).filter(([id]) => here.has(id) && !there.has(id)));
    return `JSON.parse(${JSON.stringify(JSON.stringify(kept))})`;
  });
}
