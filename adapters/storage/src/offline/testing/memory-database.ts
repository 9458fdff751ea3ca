// Knows a database of a browser in memory: it has the few calls that results are kept with, and outlives its pages.

/** A request is answered once its asker has said what it does then. */
function answer<T>(result: T): IDBRequest<T> {
  const request = { result, onsuccess: () => {}, onerror: () => {}, onupgradeneeded: () => {} };
  queueMicrotask(() => {
    request.onupgradeneeded();
    request.onsuccess();
  });
  return request as unknown as IDBRequest<T>;
}

/** `isForbidden`: nothing can be written. */
export function createMemoryDatabase(isForbidden = false): IDBFactory {
  const rows = new Map<string, unknown>();
  const store = {
    put(value: unknown, key: string) {
      if (isForbidden) throw new DOMException("full", "QuotaExceededError");
      rows.set(key, structuredClone(value));
      return answer(key);
    },
    get: (key: string) => answer(rows.get(key)),
    delete: (key: string) => answer(void rows.delete(key)),
    getAllKeys: () => answer([...rows.keys()]),
    getAll: () => answer([...rows.values()]),
  };
  const database = { createObjectStore: () => store, transaction: () => ({ objectStore: () => store }) };
  return { open: () => answer(database) } as unknown as IDBFactory;
}
