// Knows the texts of a library's files in memory.
import type { TextFiles, Trouble } from "@academiz/application/ports";
import type { NetworkLine } from "../network/network-line.ts";
import type { MemoryFileLibrary } from "./memory-file-library.ts";

/** The texts, and a look behind them. */
export interface MemoryTextFiles extends TextFiles {
  /** By the addresses of their files. */
  readonly texts: ReadonlyMap<string, string>;
  /** Puts a text at an address. */
  put(url: string, text: string): void;
}

const refuse = (error: Trouble) => ({ ok: false, error }) as const;

/** Each text that is written gets an address of its own, as on the server. */
export function createMemoryTextFiles(line: NetworkLine, library: MemoryFileLibrary): MemoryTextFiles {
  const texts = new Map<string, string>();
  return {
    texts,
    put: (url, text) => void texts.set(url, text),
    read: (url, most) =>
      line.pass("read text", () => {
        const text = texts.get(url);
        if (text === undefined) return refuse({ kind: "not-found", detail: "not-found" });
        return { ok: true, value: { text: text.slice(0, most), isCut: text.length > most } };
      }),
    readChosen: ({ name }, most) =>
      line.pass("read chosen", () => {
        const text = texts.get(name) ?? "";
        return { ok: true, value: { text: text.slice(0, most), isCut: text.length > most } };
      }),
    write: (name, text, target) =>
      line.pass("write text", () => {
        const url = `/files/${texts.size + 1}/${name}`;
        const former = "replaces" in target ? library.files.get(target.replaces) : undefined;
        if ("replaces" in target) {
          if (!former) return refuse({ kind: "not-found", detail: "not-found" });
          if (target.former !== undefined && target.former !== former.url)
            return refuse({ kind: "conflict", detail: "concurrent-edit" });
        }
        texts.set(url, text);
        const made = { slug: `text-${texts.size}`, name, folderSlug: "folder" in target ? target.folder : null };
        return {
          ok: true,
          value: library.put({
            ...(former ?? made),
            shelf: target.shelf,
            kind: "subtitle",
            mediaType: "text/vtt",
            url,
          }),
        };
      }),
  };
}
