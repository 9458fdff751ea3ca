// Knows how the list of people stands in its address.
import fc from "fast-check";
import { expect, test } from "vitest";
import { readPeopleCriteria, readPeopleSearch } from "./people-search.ts";

test("what is asked for of a list stands in its address, and what is usual does not", () => {
  const search = {
    q: "ann",
    sort: "-login",
    page: 3,
    role: "ROLE_MANAGER",
    state: "inactive",
    place: "p",
    criterion: "c",
  };
  expect(readPeopleSearch({ ...search, person: "7" })).toEqual({ ...search, person: "7" });
  expect(readPeopleSearch({ q: "", sort: "name", page: 1, state: "all" })).toEqual({});
  expect(readPeopleCriteria(readPeopleSearch(search))).toEqual({
    query: "ann",
    order: "-login",
    page: 3,
    roles: ["ROLE_MANAGER"],
    isActive: false,
    affectations: ["p"],
    criterias: ["c"],
  });
});

test("whatever an address says, a list can be read from it, and from what was read again", () => {
  const names = ["q", "sort", "page", "role", "state", "place", "criterion", "person"];
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), fc.jsonValue()), (search) => {
      const read = readPeopleSearch(search);
      expect(readPeopleSearch({ ...read })).toEqual(read);
      expect(readPeopleCriteria(read).page).toBeGreaterThanOrEqual(1);
    }),
  );
});
