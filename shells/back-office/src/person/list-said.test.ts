// Knows that an empty value is not listed.
import { expect, test } from "vitest";
import { listSaid } from "./list-said.ts";

test("§7.29 a name that was left empty is not a value of a change", () => {
  expect(listSaid([""])).toEqual([]);
  expect(listSaid(["  ", "North"])).toEqual(["North"]);
});
