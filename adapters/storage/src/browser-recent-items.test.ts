import type { PaletteItem } from "@academiz/application/ports";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createBrowserRecentItems } from "./index.ts";

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
const file = (slug: string): PaletteItem => ({ kind: "file", slug, name: slug });

test("the last page that somebody visited stands first, once, and only the last few are kept; each person has their own", () => {
  const storage = createStorage();
  let owner = "ada";
  const recent = createBrowserRecentItems(storage, () => owner);
  for (const slug of ["a", "b", "c", "a", "d", "e", "f", "g"]) recent.keep(file(slug));
  expect(recent.read().map((item) => "slug" in item && item.slug)).toEqual(["g", "f", "e", "d", "a", "c"]);
  owner = "ben";
  expect(recent.read()).toEqual([]);
});

test("names of people do not stay on the device, neither new ones nor those that a former version kept", () => {
  const storage = createStorage();
  const ada = { kind: "person", id: "1", name: "Ada Lovelace", login: "ada" } as const;
  const key = "back-office.RECENT.x";
  const recent = createBrowserRecentItems(storage, () => "x");
  recent.keep(file("a"));
  recent.keep(ada);
  expect(storage.getItem(key)).not.toContain("Ada");
  storage.setItem(key, JSON.stringify([ada, file("a")]));
  expect(recent.read()).toEqual([file("a")]);
  expect(storage.getItem(key)).toBe(JSON.stringify([file("a")]));
});

test("whatever stands in the storage, every item that is read leads somewhere", () => {
  const item = fc.record({
    kind: fc.constantFrom("place", "product", "person", "file"),
    id: fc.anything(),
    slug: fc.anything(),
  });
  fc.assert(
    fc.property(
      fc.oneof(
        fc.json(),
        fc.array(item).map((all) => JSON.stringify(all) ?? ""),
      ),
      (text) => {
        const storage = createStorage();
        storage.setItem("back-office.RECENT.x", text);
        for (const one of createBrowserRecentItems(storage, () => "x").read())
          expect(typeof ("id" in one ? one.id : one.slug)).toBe("string");
      },
    ),
  );
});
