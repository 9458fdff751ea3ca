// Knows the server's side of products of packages, in memory: versions, conflicts, publications.
import type { ProductLibrary, Trouble, WrittenProduct } from "@academiz/application/ports";
import type { Result } from "@academiz/domain/kernel";
import type { NetworkLine } from "../network/network-line.ts";

const CONFLICT: Trouble = { kind: "conflict", detail: "concurrent-edit" };
const UNKNOWN: Trouble = { kind: "not-found", detail: "not-found" };

/** The library, and a look behind it. */
export interface MemoryProductLibrary extends ProductLibrary {
  /**
   * The product as it is stored now.
   * @throws Error when there is none of that slug.
   */
  peek(slug: string): WrittenProduct;
  /** Somebody else gives it this name. */
  touch(slug: string, name: string): Promise<unknown>;
}

/**
 * An empty library: products are `package-1`, `package-2`, …; each write ticks a clock of its own by a second, from the
 * beginning of 2026, and a write of an older version is a `conflict`. Nobody has learners.
 */
export function createMemoryProductLibrary(line: NetworkLine): MemoryProductLibrary {
  const products = new Map<string, WrittenProduct>();
  let ticks = 0;
  const tick = () => new Date(Date.UTC(2026, 0, 1) + ++ticks * 1000).toISOString();
  const put = (product: WrittenProduct): Result<WrittenProduct, Trouble> => {
    products.set(product.slug, product);
    return { ok: true, value: product };
  };
  const add = (name: string, content: WrittenProduct["content"]) =>
    put({
      type: "scorm",
      slug: `package-${products.size + 1}`,
      name,
      content,
      updatedAt: tick(),
      publishedAt: null,
      visible: false,
      hasConfigDraft: true,
    });
  /** The product when the caller knows its newest version. */
  const find = (slug: string, updatedAt?: string): Result<WrittenProduct, Trouble> => {
    const product = products.get(slug);
    if (!product) return { ok: false, error: UNKNOWN };
    const isNewest = updatedAt === undefined || product.updatedAt === updatedAt;
    return isNewest ? { ok: true, value: product } : { ok: false, error: CONFLICT };
  };
  const peek = (slug: string): WrittenProduct => {
    const product = products.get(slug);
    if (!product) throw new Error(`no product ${slug}`);
    return product;
  };
  return {
    peek,
    touch: async (slug, name) => put({ ...peek(slug), name, updatedAt: tick() }),
    create: (name, content) => line.pass("create", () => add(name, content)),
    read: (slug) => line.pass("read", () => find(slug)),
    save: (slug, { name, content, updatedAt }) =>
      line.pass("save", () => {
        const found = find(slug, updatedAt);
        return found.ok ? put({ ...found.value, name, content, updatedAt: tick(), hasConfigDraft: true }) : found;
      }),
    publish: (slug, updatedAt) =>
      line.pass("publish", () => {
        const found = find(slug, updatedAt);
        const now = tick();
        return found.ok
          ? put({ ...found.value, publishedAt: now, updatedAt: now, visible: true, hasConfigDraft: false })
          : found;
      }),
    withdraw: (slug) =>
      line.pass("withdraw", () => {
        const found = find(slug);
        return found.ok ? put({ ...found.value, visible: false }) : found;
      }),
    duplicate: (slug) =>
      line.pass("duplicate", () => {
        const found = find(slug);
        return found.ok ? add(found.value.name, found.value.content) : found;
      }),
    remove: (slug) =>
      line.pass("remove", () =>
        products.delete(slug) ? { ok: true, value: undefined } : { ok: false, error: UNKNOWN },
      ),
    openPreview: (slug) => line.pass("openPreview", () => ({ ok: true, value: { url: `/play/${slug}` } })),
    listLearners: () => line.pass("listLearners", () => ({ ok: true, value: [] })),
  };
}
