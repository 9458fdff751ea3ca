import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readFileCriteria, readLibrarySearch } from "./library-search.ts";

test("§7.66 what is looked for stands in the address, and default values are left out", () => {
  expect(readLibrarySearch({ sort: "-createdAt", page: 1, view: "grid", shelf: "client" })).toEqual({});
  const asked = {
    shelf: "library",
    folder: "abc123",
    q: "fire",
    kind: "image",
    only: "favourites",
    sort: "name",
    page: 3,
  };
  expect(readLibrarySearch({ ...asked, view: "table", file: "f1" })).toEqual({ ...asked, view: "table", file: "f1" });
  expect(readFileCriteria(readLibrarySearch(asked))).toEqual({
    shelf: "library",
    folder: "abc123",
    query: "fire",
    kinds: ["image", "animation"],
    only: "favourites",
    order: "name",
    page: 3,
  });
});

test("§7.66 whatever stands in an address, criteria come of it, and it is said the same way again", () => {
  const anything = fc.dictionary(
    fc.constantFrom("shelf", "folder", "q", "kind", "only", "sort", "page", "view", "file"),
    fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constantFrom("library", "image", "used", "-size", "table")),
  );
  fc.assert(
    fc.property(anything, (search) => {
      const read = readLibrarySearch(search);
      expect(readLibrarySearch({ ...read })).toEqual(read);
      expect(readFileCriteria(read).page).toBeGreaterThan(0);
    }),
  );
});
