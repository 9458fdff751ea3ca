import { expect, test } from "vitest";
import { filterOptions } from "./option.ts";

const people = [
  { value: "1", label: "Éloïse Fontaine", note: "eloise@acme.fr" },
  { value: "2", label: "Marc Élan" },
];
const find = (query: string) => filterOptions(people, query).map(({ value }) => value);

test("case and accents do not count, in what is typed nor in what is searched", () => {
  expect(find("eloise")).toEqual(["1"]);
  expect(find("ÉLAN")).toEqual(["2"]);
});

test("every word must be found, in any order", () => {
  expect(find("fontaine éloïse")).toEqual(["1"]);
  expect(find("fontaine marc")).toEqual([]);
});

test("the second line is searched; an empty query keeps all", () => {
  expect(find("acme")).toEqual(["1"]);
  expect(find("  ")).toEqual(["1", "2"]);
});

test("its other names are searched", () => {
  const blocks = [{ value: "table", label: "Table", keywords: "tableau grille" }];
  expect(filterOptions(blocks, "tableau")).toEqual(blocks);
  expect(filterOptions(blocks, "liste")).toEqual([]);
});
