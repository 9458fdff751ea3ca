// Knows libraries of files in memory: what they keep, what is used, and who may write to which.
import type {
  FileCriteria,
  FileLibrary,
  FileUse,
  LibraryFile,
  LibraryFolder,
  Shelf,
  Trouble,
  UsedFile,
} from "@academiz/application/ports";
import { lacksAlternative } from "@academiz/domain/documents";
import type { Result } from "@academiz/domain/kernel";
import type { NetworkLine } from "../network/network-line.ts";

interface Place {
  readonly slug: string;
  readonly name: string;
  readonly parentSlug: string | null;
}
/** The libraries, and a look behind them. */
export interface MemoryFileLibrary extends FileLibrary {
  /** Puts a file there, as an upload would. */
  put(file: Partial<LibraryFile> & Pick<LibraryFile, "slug">): LibraryFile;
  /** A product names a file from here on. */
  use(use: FileUse): void;
  /** Those that are there, by their slugs. */
  readonly files: ReadonlyMap<string, LibraryFile>;
}

/** A picture, with other values where they are given. */
export const makeLibraryFile = (file: Partial<LibraryFile> & Pick<LibraryFile, "slug">): LibraryFile => ({
  shelf: "client",
  name: `${file.slug}.png`,
  description: "",
  kind: "image",
  mediaType: "image/png",
  size: 1000,
  width: 40,
  height: 30,
  isTagged: null,
  url: `/files/${file.slug}`,
  original: null,
  folderSlug: null,
  isFavourite: false,
  uses: 0,
  alternative: null,
  focus: null,
  transcript: "",
  captions: null,
  captionsName: null,
  licence: "",
  origin: "",
  createdAt: "2026-01-01T00:00:00.000Z",
  ...file,
});

const PAGE_SIZE = 10;
const missing: Trouble = { kind: "not-found", detail: "not-found" };
const done = { ok: true, value: undefined } as const;
const refuse = (error: Trouble) => ({ ok: false, error }) as const;

/** The author may only write to their client's own library. */
export function createMemoryFileLibrary(line: NetworkLine): MemoryFileLibrary {
  const files = new Map<string, LibraryFile>();
  const folders = new Map<string, Place & { readonly shelf: Shelf }>();
  const uses: FileUse[] = [];
  let count = 0;
  const write = <T>(shelf: Shelf, act: () => Result<T, Trouble>): Result<T, Trouble> =>
    shelf === "library" ? refuse({ kind: "forbidden", detail: "role.refused" }) : act();
  const find = (shelf: Shelf, slug: string) => {
    const file = files.get(slug);
    return file?.shelf === shelf ? file : undefined;
  };
  const usesOf = (slugs: readonly string[]) => uses.filter(({ document }) => slugs.includes(document));
  const below = (slug: string): readonly string[] => [
    slug,
    ...[...folders.values()].filter(({ parentSlug }) => parentSlug === slug).flatMap((one) => below(one.slug)),
  ];
  const grow = (shelf: Shelf, parent: string | null): readonly LibraryFolder[] =>
    [...folders.values()]
      .filter((one) => one.shelf === shelf && one.parentSlug === parent)
      .map(({ slug, name, parentSlug }) => ({ slug, name, parentSlug, children: grow(shelf, slug) }));
  const matches = ({ shelf, folder, query, kinds, only }: FileCriteria, file: LibraryFile): boolean =>
    file.shelf === shelf &&
    (query !== "" || kinds.length > 0 || only !== "all" || file.folderSlug === folder) &&
    file.name.includes(query) &&
    (kinds.length === 0 || kinds.includes(file.kind)) &&
    (only !== "favourites" || file.isFavourite) &&
    (only !== "silent" || lacksAlternative(file.kind, file));
  return {
    files,
    put(part) {
      const file = makeLibraryFile(part);
      files.set(file.slug, file);
      return file;
    },
    use: (use) => void uses.push(use),
    list: (criteria) =>
      line.pass("list", () => {
        const all = [...files.values()].filter((file) => matches(criteria, file));
        const rows = all.slice((criteria.page - 1) * PAGE_SIZE, criteria.page * PAGE_SIZE);
        return { ok: true, value: { files: rows, totalItems: all.length, pageSize: PAGE_SIZE } };
      }),
    read: (shelf, slug) =>
      line.pass("read", (): Result<UsedFile, Trouble> => {
        const file = find(shelf, slug);
        return file ? { ok: true, value: { ...file, usedBy: usesOf([slug]) } } : refuse(missing);
      }),
    change: (shelf, slug, change) =>
      line.pass("change", () =>
        write(shelf, () => {
          const file = find(shelf, slug);
          if (!file) return refuse(missing);
          const changed = { ...file, ...change };
          files.set(slug, changed);
          return { ok: true, value: changed };
        }),
      ),
    move: (shelf, slugs, folder) =>
      line.pass("move", () =>
        write(shelf, () => {
          if (slugs.some((slug) => !find(shelf, slug))) return refuse(missing);
          for (const file of slugs.flatMap((slug) => find(shelf, slug) ?? []))
            files.set(file.slug, { ...file, folderSlug: folder });
          return done;
        }),
      ),
    remove: (shelf, slug, isConfirmed) =>
      line.pass("remove", () =>
        write(shelf, () => {
          if (!find(shelf, slug)) return refuse(missing);
          const told = usesOf([slug]);
          if (told.length > 0 && !isConfirmed)
            return refuse({ kind: "conflict", detail: "document.in-use", uses: told });
          files.delete(slug);
          return done;
        }),
      ),
    listFolders: (shelf) => line.pass("listFolders", () => ({ ok: true, value: grow(shelf, null) })),
    createFolder: (shelf, name, parentSlug) =>
      line.pass("createFolder", () =>
        write(shelf, () => {
          count += 1;
          const slug = `folder-${count}`;
          folders.set(slug, { slug, name, parentSlug, shelf });
          return { ok: true, value: slug };
        }),
      ),
    changeFolder: (shelf, slug, change) =>
      line.pass("changeFolder", () =>
        write(shelf, () => {
          const folder = folders.get(slug);
          if (!folder) return refuse(missing);
          folders.set(slug, { ...folder, ...change });
          return done;
        }),
      ),
    removeFolder: (shelf, slug, isConfirmed) =>
      line.pass("removeFolder", () =>
        write(shelf, () => {
          if (!folders.has(slug)) return refuse(missing);
          const gone = below(slug);
          const held = [...files.values()].filter(({ folderSlug }) => folderSlug !== null && gone.includes(folderSlug));
          if (!isConfirmed && (gone.length > 1 || held.length > 0)) {
            const told = usesOf(held.map((file) => file.slug));
            return refuse({ kind: "conflict", detail: "folder.not-empty", uses: told });
          }
          for (const file of held) files.delete(file.slug);
          for (const one of gone) folders.delete(one);
          return done;
        }),
      ),
  };
}
