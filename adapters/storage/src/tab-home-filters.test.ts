// Knows that a tab brings back the filters of a home, to the person who chose them.
import { expect, test } from "vitest";
import { createTabHomeFilters } from "./index.ts";

function createStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

test("filters come back to whoever chose them, and what cannot be read is none", () => {
  const storage = createStorage();
  const filters = createTabHomeFilters(storage);
  filters.keep("ann", { type: "game", isShort: true });
  expect(filters.read("ann")).toEqual({ type: "game", isShort: true });
  expect(filters.read("bob")).toEqual({});
  for (const written of ["{", "null"]) {
    storage.setItem("front.HOME.bob", written);
    expect(filters.read("bob")).toEqual({});
  }
});
