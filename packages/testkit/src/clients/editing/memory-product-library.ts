// Knows the server's side of authoring, in memory: versions, conflicts, and publications as on the server.
import type { ProductContent, ProductLibrary, SavedBy, Trouble, WrittenProduct } from "@academiz/application/ports";
import type { ProductType } from "@academiz/domain/catalog";
import type { Result } from "@academiz/domain/kernel";
import { applyGeneralConditions, loadLearniz } from "@academiz/domain/learniz";
import { PRODUCT_KINDS } from "@academiz/domain/products";
import type { NetworkLine } from "../network/network-line.ts";

const CONFLICT: Trouble = { kind: "conflict", detail: "concurrent-edit" };
const UNKNOWN: Trouble = { kind: "not-found", detail: "not-found" };
/** The library does not know who asks. */
const SOMEBODY = { name: "Somebody Else", isYou: false };

/** The library, and a look behind it. */
export interface MemoryProductLibrary extends ProductLibrary {
  /**
   * The product as it is stored now.
   * @throws Error when there is none of that slug.
   */
  peek(slug: string): WrittenProduct;
  /** All that is stored, in the order of their making. */
  peekAll(): readonly WrittenProduct[];
  /** Somebody else renames it. */
  touch(slug: string, name: string, savedBy?: SavedBy): Promise<unknown>;
}

/**
 * An empty library of one type: products are `learniz-1`, `learniz-2`, … of their type; each write ticks a clock of its
 * own by a second, from the beginning of 2026, and a write of an older version is a `conflict`. Nobody has learners.
 */
export function createMemoryProductLibrary(line: NetworkLine, type: ProductType): MemoryProductLibrary {
  const products = new Map<string, WrittenProduct>();
  /** Of each product, the newest first. */
  const published = new Map<string, readonly { readonly publishedAt: string; readonly content: ProductContent }[]>();
  let ticks = 0;
  let rolls = 0;
  /** Random numbers for slugs, which never repeat. */
  const random = () => (++rolls * 0.618_034) % 1;
  const tick = () => new Date(Date.UTC(2026, 0, 1) + ++ticks * 1000).toISOString();
  const fail = (error: Trouble) => ({ ok: false, error }) as const;
  const put = (product: WrittenProduct): Result<WrittenProduct, Trouble> => {
    products.set(product.slug, product);
    return { ok: true, value: product };
  };
  const add = (name: string, content: WrittenProduct["content"], folderProduct: string | null = null) => {
    const state = {
      publishedAt: null,
      published: null,
      visible: false,
      hasConfigDraft: true,
      template: false,
      demo: false,
      folderProduct,
      tags: [],
      documentFiles: [],
    };
    const now = tick();
    return put({ type, slug: `${type}-${products.size + 1}`, name, createdAt: now, updatedAt: now, content, ...state });
  };
  /** The product when the caller knows its newest version. */
  const find = (slug: string, updatedAt?: string): Result<WrittenProduct, Trouble> => {
    const product = products.get(slug);
    if (!product) return fail(UNKNOWN);
    return updatedAt === undefined || product.updatedAt === updatedAt ? { ok: true, value: product } : fail(CONFLICT);
  };
  const peek = (slug: string): WrittenProduct => {
    const product = products.get(slug);
    if (!product) throw new Error(`no product ${slug}`);
    return product;
  };
  return {
    peek,
    peekAll: () => [...products.values()],
    touch: async (slug, name, savedBy) => put({ ...peek(slug), name, savedBy, updatedAt: tick() }),
    create: (name, content, folder) => line.pass("create", () => add(name, content, folder)),
    begin: (title, { folder, ...start }) =>
      line.pass("create", () =>
        add(title, PRODUCT_KINDS[type].create({ title, strategy: "DEFAULT", ...start }, random), folder),
      ),
    read: (slug) => line.pass("read", () => find(slug)),
    save: (slug, { name, content, updatedAt }) =>
      line.pass("save", () => {
        const found = find(slug, updatedAt);
        if (!found.ok) return found;
        return put({
          ...found.value,
          name,
          content,
          updatedAt: tick(),
          savedBy: SOMEBODY,
          hasConfigDraft: true,
        });
      }),
    publish: (slug, updatedAt) =>
      line.pass("publish", () => {
        const found = find(slug, updatedAt);
        if (!found.ok) return found;
        const now = tick();
        const content = publishContent(type, found.value.content, now);
        const state = { published: content, publishedAt: now, visible: true, hasConfigDraft: false };
        published.set(slug, [{ publishedAt: now, content }, ...(published.get(slug) ?? [])]);
        return put({ ...found.value, content, updatedAt: now, ...state });
      }),
    withdraw: (slug) =>
      line.pass("withdraw", () => {
        const found = find(slug);
        return found.ok ? put({ ...found.value, visible: false }) : found;
      }),
    duplicate: (slug, name) =>
      line.pass("duplicate", () => {
        const found = find(slug);
        return found.ok ? add(name ?? found.value.name, found.value.content) : found;
      }),
    mark: (slug, marks, updatedAt) =>
      line.pass("mark", () => {
        const found = find(slug, updatedAt);
        return found.ok ? put({ ...found.value, ...marks, updatedAt: tick() }) : found;
      }),
    place: (slug, folderProduct, updatedAt) =>
      line.pass("place", () => {
        const found = find(slug, updatedAt);
        return found.ok ? put({ ...found.value, folderProduct, updatedAt: tick() }) : found;
      }),
    remove: (slug) =>
      line.pass("remove", () => (products.delete(slug) ? { ok: true, value: undefined } : fail(UNKNOWN))),
    openPreview: (slug, at) => {
      const url = at === undefined ? `/play/${slug}` : `/play/${slug}?at=${at}`;
      return line.pass("openPreview", () => ({ ok: true, value: { url } }));
    },
    listPublications: (slug) =>
      line.pass("listPublications", () => ({
        ok: true,
        value: (published.get(slug) ?? []).map(({ publishedAt }) => ({ publishedAt, publishedBy: SOMEBODY })),
      })),
    readPublication: (slug, publishedAt) =>
      line.pass("readPublication", () => {
        const found = published.get(slug)?.find((one) => one.publishedAt === publishedAt);
        return found ? { ok: true, value: found.content } : fail(UNKNOWN);
      }),
    writeLearners: (slug, format) =>
      line.pass("writeLearners", () => ({
        ok: true,
        value: { name: `${slug}-learners.${format}`, bytes: new Uint8Array() },
      })),
    listLearners: () => line.pass("listLearners", () => ({ ok: true, value: [] })),
    writeWaiting: (slug, format) =>
      line.pass("writeWaiting", () => ({
        ok: true,
        value: { name: `${slug}-waiting.${format}`, bytes: new Uint8Array() },
      })),
    listWaiting: () =>
      line.pass("listWaiting", () => ({
        ok: true,
        value: { learners: [], total: 0, size: 20, due: null },
      })),
    listAnswers: () => line.pass("listAnswers", () => ({ ok: true, value: { attempts: [], total: 0 } })),
  };
}

/** As the server writes what learners play. */
function publishContent(type: ProductType, content: WrittenProduct["content"], now: string): WrittenProduct["content"] {
  const read = type === "learniz" ? loadLearniz(content) : null;
  if (!read?.ok) return content;
  return { ...applyGeneralConditions(read.value.learniz, () => 0.5).learniz, publishedDate: now };
}
