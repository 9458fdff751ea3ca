// Knows that the page of every type tells who learns with the product, and what they did together.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { PRODUCT_TYPES, type ProductType } from "@academiz/domain/catalog";
import { expect, test } from "vitest";

/** Where the tabs of each type are. */
const VIEWS: Readonly<Record<ProductType, string>> = {
  learniz: "studio/studio.tsx",
  scorm: "scorm/scorm-product-view.tsx",
  game: "game/game-product-view.tsx",
  "smart-sequence": "sequence/sequence-product-view.tsx",
  coursiz: "path/path-product-view.tsx",
  classiz: "classroom/classroom-product-view.tsx",
  attachment: "attachment/attachment-product-view.tsx",
  section: "section/section-product-view.tsx",
};
const readView = (type: ProductType): string =>
  readFileSync(fileURLToPath(new URL(`../${VIEWS[type]}`, import.meta.url)), "utf8");

test.each(PRODUCT_TYPES)("a product of the type %s has a tab for its learners, and one for its statistics", (type) => {
  const view = readView(type);
  expect(view).toMatch(new RegExp(`<LearnersTab[^>]*\\.of\\("${type}"\\)`));
  expect(view).toMatch(new RegExp(`<StatisticsTab[^>]*\\btype="${type}"`));
});
