// Knows the folders of products in memory.
import type { ProductFolder, ProductFolders, Trouble } from "@academiz/application/ports";
import type { Result } from "@academiz/domain/kernel";
import type { NetworkLine } from "../network/network-line.ts";

type Kept = Omit<ProductFolder, "children">;
const UNKNOWN: Trouble = { kind: "not-found", detail: "not-found" };

/** Empty at first: new folders are `folder-1`, `folder-2`, … It does not move the content of a dissolved one. */
export function createMemoryProductFolders(line: NetworkLine): ProductFolders {
  const folders = new Map<string, Kept>();
  let count = 0;
  const grow = (parent: string | null): readonly ProductFolder[] =>
    [...folders.values()]
      .filter(({ parentSlug }) => parentSlug === parent)
      .sort((one, other) => one.name.localeCompare(other.name))
      .map((folder) => ({ ...folder, children: grow(folder.slug) }));
  const answer = (): Result<readonly ProductFolder[], Trouble> => ({ ok: true, value: grow(null) });
  const change = (slug: string, act: (folder: Kept) => void): Result<readonly ProductFolder[], Trouble> => {
    const folder = folders.get(slug);
    if (!folder) return { ok: false, error: UNKNOWN };
    act(folder);
    return answer();
  };
  return {
    list: () => line.pass("folders.list", answer),
    create: (name, parentSlug) =>
      line.pass("folders.create", () => {
        count += 1;
        folders.set(`folder-${count}`, { slug: `folder-${count}`, name, parentSlug });
        return answer();
      }),
    change: (slug, part) =>
      line.pass("folders.change", () => change(slug, (folder) => folders.set(slug, { ...folder, ...part }))),
    dissolve: (slug) =>
      line.pass("folders.dissolve", () =>
        change(slug, ({ parentSlug }) => {
          for (const one of folders.values())
            if (one.parentSlug === slug) folders.set(one.slug, { ...one, parentSlug });
          folders.delete(slug);
        }),
      ),
  };
}
