// Knows that no more is done at once than may be, however it ends.
import { expect, test } from "vitest";
import { createPlaces, MOST_WAITING } from "./places.ts";

test("§7.116 of one person so many wait; one that ends twice, for it was sent and then left, makes room once", () => {
  const places = createPlaces(MOST_WAITING);
  const [first] = Array.from({ length: MOST_WAITING }, () => places.begin("one"));
  expect(places.begin("one")).toBeNull();
  expect(places.begin("other")).not.toBeNull();
  first?.();
  first?.();
  expect(places.begin("one")).not.toBeNull();
  expect(places.begin("one")).toBeNull();
});

test("§7.13 of all together no more come in than may, and who ends makes room for another", () => {
  const places = createPlaces(1, 2);
  const [first, second] = [places.begin("one"), places.begin("two")];
  expect(second).not.toBeNull();
  expect(places.begin("three")).toBeNull();
  first?.();
  expect(places.begin("three")).not.toBeNull();
});
