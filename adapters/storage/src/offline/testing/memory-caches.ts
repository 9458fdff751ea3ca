// Knows how the caches of a browser behave, as far as copies need it: by path, in memory; a full one takes nothing.

const ORIGIN = "https://learn.test";
const nameOf = (asked: RequestInfo | URL): string =>
  new URL(typeof asked === "object" && "url" in asked ? asked.url : asked, ORIGIN).href;

export interface MemoryCaches extends CacheStorage {
  isFull: boolean;
}

export function createMemoryCaches(): MemoryCaches {
  const stores = new Map<string, Map<string, Response>>();
  const open = async (name: string): Promise<Cache> => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (asked: RequestInfo | URL) => store.get(nameOf(asked))?.clone(),
      put: async (asked: RequestInfo | URL, answer: Response) => {
        if (caches.isFull) throw new DOMException("no room", "QuotaExceededError");
        store.set(nameOf(asked), answer);
      },
      delete: async (asked: RequestInfo | URL) => store.delete(nameOf(asked)),
      keys: async () => [...store.keys()].map((url) => new Request(url)),
    } as unknown as Cache;
  };
  const caches = {
    isFull: false,
    open,
    has: async (name: string) => stores.has(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  } as unknown as MemoryCaches;
  return caches;
}
