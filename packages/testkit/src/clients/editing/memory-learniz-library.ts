// Knows the server's side of authoring, in memory: versions, conflicts, and publications as the server makes them.
import type { EditedProduct, LearnizLibrary, Trouble } from "@academiz/application/ports";
import type { Result } from "@academiz/domain/kernel";
import { applyGeneralConditions, type Learniz } from "@academiz/domain/learniz";
import type { NetworkLine } from "../network/network-line.ts";

const CONFLICT: Trouble = { kind: "conflict", detail: "concurrent-edit" };
/** The library does not know who asks. */
const SOMEBODY = { name: "Somebody Else", isYou: false };
const UNKNOWN: Trouble = { kind: "not-found", detail: "not-found" };

/** The library, and a look behind it. */
export interface MemoryLibrary extends LearnizLibrary {
  /**
   * The product as it is stored now.
   * @throws Error when there is none of that slug.
   */
  peek(slug: string): EditedProduct;
}

/**
 * An empty library: products are `product-1`, `product-2`, …; each write ticks a clock of its own by a second, from the
 * beginning of 2026, and a save or a publication of an older version is a `conflict`. The list is one page, unsorted;
 * nobody has learners.
 */
export function createMemoryLibrary(line: NetworkLine): MemoryLibrary {
  const products = new Map<string, EditedProduct>();
  let ticks = 0;
  const tick = () => new Date(Date.UTC(2026, 0, 1) + ++ticks * 1000).toISOString();
  const fail = (error: Trouble) => ({ ok: false, error }) as const;
  const put = (product: EditedProduct): Result<EditedProduct, Trouble> => {
    products.set(product.slug, product);
    return { ok: true, value: product };
  };
  const add = (name: string, data: unknown) => {
    const updatedAt = tick();
    const state = { publishedAt: null, visible: false, published: null, hasConfigDraft: true, documentFiles: [] };
    return put({ type: "learniz", slug: `product-${products.size + 1}`, name, updatedAt, data, ...state });
  };
  /** The product when the caller knows its newest version. */
  const find = (slug: string, updatedAt?: string): Result<EditedProduct, Trouble> => {
    const product = products.get(slug);
    if (!product) return fail(UNKNOWN);
    return updatedAt === undefined || product.updatedAt === updatedAt ? { ok: true, value: product } : fail(CONFLICT);
  };
  return {
    peek(slug) {
      const product = products.get(slug);
      if (!product) throw new Error(`no product ${slug}`);
      return product;
    },
    list: ({ query }) =>
      line.pass("list", () => {
        const rows = [...products.values()].filter(({ name }) => name.includes(query));
        return { ok: true, value: { rows, totalItems: rows.length, pageSize: 20 } };
      }),
    create: (name, config) => line.pass("create", () => add(name, config)),
    read: (slug) => line.pass("read", () => find(slug)),
    save: (slug, { name, config, updatedAt }) =>
      line.pass("save", () => {
        const found = find(slug, updatedAt);
        if (!found.ok) return found;
        const saved = { name, data: config, updatedAt: tick(), savedBy: SOMEBODY };
        return put({ ...found.value, ...saved, hasConfigDraft: true });
      }),
    publish: (slug, updatedAt) =>
      line.pass("publish", () => {
        const found = find(slug, updatedAt);
        if (!found.ok) return found;
        const now = tick();
        const { learniz } = applyGeneralConditions(found.value.data as Learniz, () => 0.5);
        const data = { ...learniz, publishedDate: now };
        return put({
          ...found.value,
          data,
          published: data,
          publishedAt: now,
          updatedAt: now,
          visible: true,
          hasConfigDraft: false,
        });
      }),
    withdraw: (slug) =>
      line.pass("withdraw", () => {
        const found = find(slug);
        return found.ok ? put({ ...found.value, visible: false }) : found;
      }),
    duplicate: (slug) =>
      line.pass("duplicate", () => {
        const found = find(slug);
        return found.ok ? add(found.value.name, found.value.data) : found;
      }),
    remove: (slug) =>
      line.pass("remove", () => (products.delete(slug) ? { ok: true, value: undefined } : fail(UNKNOWN))),
    openPreview: (slug, at) => {
      const url = at === undefined ? `/play/${slug}` : `/play/${slug}?at=${at}`;
      return line.pass("openPreview", () => ({ ok: true, value: { url } }));
    },
    listLearners: () => line.pass("listLearners", () => ({ ok: true, value: [] })),
  };
}
