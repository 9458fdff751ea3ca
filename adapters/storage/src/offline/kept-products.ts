// Knows how whole products are kept on a device: what a player reads of one, and each file that it shows.
import type { KeptProduct, KeptProducts, ProductToKeep, Trouble } from "@academiz/application/ports";
import type { Result } from "@academiz/domain/kernel";
import {
  isKeptType,
  KEPT_MOST,
  KEPT_TYPES,
  type KeptType,
  mayKeepAttachment,
  readHeldSlug,
  writeReadPath,
} from "@academiz/domain/offline";
import { copyAnswer, findCopy, holdsType, nameKept, nameOpened, PDF } from "./copies.ts";

/** The part of a player's data that is needed to keep it. */
export interface PlayedToKeep {
  readonly publishedAt: string | null;
  readonly files: readonly { readonly url: string; readonly type: string; readonly size: number }[];
  /** As the server answered it. */
  readonly answer: object;
}
export interface KeptGround {
  readonly caches: CacheStorage | undefined;
  readonly room: Pick<StorageManager, "estimate" | "persist"> | undefined;
  readonly send: typeof fetch;
  readonly now: () => number;
  readonly origin: string;
  readonly owner: string;
  readonly readPlayed: (type: KeptType, slug: string) => Promise<Result<PlayedToKeep, Trouble>>;
  /** Fetches the apps themselves, with what the stored copies need of them; false where that failed. */
  readonly prepare: () => Promise<boolean>;
}

interface Entry extends KeptProduct {
  readonly publishedAt: string | null;
  /** Paths of this origin. */
  readonly files: readonly string[];
  readonly pictureUrl: string | null;
}
const ENTRY = "/~kept/";
const FULL = { ok: false, error: { kind: "invalid", detail: "device.full" } } as const;
const ELSEWHERE = { ok: false, error: { kind: "invalid", detail: "kept.address" } } as const;
const CANCELLED = { ok: false, error: { kind: "invalid", detail: "kept.cancelled" } } as const;
const UNREACHED = { ok: false, error: { kind: "offline", detail: "network" } } as const;

/** The type under which a kept or opened product is played without a network; null where neither. */
export async function findHeldType(
  caches: CacheStorage | undefined,
  owner: string,
  slug: string,
): Promise<KeptType | null> {
  if (!caches) return null;
  for (const store of [nameKept(owner), nameOpened(owner)])
    for (const type of KEPT_TYPES) if (await findCopy(caches, store, writeReadPath(type, slug))) return type;
  return null;
}

export function createKeptProducts(ground: KeptGround): KeptProducts {
  const { caches, owner, send, now, origin } = ground;
  const name = nameKept(owner);
  const open = () => (caches ? caches.open(name) : Promise.reject(new Error("no store")));

  async function listEntries(): Promise<readonly Entry[]> {
    if (!(await caches?.has(name))) return [];
    const store = await open();
    const requests = (await store.keys()).filter(({ url }) => new URL(url).pathname.startsWith(ENTRY));
    return Promise.all(requests.map(async (one) => (await store.match(one))?.json()));
  }
  const readOwnPath = (url: string): string | null => {
    const address = URL.canParse(url, origin) ? new URL(url, origin) : null;
    return address?.origin === origin && address.pathname.startsWith("/files/") ? address.pathname : null;
  };

  async function read(
    product: ProductToKeep,
  ): Promise<Result<PlayedToKeep & { bytes: number; paths: string[] }, Trouble>> {
    if (!isKeptType(product.type)) return ELSEWHERE;
    const played = await ground.readPlayed(product.type, product.slug);
    if (!played.ok) return played;
    const { files, answer } = played.value;
    if (product.type === "attachment" && mayKeepAttachment(files) !== "kept") return ELSEWHERE;
    const urls = [...files.map(({ url }) => url), product.pictureUrl ?? ""];
    const paths = [...new Set(urls.map(readOwnPath).filter((path) => path !== null))];
    const bytes = files.reduce((sum, { size }) => sum + size, 0) + JSON.stringify(answer).length;
    return { ok: true, value: { ...played.value, bytes, paths } };
  }
  async function hasRoom(bytes: number): Promise<boolean> {
    const taken = (await listEntries()).reduce((sum, entry) => sum + entry.bytes, 0);
    if (taken + bytes > KEPT_MOST) return false;
    const { quota, usage } = (await ground.room?.estimate().catch(() => null)) ?? {};
    return quota === undefined || usage === undefined || bytes <= quota - usage;
  }
  /** Deletes files that no kept product names: of a product that was never completed, or was removed. */
  async function sweep(): Promise<void> {
    const entries = await listEntries();
    const named = new Set(
      entries.flatMap(({ slug, type, files }) => [`${ENTRY}${slug}`, writeReadPath(type, slug), ...files]),
    );
    const store = await open();
    for (const { url } of await store.keys()) if (!named.has(new URL(url).pathname)) await store.delete(url);
  }

  async function bring(
    product: ProductToKeep,
    onShare: (share: number) => void,
    signal: AbortSignal,
  ): Promise<Result<KeptProduct, Trouble>> {
    const found = await read(product);
    if (!found.ok) return found;
    if (!isKeptType(product.type)) return ELSEWHERE;
    const { paths, answer, publishedAt, bytes } = found.value;
    if (!(await hasRoom(bytes))) return FULL;
    if (!(await ground.prepare())) return UNREACHED;
    const store = await open();
    for (const [at, path] of paths.entries()) {
      if (signal.aborted) return CANCELLED;
      onShare(at / (paths.length + 1));
      if (await store.match(path, { ignoreVary: true })) continue;
      const file = await send(path, { signal });
      // Removed meanwhile: the player says so in its place.
      if (file.status === 404) continue;
      if (!file.ok) return { ok: false, error: { kind: "unexpected", detail: `http.${file.status}` } };
      await store.put(path, await copyAnswer(file, now()));
    }
    // What the apps need for a PDF comes only where one is held.
    if ((await holdsType(store, PDF)) && !(await ground.prepare())) return UNREACHED;
    const { slug, type, title, pictureUrl } = product;
    const headers = { "content-type": "application/json; charset=utf-8" };
    const body = new Response(JSON.stringify(answer), { headers });
    await store.put(writeReadPath(type, slug), await copyAnswer(body, now()));
    const kept: KeptProduct = { slug, type, title, bytes, keptAt: now() };
    // Written last: a product that has an entry is whole.
    const entry: Entry = { ...kept, publishedAt, files: paths, pictureUrl };
    if (signal.aborted) return CANCELLED;
    await store.put(`${ENTRY}${slug}`, new Response(JSON.stringify(entry), { headers }));
    return { ok: true, value: kept };
  }
  async function bringWhole(
    product: ProductToKeep,
    onShare: (share: number) => void,
    signal: AbortSignal,
  ): Promise<Result<KeptProduct, Trouble>> {
    const result = await bring(product, onShare, signal).catch((error: unknown) => {
      if (signal.aborted) return CANCELLED;
      return error instanceof DOMException && error.name === "QuotaExceededError" ? FULL : UNREACHED;
    });
    if (!result.ok && caches) await sweep();
    return result;
  }
  async function remove(slug: string): Promise<void> {
    await (await open()).delete(`${ENTRY}${slug}`);
    await sweep();
  }

  return {
    isThere: caches !== undefined,
    list: async () =>
      (await listEntries()).map(({ slug, type, title, bytes, keptAt }) => ({ slug, type, title, bytes, keptAt })),
    async listOpened() {
      const name = nameOpened(owner);
      if (!(await caches?.has(name))) return [];
      const requests = (await (await caches?.open(name))?.keys()) ?? [];
      return requests.flatMap(({ url }) => readHeldSlug(new URL(url).pathname) ?? []);
    },
    async measure(product) {
      const found = await read(product);
      if (!found.ok) return found;
      return (await hasRoom(found.value.bytes)) ? { ok: true, value: found.value.bytes } : FULL;
    },
    keep(product, onShare) {
      const ending = new AbortController();
      // Asked when something is kept: a browser that may throw away what is kept does not tell anybody.
      void ground.room?.persist().catch(() => false);
      return { done: bringWhole(product, onShare, ending.signal), cancel: () => ending.abort() };
    },
    remove,
    async refresh() {
      const entries = await listEntries();
      if (entries.length === 0) return;
      await sweep();
      for (const entry of entries) {
        const found = await read(entry);
        if (!found.ok) {
          if (["not-found", "gone", "forbidden"].includes(found.error.kind)) await remove(entry.slug);
          if (found.error.kind === "offline") return;
          continue;
        }
        const { publishedAt, paths } = found.value;
        if (publishedAt === entry.publishedAt && paths.join() === entry.files.join()) continue;
        // The former one stays whole until the new one is.
        await bringAnew(entry);
      }
    },
  };

  async function bringAnew(entry: Entry): Promise<void> {
    const store = await open();
    const path = writeReadPath(entry.type, entry.slug);
    const former = await store.match(path);
    const result = await bring(entry, () => {}, new AbortController().signal).catch(() => UNREACHED);
    if (!result.ok && former) await store.put(path, former);
    await sweep();
  }
}
