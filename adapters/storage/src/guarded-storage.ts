// Knows that a browser's storage can be full, forbidden or filled by someone else, and then goes on in memory.

const memory = new Map<string, string>();

export function readStored(storage: Storage, key: string): string | null {
  try {
    return memory.get(key) ?? storage.getItem(key);
  } catch {
    // Storage forbidden (private windows, blocked cookies): what this page wrote is still in memory.
    return memory.get(key) ?? null;
  }
}

/** False where it lasts only as long as the page. */
export function writeStored(storage: Storage, key: string, value: string): boolean {
  try {
    storage.setItem(key, value);
    memory.delete(key);
    return true;
  } catch {
    // Full or forbidden: it lasts at least as long as the page.
    memory.set(key, value);
    return false;
  }
}

/** True where it is in the storage itself, so that it outlasts the page. */
export function isStored(storage: Storage, key: string): boolean {
  try {
    return storage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** True where it is this very text in the storage itself: another page can have written there since. */
export function isStoredAs(storage: Storage, key: string, text: string): boolean {
  try {
    return storage.getItem(key) === text;
  } catch {
    return false;
  }
}

export function removeStored(storage: Storage, key: string): void {
  memory.delete(key);
  try {
    storage.removeItem(key);
  } catch {
    // Forbidden storage holds nothing to remove.
  }
}

/** The keys in no order, with those of what lasts only as long as the page. */
export function listStoredKeys(storage: Storage): readonly string[] {
  return [...new Set([...listLastingKeys(storage), ...memory.keys()])];
}

/** None where the storage is forbidden. */
function listLastingKeys(storage: Storage): readonly string[] {
  try {
    return Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "");
  } catch {
    return [];
  }
}

/** Null where the value is absent or no longer JSON. */
export function readStoredJson(storage: Storage, key: string): unknown {
  const text = readStored(storage, key);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    // Written by an older or a broken page: treated as absent.
    return null;
  }
}
