import * as fc from "fast-check";
import { expect, test } from "vitest";
import { PRODUCT_KINDS, putSectionProducts, readSectionProducts } from "../index.ts";

const START = { title: "First days", local: "EN", strategy: "LAST" } as const;
const make = () => PRODUCT_KINDS.section.create(START, () => 0.5);

test("§3.217 the products of a section are read in the order that they were put in, each once", () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (slugs) => {
      const content = putSectionProducts(make(), slugs);
      expect(readSectionProducts(content)).toEqual([...new Set(slugs)]);
      const read = PRODUCT_KINDS.section.read(content);
      expect(read.ok && [...read.value.products]).toEqual([...new Set(slugs)]);
      expect(read.ok && read.value.gap).toBe(slugs.length === 0 ? "products" : null);
    }),
  );
});

test("§3.217 what else is said of a section, and of a product that stays in it, is kept", () => {
  const details = { color: "red", productsSlugs: [{ slug: "a", open: true }, { slug: "b" }] };
  const put = putSectionProducts({ ...make(), sectionDetails: details }, ["c", "a"]);
  expect(put["sectionDetails"]).toEqual({ color: "red", productsSlugs: [{ slug: "c" }, { slug: "a", open: true }] });
  fc.assert(fc.property(fc.anything(), (any) => void readSectionProducts({ sectionDetails: any })));
});
