import { PRODUCT_TYPES } from "@academiz/domain/catalog";
import { TAG } from "@academiz/domain/clients";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readCriteria, readProductsSearch } from "./products-search.ts";

test("§7.79 whatever the address says, the criteria can be asked of the server", () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom("q", "sort", "page", "folder", "type", "state", "tag", "new"), fc.anything()),
      (search) => {
        const {
          query,
          order,
          page,
          folder = "f",
          type = "game",
          state = "draft",
          tags = ["fire"],
        } = readCriteria(readProductsSearch(search));
        expect(typeof query).toBe("string");
        expect(order).toMatch(/^-?(name|updatedAt|publishedAt)$/);
        expect(folder).toMatch(/^[\w-]{1,200}$/);
        expect(PRODUCT_TYPES).toContain(type);
        expect(["draft", "published", "changed", "withdrawn"]).toContain(state);
        expect(tags.length).toBeGreaterThan(0);
        for (const tag of tags) expect(tag).toMatch(TAG);
        expect(Number.isInteger(page) && page >= 1).toBe(true);
      },
    ),
  );
});

test("a search that looks like a number is still a text", () => {
  expect(readProductsSearch({ q: 2026 })).toEqual({ q: "2026" });
});

test("§3.34 a tag that looks like a number or a truth value is one, and what is none is ignored", () => {
  expect(readProductsSearch({ tag: 2026 })).toEqual({ tag: "2026" });
  expect(readProductsSearch({ tag: true })).toEqual({ tag: "true" });
  expect(readProductsSearch({ tag: "fire,no/tag,,Sécurité au travail" })).toEqual({ tag: "fire,Sécurité au travail" });
  expect(readProductsSearch({ tag: ["Fire"] })).toEqual({});
  expect(readCriteria({ tag: "fire,sea" }).tags).toEqual(["fire", "sea"]);
});

test("default values are left out; the others are read back as they were", () => {
  expect(readProductsSearch({ q: "", sort: "-updatedAt", page: 1 })).toEqual({});
  const said = {
    ...{ q: "fire", sort: "name", page: 3, folder: "f", type: "game", state: "changed" },
    ...{ tag: "fire,first-aid", new: "scorm" },
  } as const;
  expect(readProductsSearch({ ...readProductsSearch(said) })).toEqual(said);
});
