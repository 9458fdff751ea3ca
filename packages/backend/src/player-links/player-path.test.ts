// Proves that types with a player have an address for it, and no others do.
import { hasPlayer, PRODUCT_TYPES } from "@academiz/domain/catalog";
import { expect, test } from "vitest";
import { findPlayerPath } from "./player-path.ts";

test.each(PRODUCT_TYPES)("§2.17 §2.19 a %s has a path to its player where learners have one", (type) => {
  expect(findPlayerPath(type, "slug") !== null).toBe(hasPlayer(type));
});
