// Knows the author's library in memory: a library for each type that is asked for, and the list of all.
import type { Library } from "@academiz/application/ports";
import type { ProductType } from "@academiz/domain/catalog";
import type { NetworkLine } from "../network/network-line.ts";
import { createMemoryProductFolders } from "./memory-product-folders.ts";
import { createMemoryProductLibrary, type MemoryProductLibrary } from "./memory-product-library.ts";

/** The library, and a look behind that of each type. */
export interface MemoryLibrary extends Library {
  of(type: ProductType): MemoryProductLibrary;
}

/** Empty. The list is one page, by type and then in the order of their making. */
export function createMemoryLibrary(line: NetworkLine): MemoryLibrary {
  const libraries = new Map<ProductType, MemoryProductLibrary>();
  return {
    list: ({ query, folder, type: wanted, types, state, tags: asked }) =>
      line.pass("list", () => {
        const all = [...libraries.values()].flatMap((library) => library.peekAll());
        const rows = all.filter(
          ({ name, type, folderProduct, publishedAt, visible, tags }) =>
            name.includes(query) &&
            (folder === undefined || folderProduct === folder) &&
            (wanted === undefined || type === wanted) &&
            (types === undefined || types.includes(type)) &&
            (asked === undefined || asked.some((tag) => tags.includes(tag))) &&
            (state !== "published" || (publishedAt !== null && visible)),
        );
        return { ok: true, value: { rows, totalItems: rows.length, pageSize: 20 } };
      }),
    find: (slugs) =>
      line.pass("find", () => {
        const all = [...libraries.values()].flatMap((library) => library.peekAll());
        return { ok: true, value: all.filter(({ slug }) => slugs.includes(slug)) };
      }),
    listTemplates: (type) =>
      line.pass("listTemplates", () => ({
        ok: true,
        value: (libraries.get(type)?.peekAll() ?? []).filter(({ template }) => template),
      })),
    readUses: () => line.pass("readUses", () => ({ ok: true, value: { products: [], learners: 0 } })),
    folders: createMemoryProductFolders(line),
    of(type) {
      const library = libraries.get(type) ?? createMemoryProductLibrary(line, type);
      libraries.set(type, library);
      return library;
    },
  };
}
