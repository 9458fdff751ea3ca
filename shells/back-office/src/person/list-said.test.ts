// Knows that what says nothing is told as nothing.
import { expect, test } from "vitest";
import { listSaid } from "./list-said.ts";

test("§7.29 a name that was left empty is no value of a change", () => {
  expect(listSaid([""])).toEqual([]);
  expect(listSaid(["  ", "North"])).toEqual(["North"]);
});
