import { expect, test } from "vitest";
import { listFirstPlaces } from "./list-first-places.ts";

test("§7.28 whoever is added while a place is looked at stands there, anybody else nowhere yet", () => {
  expect(listFirstPlaces(null, "vente")).toEqual(["vente"]);
  expect(listFirstPlaces(null, undefined)).toEqual([]);
});

test("§7.30 somebody who is changed stays where they stand, whatever place is looked at", () => {
  expect(listFirstPlaces({ affectations: ["four"] }, "vente")).toEqual(["four"]);
  expect(listFirstPlaces({ affectations: [] }, "vente")).toEqual([]);
});
