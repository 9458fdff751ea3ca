// Knows that somebody who stood in for another comes back to where they were, once, and nobody else does.
import { expect, test } from "vitest";
import { createTabReturnPlace } from "./index.ts";

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

test("§4.23 one's own place is taken once; another person's, or one on another site, is not", () => {
  const storage = createStorage();
  let owner = "demo_admin";
  const place = createTabReturnPlace(storage, () => owner);
  place.keep("/admin/people?q=ada&page=2");
  owner = "demo_learner";
  expect(place.take()).toBeNull();
  owner = "demo_admin";
  expect([place.take(), place.take()]).toEqual(["/admin/people?q=ada&page=2", null]);
  for (const away of ["//evil.example", "/\\evil.example", "https://evil.example", ""]) {
    place.keep(away);
    expect(place.take()).toBeNull();
  }
});
